import { type QueryClient } from '@tanstack/react-query'

/** Lets screens show what was read earlier, as old as it is. Never takes the place of anything newer. */
export function showKept<Read>(
  queryClient: QueryClient,
  queryKey: string[],
  read: Read,
  readAtMs: number,
): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query !== undefined && query.state.dataUpdatedAt > readAtMs) return
  // Without a network the service has failed to answer before the disk did; that must still be said.
  if (query?.state.status === 'error') query.setState({ data: read, dataUpdatedAt: readAtMs })
  else queryClient.setQueryData(queryKey, read, { updatedAt: readAtMs })
}
