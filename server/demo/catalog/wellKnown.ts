/** Products that demo orders and tests may name: their SKU, price, kind of barcode and state stay as noted. */

/** 2.29, Halmora oat drink */
export const OAT_BARISTA = 'MH-10001'
/** 2.19, Halmora oat drink, close to the barista one on the shelf */
export const OAT_VANILLA = 'MH-10002'
/** 1.99 per kg */
export const BANANAS_LOOSE = 'MH-10003'
/** 2.49 */
export const VINE_TOMATOES_500 = 'MH-10004'
/** 3.95 */
export const SOURDOUGH_LOAF = 'MH-10005'
/** 3.20 */
export const GOUDA_SLICES_200 = 'MH-10006'
/** 2.99 */
export const GOUDA_YOUNG_180 = 'MH-10007'
/** 3.10 */
export const EDAM_SLICES_200 = 'MH-10008'
/** 4.40 */
export const GOUDA_AGED_250 = 'MH-10009'
/** 0.20 */
export const PAPER_BAG = 'MH-10010'
/** 1.19, at most 12 an order */
export const WHOLE_MILK = 'MH-10011'
/** 2.99 */
export const EGGS_10 = 'MH-10012'
/** 2.39, at most 6 an order */
export const BUTTER_250 = 'MH-10013'
/** 2.79 per kg */
export const APPLES_LOOSE = 'MH-10014'
/** 2.95 */
export const POTATOES_2KG = 'MH-10015'
/** 11.99 per kg */
export const CHICKEN_BREAST = 'MH-10016'
/** 29.95 per kg */
export const SALMON_FILLET = 'MH-10017'
/** 2.79 */
export const ORANGE_JUICE = 'MH-10018'
/** 0.99 */
export const SPAGHETTI_500 = 'MH-10019'
/** 1.29 */
export const TOMATO_PASSATA = 'MH-10020'
/** 13.99 */
export const COFFEE_BEANS_1KG = 'MH-10021'
/** 1.79 */
export const DARK_CHOCOLATE = 'MH-10022'
/** 4.45 */
export const TOILET_PAPER_8 = 'MH-10023'
/** 1.99 */
export const FROZEN_PEAS = 'MH-10024'
/** 0.45, a bread roll that nobody can scan */
export const NO_BARCODE_ROLL = 'MH-10025'
/** 4.99, on the shelf in new and in old packaging: two EAN-13 */
export const TWO_BARCODE_HONEY = 'MH-10026'
/** 3.49, out of season: not active, none in stock */
export const INACTIVE_GINGERBREAD = 'MH-10027'
/** 0.99, an EAN-8 */
export const EAN_8_CHEWING_GUM = 'MH-10028'
/** 3.29, a UPC-A of twelve digits */
export const UPC_A_PEANUT_BUTTER = 'MH-10029'
/** 3.95, six bottles sold as one */
export const SPARKLING_WATER_6 = 'MH-10030'
