/** Where a line's picture is. Ours are relative to the service; what is no web address is no picture. */
export function findImageAddress(
  imageUrl: string | null | undefined,
  serviceAddress: string,
): string | undefined {
  if (!imageUrl) return undefined
  try {
    const { href, protocol } = new URL(imageUrl, `${serviceAddress}/`)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
