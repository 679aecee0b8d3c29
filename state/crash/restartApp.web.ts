export async function restartApp(): Promise<void> {
  window.location.assign('/')
}
