import { useLocales } from 'expo-localization'

/** The languages that the device asks for, the dearest first, with commas between them. */
export const useDeviceTags = (): string =>
  useLocales()
    .map(({ languageTag }) => languageTag)
    .join(',')
