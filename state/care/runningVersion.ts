import Constants from 'expo-constants'

/** The version of `app.json` that this app was built from. */
export const runningVersion = Constants.expoConfig?.version ?? '0.0.0'
