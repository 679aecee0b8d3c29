// This one file, because the package's front door loads React Native into every test, also those without screens.
const { default: unmountAll } = require('@testing-library/react-native/build/cleanup')

/**
 * Testing Library unmounts after a pause, in which a list's own timers fire outside act() and complain. Screens are
 * taken down at once instead, before the console is judged.
 */
afterEach(unmountAll)
