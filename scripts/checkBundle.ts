import { inspectBundle } from './support/inspectBundle'
import { makeAndroidBundle, makeWebBuild } from './support/makeBundles'
import { runScript } from './support/runScript'

/** Makes both bundles where needed and looks into them. Fails when something is in them that should not be. */
runScript(async () => {
  await makeWebBuild(console.log)
  await makeAndroidBundle(console.log)
  const reports = [inspectBundle('web'), inspectBundle('android')]
  reports.forEach(({ sizes }) => console.log(sizes))
  const faults = reports.flatMap((report) => report.faults)
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
