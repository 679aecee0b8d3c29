import { Pressable, View } from 'react-native'
import { layout, pressedOpacity, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

type TabsProps<Name extends string> = {
  tabs: readonly {
    name: Name
    title: string
    /** For screen readers, where the title alone does not say it; begins with it. */
    label?: string
    /** Something in it cannot wait. */
    isUrgent?: boolean
  }[]
  chosen: Name
  onChoose: (name: Name) => void
}

export function Tabs<Name extends string>({ tabs, chosen, onChoose }: TabsProps<Name>) {
  const styles = useStyles()
  return (
    <View style={styles.ground}>
      <View role="tablist" style={styles.tabs}>
        {tabs.map(({ name, title, label, isUrgent }) => {
          const isChosen = name === chosen
          return (
            <Pressable
              key={name}
              role="tab"
              aria-label={label ?? title}
              aria-selected={isChosen}
              onPress={() => onChoose(name)}
              style={({ pressed }) => [styles.tab, isChosen && styles.chosen, pressed && styles.pressed]}
            >
              <Text variant="tab" tone={isUrgent ? 'notFound' : isChosen ? 'brand' : 'muted'} align="center">
                {title}
              </Text>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}

const useStyles = themed((colors) => ({
  ground: { backgroundColor: colors.surface, borderBottomWidth: stroke.hair, borderBottomColor: colors.line },
  tabs: { flexDirection: 'row', width: '100%', maxWidth: layout.contentWidth, alignSelf: 'center' },
  tab: {
    flex: 1,
    minHeight: touch.min,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    paddingVertical: space.s,
    borderBottomWidth: stroke.strong + stroke.hair,
    borderBottomColor: 'transparent',
  },
  chosen: { borderBottomColor: colors.brand },
  pressed: { opacity: pressedOpacity },
}))
