import { type PinKey } from './PinPad'

/** On a device the keys of a keyboard end with Enter and come as a scan (`components/scan/WedgeCatcher`). */
export function usePadKeys(_onKey: (key: PinKey) => void, _isOn: boolean): void {}
