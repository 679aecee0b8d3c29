import { demoByDefault } from './support/demoByDefault'
import { endWithParent } from './support/leash'
import { makeWebBuild } from './support/makeBundles'
import { runScript } from './support/runScript'

/** `npm start`: the web app, the portal and the API at one address. */
runScript(async () => {
  endWithParent()
  demoByDefault(process.env)
  const webRoot = await makeWebBuild(console.log)
  // Loaded this late because an old Node, which gets a plain sentence above, stumbles over what it imports.
  const { runService } = await import('@/server/main')
  await runService({ webRoot })
})
