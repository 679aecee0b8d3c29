import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Keypad } from '@/components/ui/Keypad'
import { Text } from '@/components/ui/Text'
import { useRoom } from '@/components/ui/useRoom'
import { useWords } from '@/components/words/useWords'
import { pressPriceKey } from './typedPrice'

type PricePadProps = {
  typed: string
  onType: (typed: string) => void
  /** What the new price is of. */
  title: string
  /** The price that holds without it, as people read it. */
  was: { title: string; price: string }
  /** Why this price cannot be taken. */
  fault: string | undefined
}

/** A new price next to the old one, typed on large keys. */
export function PricePad({ typed, onType, title, was, fault }: PricePadProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const room = useRoom()
  const shown = (typed || '0').replace('.', format.pointSign)
  return (
    <>
      <Card style={styles.card}>
        <View style={styles.grow}>
          <Text variant="sub" tone="muted">
            {title}
          </Text>
          {room !== 'tight' && (
            <Text variant="display" tone={typed === '' ? 'muted' : 'ink'}>
              {shown}
            </Text>
          )}
        </View>
        <View>
          <Text variant="sub" tone="muted">
            {was.title}
          </Text>
          <Text variant="code">{was.price}</Text>
        </View>
      </Card>
      {fault !== undefined && (
        <Text variant="strong" tone="notFound" align="center" alert>
          {fault}
        </Text>
      )}
      <Keypad
        onKey={(key) => onType(pressPriceKey(typed, key))}
        pointSign={format.pointSign}
        pointLabel={t('picking.weight.point')}
        deleteLabel={t('picking.weight.delete')}
        typed={shown}
        isCompact={room !== 'ample'}
      />
    </>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flex: 1, minWidth: '40%' },
}))
