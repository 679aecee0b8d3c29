import { requireOptionalNativeModule } from 'expo'
import { createHandheld } from './createHandheld'
import { type NativeHandheld } from './native'

export const handheld = createHandheld(requireOptionalNativeModule<NativeHandheld>('ToteHandheld'))
