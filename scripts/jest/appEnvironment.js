const ReactNativeEnvironment = require('@react-native/jest-preset/jest/react-native-env.js')

/**
 * A query that is no longer shown is kept for five minutes by a timer, which would keep Jest itself alive that long.
 * A device ends such timers with the app; here they end with the test file.
 */
module.exports = class AppEnvironment extends ReactNativeEnvironment {
  constructor(...args) {
    super(...args)
    this.timers = new Set()
    for (const name of ['setTimeout', 'setInterval']) {
      const start = this.global[name]
      const startTracked = (...call) => {
        const timer = start(...call)
        this.timers.add(timer)
        return timer
      }
      // Node hangs the promise version of each timer on the function itself.
      this.global[name] = Object.defineProperties(startTracked, Object.getOwnPropertyDescriptors(start))
    }
  }

  async teardown() {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    await super.teardown()
  }
}
