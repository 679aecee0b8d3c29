import { type ReactNode } from 'react'
import { Platform, ScrollView, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { layout, radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Layer } from './Layer'
import { Text } from './Text'

type DialogProps = {
  title: string
  text?: string
  /** Back button, Escape: the careful answer. */
  onDismiss: () => void
  /** The answers, the careful one last. */
  children: ReactNode
}

/** A question that must be answered before anything else. At the bottom, where the thumb is. */
export function Dialog({ title, text, onDismiss, children }: DialogProps) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  return (
    <Layer title={title} transparent animationType="fade" onRequestClose={onDismiss}>
      <View style={styles.scrim}>
        <View
          // In a browser the layer is the dialog, and one in another would be read out twice.
          {...(Platform.OS !== 'web' && { role: 'dialog', 'aria-modal': true, 'aria-label': title })}
          style={[styles.sheet, { marginBottom: insets.bottom + space.m }]}
        >
          <ScrollView contentContainerStyle={styles.content}>
            <Text variant="title" heading={2}>
              {title}
            </Text>
            {text !== undefined && <Text tone="muted">{text}</Text>}
            <View style={styles.answers}>{children}</View>
          </ScrollView>
        </View>
      </View>
    </Layer>
  )
}

const useStyles = themed((colors) => ({
  scrim: {
    flex: 1,
    justifyContent: 'flex-end',
    alignItems: 'center',
    backgroundColor: colors.scrim,
    padding: space.m,
  },
  sheet: {
    width: '100%',
    maxWidth: layout.dialogWidth,
    maxHeight: '100%',
    flexShrink: 1,
    backgroundColor: colors.surface,
    borderRadius: radius.card,
  },
  content: { padding: space.l, gap: space.s },
  answers: { gap: space.m, paddingTop: space.m },
}))
