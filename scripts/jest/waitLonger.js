// This one file, because the package's front door loads React Native into every test, also those without screens.
const { configure } = require('@testing-library/react-native/build/config')

/** A busy machine draws a first screen in seconds; only a test that fails waits so long. */
configure({ asyncUtilTimeout: 120_000 })
