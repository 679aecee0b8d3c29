/** Where the app was opened, if the device says so: a handheld opens it at its first screen. */
export function findFirstPath(): string | undefined {
  return undefined
}
