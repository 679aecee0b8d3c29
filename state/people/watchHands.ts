/** On a device the outermost view tells of touches (`components/people/Locked`), and the scan stream of scans. */
export function watchHands(_onTouch: () => void): () => void {
  return () => undefined
}
