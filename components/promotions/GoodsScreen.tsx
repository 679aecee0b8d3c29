import { useState, type ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { ChooseScanned } from '@/components/parts/ChooseScanned'
import { SaidLine } from '@/components/parts/SaidLine'
import { SearchResults } from '@/components/parts/SearchResults'
import { CameraSource } from '@/components/scan/CameraSource'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { FoundRow } from './FoundRow'
import { useAddGoods } from './useAddGoods'

/** Whoever sees more than these types another word. */
const MOST_ROWS = 20

type GoodsScreenProps = {
  title: string
  onBack: () => void
  /** Whether it was added; what is in the list already is not added twice. */
  onAdd: (product: ShelfProduct) => 'added' | 'already'
  /** The button that the page is for. */
  action: ReactNode
  /** Above the search. */
  head?: ReactNode
  children: ReactNode
}

/** A page that collects products: by scanner, by camera, by search on what the device keeps of the catalog. */
export function GoodsScreen({ title, onBack, onAdd, action, head, children }: GoodsScreenProps) {
  const styles = useStyles()
  const { t } = useWords()
  const [isCameraOn, setCameraOn] = useState(false)
  const [query, setQuery] = useState('')
  const { said, several, choose, closeSeveral, take } = useAddGoods(onAdd)
  const takeFound = (product: ShelfProduct) => {
    take(product)
    setQuery('')
  }
  return (
    <Screen
      title={title}
      onBack={onBack}
      body="list"
      footer={
        <>
          <Button kind="plain" title={t('picking.scan')} onPress={() => setCameraOn(!isCameraOn)} grow={1} />
          {action}
        </>
      }
    >
      {isCameraOn && <CameraSource onClose={() => setCameraOn(false)} />}
      <SaidLine said={said} />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={styles.page}
      >
        {head}
        <TextField
          kind="search"
          label={t('replace.search.field')}
          value={query}
          onChange={setQuery}
          onSubmit={() => undefined}
        />
        {query.trim() !== '' && (
          <SearchResults
            query={query}
            mostRows={MOST_ROWS}
            renderProduct={(product) => <FoundRow product={product} onPress={() => takeFound(product)} />}
          />
        )}
        <View style={styles.rest}>{children}</View>
      </ScrollView>
      <ChooseScanned several={several} onChoose={choose} onClose={closeSeveral} />
    </Screen>
  )
}

const useStyles = themed(() => ({
  page: { flexGrow: 1, padding: space.m, gap: space.m },
  rest: { gap: space.m },
}))
