type Running = 'service' | 'postgres'

type Stops = Partial<Record<Running, () => Promise<void>>>

/** Jest loads setup and teardown as separate modules of one process, so they meet on the global object. */
const shared = globalThis as typeof globalThis & { toteRunning?: Stops }

export function keepUntilTeardown(what: Running, stop: () => Promise<void>): void {
  shared.toteRunning = { ...shared.toteRunning, [what]: stop }
}

export async function teardown(what: Running): Promise<void> {
  await shared.toteRunning?.[what]?.()
}
