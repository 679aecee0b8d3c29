/**
 * Secrets that are none, in the environment of every build as real ones may be. `npm run check:android` looks for them
 * in the bundles. Variables that begin with EXPO_PUBLIC_ are left out: Expo writes those into the bundle on purpose.
 */
export const plantedSecrets = {
  DEVICE_TOKEN: 'planted-token-7d1f0b6a93c24e58',
  PORTAL_KEY: 'planted-portal-key-c04b51e7aa',
  CUSTOMER_PHONE: '+4915550199471',
  DATABASE_URL: 'postgres://planted:planted-password-5e02@127.0.0.1:1/none',
}
