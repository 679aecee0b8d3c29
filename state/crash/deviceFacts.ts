import { Dimensions, PixelRatio, Platform } from 'react-native'

export type DeviceFacts = Readonly<Record<string, string | number>>

/** What kind of device this is, so that somebody can try the same on theirs. Nothing that tells one from another. */
export function findDeviceFacts(): DeviceFacts {
  const { width, height } = Dimensions.get('window')
  return {
    system: Platform.OS,
    systemVersion: String(Platform.Version),
    ...modelOf(),
    screen: `${Math.round(width)}x${Math.round(height)}`,
    fontScale: PixelRatio.getFontScale(),
  }
}

function modelOf(): DeviceFacts {
  if (Platform.OS !== 'android') return {}
  const { Manufacturer, Model } = Platform.constants
  return { model: `${Manufacturer} ${Model}` }
}
