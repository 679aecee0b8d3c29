import { madeUpCustomer } from '@/server/orders/madeUpCustomer'
import { exportFolder } from '../support/exportApp'
import { plantedSecrets } from '../support/plantedSecrets'
import { plantedInFile } from './bareApp'
import { bareFolder } from './bareBundle'
import { findInFiles } from './findInFiles'

/** Whoever is in the demo's orders; in a bundle they would be on every device. */
const { phone_number: phone, last_name: name } = madeUpCustomer(0)
const demo = { 'phone number of the demo': phone.slice(0, 8), 'customer of the demo': name }

const EVERY = ['android', 'web'] as const

/** Looks for what was planted before the bundles were made. */
export function checkBundles(): string[] {
  const own = EVERY.flatMap((platform) =>
    findInFiles(exportFolder(platform), { ...plantedSecrets, ...demo }).map(
      ({ secret, file }) =>
        `The ${platform} bundle holds ${secret}, which stood in the environment or in the demo: ${file}.`,
    ),
  )
  const bare = EVERY.flatMap((platform) => {
    const { EXPO_PUBLIC_SHOWN, ...secrets } = plantedInFile
    const folder = bareFolder(platform)
    return [
      ...findInFiles(folder, secrets).map(
        ({ secret, file }) => `A bundle for ${platform} holds ${secret}, which stood in an .env file: ${file}.`,
      ),
      ...(findInFiles(folder, { EXPO_PUBLIC_SHOWN }).some(({ file }) => /\.(hbc|js)$/.test(file))
        ? []
        : [`The search in bundles for ${platform} is blind: it did not find what a screen shows.`]),
    ]
  })
  return [...own, ...bare]
}
