import { makeWebBuild } from './support/makeBundles'
import { runScript } from './support/runScript'

runScript(async () => {
  const folder = await makeWebBuild(console.log)
  console.log(folder)
})
