import { type ColourName } from './pictures/palette'

export interface Brand {
  /** How the brand is written in Arabic; English and German share the Latin name. */
  arabic: string
  /** Four digits that stand for the maker in its barcodes. */
  makerNumber: number
  priceFactor: number
  colour: ColourName
}

/** All invented for the demo. */
export const brands = {
  Almgrund: { arabic: 'ألمجروند', makerNumber: 1017, priceFactor: 1.22, colour: 'blue' },
  Lunavelle: { arabic: 'لونافيل', makerNumber: 1024, priceFactor: 1.34, colour: 'violet' },
  Halmora: { arabic: 'هالمورا', makerNumber: 1031, priceFactor: 1.28, colour: 'teal' },
  Kornblick: { arabic: 'كورنبليك', makerNumber: 1048, priceFactor: 1.24, colour: 'amber' },
  Brotwinkel: { arabic: 'بروتفينكل', makerNumber: 1055, priceFactor: 1.18, colour: 'crust' },
  Hofbrede: { arabic: 'هوفبريد', makerNumber: 1062, priceFactor: 1.26, colour: 'cherry' },
  Polderwiek: { arabic: 'بولدرفيك', makerNumber: 1079, priceFactor: 1.25, colour: 'tomato' },
  Skagholm: { arabic: 'سكاجهولم', makerNumber: 1086, priceFactor: 1.3, colour: 'indigo' },
  Frostinel: { arabic: 'فروستينل', makerNumber: 1093, priceFactor: 1.27, colour: 'blue' },
  Valdoretta: { arabic: 'فالدوريتا', makerNumber: 1109, priceFactor: 1.35, colour: 'green' },
  Tavorina: { arabic: 'تافورينا', makerNumber: 1116, priceFactor: 1.2, colour: 'tomato' },
  Zaytara: { arabic: 'زيتارا', makerNumber: 1123, priceFactor: 1.29, colour: 'olive' },
  Brookmere: { arabic: 'بروكمير', makerNumber: 1130, priceFactor: 1.32, colour: 'indigo' },
  Torrevia: { arabic: 'توريفيا', makerNumber: 1147, priceFactor: 1.3, colour: 'cherry' },
  Cocovelle: { arabic: 'كوكوفيل', makerNumber: 1154, priceFactor: 1.38, colour: 'violet' },
  Knuspello: { arabic: 'كنوسبيلو', makerNumber: 1161, priceFactor: 1.25, colour: 'orange' },
  Quellora: { arabic: 'كويلورا', makerNumber: 1178, priceFactor: 1.24, colour: 'blue' },
  Fruttelio: { arabic: 'فروتيليو', makerNumber: 1185, priceFactor: 1.3, colour: 'leaf' },
  Blinkora: { arabic: 'بلينكورا', makerNumber: 1192, priceFactor: 1.33, colour: 'indigo' },
  Lavendis: { arabic: 'لافنديس', makerNumber: 1208, priceFactor: 1.36, colour: 'violet' },
  Velunia: { arabic: 'فيلونيا', makerNumber: 1215, priceFactor: 1.4, colour: 'berry' },
  Pipalino: { arabic: 'بيبالينو', makerNumber: 1222, priceFactor: 1.3, colour: 'teal' },
  Wedelo: { arabic: 'فيديلو', makerNumber: 1239, priceFactor: 1.26, colour: 'orange' },
  Papelis: { arabic: 'بابيليس', makerNumber: 1246, priceFactor: 1.25, colour: 'sky' },
  Linovita: { arabic: 'لينوفيتا', makerNumber: 1253, priceFactor: 1.28, colour: 'green' },
} as const satisfies Record<string, Brand>

export type BrandName = keyof typeof brands
