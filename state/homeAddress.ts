/** On a device nothing says where the service is until a set-up code does, except while developing. */
export function findHomeAddress(): string | undefined {
  return process.env.EXPO_PUBLIC_SERVICE_URL
}
