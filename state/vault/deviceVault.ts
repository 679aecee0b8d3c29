import {
  deleteItemAsync,
  getItemAsync,
  setItemAsync,
  WHEN_UNLOCKED_THIS_DEVICE_ONLY,
} from 'expo-secure-store'
import { type Vault } from './vault'

/** A backup restored on another device must not carry the token there. */
const options = { keychainAccessible: WHEN_UNLOCKED_THIS_DEVICE_ONLY }

/** Android's Keystore or iOS' Keychain. */
export const deviceVault: Vault = {
  read: (key) => getItemAsync(key, options),
  write: (key, value) => setItemAsync(key, value, options),
  remove: (key) => deleteItemAsync(key, options),
}
