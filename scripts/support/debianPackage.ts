import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const timeLimitMs = 300_000

export const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian or Ubuntu; false when that did not work. Only root may. */
export function installDebianPackage(name: string): boolean {
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', args, {
      stdio: 'ignore',
      timeout: timeLimitMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = () => apt('install', '--yes', '--no-install-recommends', name)
  // The package lists of a fresh container are empty or old, and refreshing current ones wastes half a minute.
  return install() || (apt('update') && install())
}
