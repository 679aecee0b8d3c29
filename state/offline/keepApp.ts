/** On a device the app is there anyway. */
export function keepApp(): void {
  return undefined
}
