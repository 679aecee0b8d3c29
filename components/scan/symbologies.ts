/** What stands on goods, on shelf labels and on set-up sheets. Every kind more is a kind that can be misread. */
export const symbologies = ['ean13', 'ean8', 'upc_a', 'upc_e', 'code128', 'qr'] as const

export type Symbology = (typeof symbologies)[number]

/** Every reader spells them its own way: `EAN13`, `ean_13`, `org.gs1.EAN-13`. */
export function findSymbology(spelled: string): Symbology | undefined {
  const squeezed = squeeze(spelled)
  return symbologies.find((symbology) => squeezed.includes(squeeze(symbology)))
}

const squeeze = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
