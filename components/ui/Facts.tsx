import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from './Card'
import { Text } from './Text'

/** Names and values, one below the other, so that long values have room at any font size. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  const styles = useStyles()
  return (
    <Card style={styles.facts}>
      {facts.map(({ name, value }) => (
        <View key={name}>
          <Text variant="sub" tone="muted">
            {name}
          </Text>
          <Text variant="name" selectable>
            {value}
          </Text>
        </View>
      ))}
    </Card>
  )
}

const useStyles = themed(() => ({ facts: { gap: space.m } }))
