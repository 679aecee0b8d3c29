import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { ScrollView, View, type TextInput } from 'react-native'
import { SaidLine, type Said } from '@/components/parts/SaidLine'
import { SearchResults } from '@/components/parts/SearchResults'
import { CameraSource } from '@/components/scan/CameraSource'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { type Candidate } from '@/domain/replacing/rateCandidate'

/** Whoever sees more than these types another word. */
const MOST_ROWS = 30

type BringScreenProps = {
  title: string
  banner: ReactNode
  onBack: () => void
  said: Said | undefined
  query: string
  onQuery: (query: string) => void
  /** One product among those that the search found. */
  renderProduct: (product: Candidate) => ReactElement
  scanTitle: string
  /** Above everything that can be chosen. */
  head: ReactNode
  /** What there is while nothing is searched for. */
  children: ReactNode
  /** Where the search field stands: what is suggested goes before it, what was done already comes after it. */
  field: 'above' | 'below'
  /** Besides searching and scanning. */
  action?: ReactNode
}

/** Where a product comes into the order: by scan, by search, or by what is shown below. */
export function BringScreen({
  title,
  banner,
  onBack,
  said,
  query,
  onQuery,
  renderProduct,
  scanTitle,
  head,
  children,
  field: fieldPlace,
  action,
}: BringScreenProps) {
  const styles = useStyles()
  const { t } = useWords()
  const [isCameraOn, setCameraOn] = useState(false)
  const page = useRef<ScrollView>(null)
  const fieldTop = useRef(0)
  const field = useRef<TextInput>(null)
  const isSearching = query.trim() !== ''
  const toField = () => {
    page.current?.scrollTo({ y: fieldTop.current, animated: true })
    field.current?.focus()
  }

  return (
    <Screen
      title={title}
      onBack={onBack}
      banner={banner}
      body="list"
      footer={
        <>
          {action}
          <Button kind="plain" title={t('replace.search.open')} onPress={toField} grow={1} />
          <Button title={scanTitle} onPress={() => setCameraOn(!isCameraOn)} grow={1.4} />
        </>
      }
    >
      {isCameraOn && <CameraSource onClose={() => setCameraOn(false)} />}
      <SaidLine said={said} />
      <ScrollView
        ref={page}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={styles.page}
      >
        {head}
        {fieldPlace === 'below' && !isSearching && children}
        <View onLayout={({ nativeEvent }) => (fieldTop.current = nativeEvent.layout.y)}>
          <TextField
            ref={field}
            kind="search"
            label={t('replace.search.field')}
            value={query}
            onChange={onQuery}
            onSubmit={() => undefined}
          />
        </View>
        {fieldPlace === 'above' && !isSearching && children}
        {isSearching && <SearchResults query={query} mostRows={MOST_ROWS} renderProduct={renderProduct} />}
      </ScrollView>
    </Screen>
  )
}

const useStyles = themed(() => ({ page: { flexGrow: 1, padding: space.m, gap: space.m } }))
