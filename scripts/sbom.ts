import { spawnSync } from 'node:child_process'
import { readLock } from './supply/packages'
import { shippedOnly, type Bill } from './supply/shippedOnly'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

/** `npm run --silent sbom > tote.cdx.json`: what the app and the service are made of, as CycloneDX. */
runScript(async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout, stderr } = spawnSync(npm, ['sbom', '--sbom-format', 'cyclonedx', '--loglevel=error'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  })
  if (!stdout) throw new Error(`npm wrote no bill of materials:\n${stderr.trim()}`)
  const bill = shippedOnly(JSON.parse(stdout) as Bill, readLock(repositoryRoot).packages)
  console.log(JSON.stringify(bill, null, 2))
})
