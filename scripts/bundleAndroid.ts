import { makeAndroidBundle } from './support/makeBundles'
import { runScript } from './support/runScript'

runScript(async () => {
  const folder = await makeAndroidBundle(console.log)
  console.log(folder)
})
