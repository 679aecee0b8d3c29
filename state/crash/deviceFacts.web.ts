import { type DeviceFacts } from './deviceFacts'

export function findDeviceFacts(): DeviceFacts {
  return {
    system: 'web',
    browser: navigator.userAgent.slice(0, 200),
    screen: `${window.innerWidth}x${window.innerHeight}`,
    pixelRatio: window.devicePixelRatio,
  }
}
