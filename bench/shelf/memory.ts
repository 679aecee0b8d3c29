/** What the engine holds for what is made, in bytes. Needs `--expose-gc`, else garbage is counted too. */
export function measureBytes<Made>(make: () => Made): { made: Made; bytes: number } {
  const before = heldBytes()
  const made = make()
  return { made, bytes: heldBytes() - before }
}

function heldBytes(): number {
  if (globalThis.gc === undefined) throw new Error('Run it with npm run bench:shelf: it needs --expose-gc')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
