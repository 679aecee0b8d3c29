import type { RunningService } from './startService'

/** What a person reads after starting: where it is, and what to do next. */
export function welcome(service: RunningService, { hasWebApp }: { hasWebApp: boolean }): string {
  const { address, demo, portalKey } = service
  const lines = ['', `Tote is ready at ${address}`, '']
  if (hasWebApp && demo) lines.push(`  Pick orders   open ${address} and choose "Try as picker"`)
  else if (hasWebApp) lines.push(`  Pick orders   open ${address} and enter a device's set-up code`)
  lines.push(
    `  API           ${address}/v2, described at ${address}/openapi.json`,
    `  Portal        ${address}/portal`,
  )
  if (portalKey.demo) lines.push(`  Portal key    ${portalKey.demo}`)
  else if (portalKey.fresh)
    lines.push('', `  Portal key    ${portalKey.fresh}`, '                shown once; keep it')
  if (demo) {
    lines.push(
      '',
      '  Demo data     made up; anybody who reaches this address can use it',
      `  chain_id      ${demo.chainId}`,
      `  vendor_id     ${demo.vendorId}`,
      `  chain token   ${demo.chainToken}`,
      ...demo.signIns.map(({ role, token }) => `  ${`${role} token`.padEnd(13)} ${token}`),
    )
  }
  lines.push('', '  Ctrl-C ends it; the data stays.', '', '')
  return lines.join('\n')
}
