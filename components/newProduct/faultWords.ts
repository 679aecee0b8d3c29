import { type Translate } from '@/components/words/useWords'
import { type PricingType } from '@/domain/contract/order'
import { type DraftFaults } from '@/domain/tools/newProduct'

/** What to change, at the field where it is to be changed. */
export function faultWords(t: Translate, faults: DraftFaults): { [Field in keyof DraftFaults]?: string } {
  return {
    ...(faults.barcodes && { barcodes: t(`newProduct.fault.barcodes.${faults.barcodes}`) }),
    ...(faults.sku && { sku: t(`newProduct.fault.sku.${faults.sku}`) }),
    ...(faults.titles && { titles: t(`newProduct.fault.titles.${faults.titles}`) }),
    ...(faults.category && { category: t(`newProduct.fault.category.${faults.category}`) }),
    ...(faults.price && { price: t(`newProduct.fault.price.${faults.price}`) }),
    ...(faults.maximum && { maximum: t(`newProduct.fault.maximum.${faults.maximum}`) }),
    ...(faults.stores && { stores: t(`newProduct.fault.stores.${faults.stores}`) }),
  }
}

/** The names of all fields with a fault, since some lie out of sight. */
export function markedFields(
  t: Translate,
  faults: DraftFaults,
  pricingType: PricingType,
): string | undefined {
  const names = [
    ...(faults.barcodes ? [t('newProduct.barcode')] : []),
    ...(faults.titles ? [t('newProduct.names')] : []),
    ...(faults.category ? [t('newProduct.category')] : []),
    ...(faults.price ? [t(`newProduct.price.${pricingType}`)] : []),
    ...(faults.maximum ? [t('newProduct.maximum')] : []),
    ...(faults.sku ? [t('newProduct.sku')] : []),
    ...(faults.stores ? [t('newProduct.stores')] : []),
  ]
  return names.length === 0 ? undefined : names.join(' · ')
}
