/** Set by whoever launches the service for a test. */
export const leashVariable = 'TOTE_END_WITH_PARENT'

/**
 * A test run that is killed cannot stop what it started. Under the leash our stdin is a pipe held by the parent;
 * its end means that the parent is gone, and we end the same way as on Ctrl-C.
 */
export function endWithParent(): void {
  if (process.env[leashVariable] !== '1') return
  process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref?.()
}
