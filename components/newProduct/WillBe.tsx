import { Facts } from '@/components/ui/Facts'
import { Section } from '@/components/ui/Section'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type NewProduct } from '@/domain/contract/catalogUpdate'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'

/** The product as it will stand in the catalog, once more before it is sent. */
export function WillBe({ product, vendors }: { product: NewProduct; vendors: readonly string[] }) {
  const { t, format, language } = useWords()
  const { workplace } = useSignedIn()
  const { categories } = useShelf()
  const category = categories.find(({ global_id }) => product.categories.includes(global_id))
  const isHere = vendors.every((id) => id === workplace.vendorId)
  const facts = [
    { name: t('newProduct.names'), value: Object.values(product.title).join(' · ') },
    { name: t('newProduct.sku'), value: product.sku },
    { name: t('newProduct.barcodes'), value: product.barcodes.join(' · ') || '–' },
    ...(category === undefined
      ? []
      : [{ name: t('newProduct.category'), value: localized(category.name, language) }]),
    {
      name: t(`newProduct.price.${product.pricing_type}`),
      value: format.money(product.price, workplace.currency),
    },
    {
      name: t('newProduct.maximum'),
      value:
        product.maximum_sales_quantity == null
          ? t('newProduct.noMaximum')
          : format.number(product.maximum_sales_quantity),
    },
    {
      name: t('newProduct.forStores'),
      value: vendors.includes('*')
        ? t('newProduct.allStores')
        : isHere
          ? workplace.storeName
          : vendors.join(' · '),
    },
  ]
  return (
    <Section title={t('newProduct.willBe')}>
      <Facts facts={facts} />
    </Section>
  )
}
