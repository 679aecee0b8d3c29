import { demoByDefault } from './support/demoByDefault'
import { endWithParent } from './support/leash'
import { runScript } from './support/runScript'

/** `npm run service`: the API and the portal, without the web app. */
runScript(async () => {
  endWithParent()
  demoByDefault(process.env)
  // Loaded this late because an old Node, which gets a plain sentence above, stumbles over what it imports.
  const { runService } = await import('@/server/main')
  await runService()
})
