/** Where the app was opened: a browser may begin with any screen. */
export function findFirstPath(): string | undefined {
  return window.location.pathname
}
