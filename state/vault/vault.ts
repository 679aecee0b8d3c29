/** Where the device keeps the few small things that outlive the app: the session with its token, and preferences. */
export type Vault = {
  read(key: string): Promise<string | null>
  write(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}
