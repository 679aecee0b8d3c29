/** What the engine holds for what is made, in bytes. Needs `--expose-gc`, else garbage is counted too. */
export async function measureBytes<Made>(make: () => Promise<Made>): Promise<{ made: Made; bytes: number }> {
  const before = heldBytes()
  const made = await make()
  return { made, bytes: heldBytes() - before }
}

function heldBytes(): number {
  if (globalThis.gc === undefined) throw new Error('Run it with npm run bench:shelf: it needs --expose-gc')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
