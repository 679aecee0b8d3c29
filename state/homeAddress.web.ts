/** The service that serves this page, unless the page comes from the development server. */
export function findHomeAddress(): string | undefined {
  return process.env.EXPO_PUBLIC_SERVICE_URL ?? window.location.origin
}
