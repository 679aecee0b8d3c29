import { type Scheme } from './theme'

/** On devices the app paints every pixel itself. */
export function paintDocument(_scheme: Scheme): void {}
