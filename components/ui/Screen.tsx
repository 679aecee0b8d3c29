import { useIsFocused } from 'expo-router'
import { useContext, type ReactNode } from 'react'
import { ScrollView, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { bar, layout, space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { useWords } from '@/components/words/useWords'
import { CoveredContext } from './covered'
import { BackIcon } from './icons'
import { IconButton } from './IconButton'
import { scrolledByKeys } from './scrolledByKeys'
import { StandingBanner } from './StandingBanner'
import { Text } from './Text'
import { useDocumentTitle } from './useDocumentTitle'
import { useThumbRow } from './useThumbRow'

type ScreenProps = {
  title: string
  /** `none`: the page shows its name itself. */
  header?: 'bar' | 'none'
  onBack?: () => void
  /** What stands at the end of the header. */
  right?: ReactNode
  /** The same for a chip, which has no room of its own around it. */
  chip?: ReactNode
  /** Belongs to the header and stays in sight: tabs, how far something is. */
  top?: ReactNode
  /** A strip above the header. */
  banner?: ReactNode
  /** What the screen is for, at the bottom, within reach of the thumb: the main thing last. */
  footer?: ReactNode
  /** `list`: the children scroll by themselves. */
  body?: 'page' | 'list'
  children: ReactNode
}

export function Screen({
  title,
  header = 'bar',
  onBack,
  right,
  chip,
  top,
  banner,
  footer,
  body = 'page',
  children,
}: ScreenProps) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  const { t } = useWords()
  const standing = useContext(StandingBanner)
  const thumbRow = useThumbRow()
  const hasStrip = banner !== undefined || standing !== undefined
  const isCovered = useContext(CoveredContext)
  useDocumentTitle(title, useIsFocused() && !isCovered)

  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  return (
    <View style={styles.screen}>
      {hasStrip && (
        <View style={[styles.bannerTop, { paddingTop: insets.top }, sides]}>
          {standing}
          {banner}
        </View>
      )}
      {header === 'bar' && (
        <View style={[styles.header, { paddingTop: hasStrip ? 0 : insets.top }, sides]}>
          <View style={styles.bar}>
            {onBack && (
              <IconButton label={t('action.back')} onPress={onBack}>
                <BackIcon />
              </IconButton>
            )}
            <View style={[styles.title, onBack === undefined && styles.titleAlone]}>
              <Text variant="title" heading={1} lines={2}>
                {title}
              </Text>
            </View>
            {right}
            {chip && <View style={styles.chip}>{chip}</View>}
          </View>
        </View>
      )}
      {top !== undefined && <View style={[styles.top, sides]}>{top}</View>}
      <View role="main" style={[styles.body, sides]}>
        {body === 'list' ? (
          <View style={[styles.column, styles.fill]}>{children}</View>
        ) : (
          <ScrollView
            keyboardShouldPersistTaps="handled"
            automaticallyAdjustKeyboardInsets
            // What there is to press often stands in the footer alone.
            {...(footer !== undefined && scrolledByKeys)}
            contentContainerStyle={[
              styles.pageGround,
              header === 'none' && !hasStrip && { paddingTop: insets.top },
            ]}
          >
            <View style={[styles.column, styles.page]}>{children}</View>
          </ScrollView>
        )}
      </View>
      {footer !== undefined && (
        <View style={[styles.footer, { paddingBottom: insets.bottom }, sides]}>
          <View style={[styles.column, styles.actions, thumbRow]}>{footer}</View>
        </View>
      )}
    </View>
  )
}

const useStyles = themed((colors) => ({
  screen: { flex: 1, backgroundColor: colors.background },
  bannerTop: { backgroundColor: colors.banner },
  header: { backgroundColor: colors.surface, borderBottomWidth: stroke.hair, borderBottomColor: colors.line },
  bar: {
    minHeight: bar.height,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    width: '100%',
    maxWidth: layout.contentWidth,
    alignSelf: 'center',
  },
  top: { backgroundColor: colors.surface },
  title: { flex: 1 },
  chip: { paddingEnd: space.s, flexShrink: 1 },
  titleAlone: { paddingStart: space.s },
  body: { flex: 1 },
  column: { width: '100%', maxWidth: layout.contentWidth, alignSelf: 'center' },
  fill: { flex: 1 },
  pageGround: { flexGrow: 1 },
  page: { flexGrow: 1, padding: space.m, gap: space.m },
  footer: { backgroundColor: colors.surface, borderTopWidth: stroke.hair, borderTopColor: colors.line },
  actions: { flexWrap: 'wrap', gap: space.m, padding: space.m },
}))
