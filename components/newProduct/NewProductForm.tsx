import { useState } from 'react'
import { View } from 'react-native'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { TextField } from '@/components/ui/TextField'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { typedMaximum, typedPrice } from '@/domain/tools/newProduct'
import { skuOf, type ProductDraft } from '@/domain/tools/productDraft'
import { type TaskId } from '@/domain/tools/task'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { useShelf } from '@/state/shelf/useShelf'
import { type DraftBook } from '@/state/tools/useDraft'
import { BarcodesField } from './BarcodesField'
import { BegunBefore } from './BegunBefore'
import { CategorySheet } from './CategorySheet'
import { faultWords, markedFields } from './faultWords'
import { NameFields } from './NameFields'
import { NumberSheet } from './NumberSheet'
import { PressField } from './PressField'
import { StoresField } from './StoresField'
import { useNewProduct } from './useNewProduct'
import { WillBe } from './WillBe'
import { isOfAnother } from './withCode'

export type NewProductFormProps = {
  /** A code that was scanned elsewhere and that the store does not know. */
  offered: string | undefined
  onBack: () => void
  onOpen: (sku: Sku) => void
  onCreated: (taskId: TaskId) => void
}

type Sheet = 'category' | 'price' | 'maximum'

type Props = NewProductFormProps & { draft: ProductDraft; book: DraftBook<ProductDraft> }

export function NewProductForm({ draft, book, offered, onBack, onOpen, onCreated }: Props) {
  const styles = useStyles()
  const { t, format, language } = useWords()
  const { workplace } = useSignedIn()
  const { categories } = useShelf()
  const layouts = useLabelLayouts()
  const [isAsked, setAsked] = useState(() => isOfAnother(draft, offered, layouts))
  const [sheet, setSheet] = useState<Sheet>()
  const product = useNewProduct(draft, book, onCreated)
  const notKept = product.isNotKept ? t('newProduct.notKept') : undefined
  const fault = faultWords(t, product.faults)
  const { change } = book
  const price = typedPrice(draft)
  const maximum = typedMaximum(draft)
  const category = categories.find(({ global_id }) => global_id === draft.categoryId)
  const marked = markedFields(t, product.faults, draft.pricingType)
  const said = marked !== undefined ? t('newProduct.marked', { fields: marked }) : notKept
  const close = () => setSheet(undefined)
  const take = (changes: Partial<ProductDraft>) => {
    change(changes)
    close()
  }
  return (
    <Screen
      title={t('newProduct.title')}
      onBack={onBack}
      footer={
        <>
          {said !== undefined && (
            <View style={styles.said}>
              <Notice text={said} />
            </View>
          )}
          <Button
            title={t('newProduct.create')}
            busy={product.isSent}
            onPress={() => void product.create()}
            grow={1}
          />
        </>
      }
    >
      <BarcodesField
        draft={draft}
        onType={product.typeCode}
        onAdd={product.takeCode}
        onTakeOut={(out) => change(({ barcodes }) => ({ barcodes: barcodes.filter((code) => code !== out) }))}
        known={product.known}
        onOpen={onOpen}
        fault={fault.barcodes}
      />
      <NameFields
        titles={draft.titles}
        onType={(locale, text) => change(({ titles }) => ({ titles: { ...titles, [locale]: text } }))}
        fault={fault.titles}
      />
      <PressField
        label={t('newProduct.category')}
        value={category === undefined ? t('newProduct.choose') : localized(category.name, language)}
        isSet={category !== undefined}
        fault={fault.category}
        onPress={() => setSheet('category')}
      />
      <Section title={t('newProduct.soldBy')}>
        <ChoiceList
          label={t('newProduct.soldBy')}
          choices={(['UNIT', 'KG'] as const).map((value) => ({ value, text: t(`newProduct.by.${value}`) }))}
          chosen={draft.pricingType}
          onChoose={(pricingType) => change({ pricingType })}
        />
      </Section>
      <PressField
        label={t(`newProduct.price.${draft.pricingType}`)}
        value={price === undefined ? t('newProduct.choose') : format.money(price, workplace.currency)}
        isSet={price !== undefined}
        fault={fault.price}
        onPress={() => setSheet('price')}
      />
      <PressField
        label={t('newProduct.maximum')}
        value={maximum === undefined ? t('newProduct.noMaximum') : format.number(maximum)}
        isSet={maximum !== undefined}
        fault={fault.maximum}
        onPress={() => setSheet('maximum')}
      />
      <TextField
        kind="code"
        label={t('newProduct.sku')}
        hint={t('newProduct.skuHint')}
        value={skuOf(draft)}
        onChange={(sku) => change({ sku: sku === '' ? undefined : sku })}
        onSubmit={() => undefined}
        {...(fault.sku !== undefined && { fault: fault.sku })}
      />
      <StoresField draft={draft} onChange={change} fault={fault.stores} />
      {product.ready && <WillBe {...product.ready} />}
      <Button kind="plain" title={t('newProduct.clear')} onPress={() => product.startOver()} />

      {sheet === 'category' && (
        <CategorySheet
          categories={categories}
          chosen={draft.categoryId}
          onChoose={(categoryId) => take({ categoryId })}
          onClose={close}
        />
      )}
      {(sheet === 'price' || sheet === 'maximum') && (
        <NumberSheet
          title={t(sheet === 'price' ? `newProduct.price.${draft.pricingType}` : 'newProduct.maximum')}
          start={draft[sheet]}
          isWhole={sheet === 'maximum'}
          onTake={(typed) => take({ [sheet]: typed })}
          onClose={close}
        />
      )}
      {isAsked && offered !== undefined && (
        <BegunBefore
          draft={draft}
          offered={offered}
          onGoOn={() => setAsked(false)}
          onAnew={() => {
            setAsked(false)
            product.startOver(offered)
          }}
        />
      )}
    </Screen>
  )
}

// A row of its own above the button.
const useStyles = themed(() => ({ said: { width: '100%' } }))
