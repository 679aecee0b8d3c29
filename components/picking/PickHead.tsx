import { memo } from 'react'
import { Pressable } from 'react-native'
import { useStore } from 'zustand'
import { disabledOpacity, layout, radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from '@/components/ui/Box'
import { Progress } from '@/components/ui/Progress'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useProgress } from '@/state/picking/usePicking'
import { noticeLook, noticeWords } from './noticeWords'
import { usePicking, usePickUi } from './PickContext'

/** How far the order is, what the last scan came to, and the way back. */
export function PickHead() {
  const styles = useStyles()
  const { t, format } = useWords()
  const { orderId } = usePicking()
  const progress = useProgress(orderId)
  const notice = usePickUi((ui) => ui.notice)
  if (progress === undefined) return null

  const done = t('picking.doneOf', { count: progress.lines, done: format.number(progress.done) })
  const look = notice && noticeLook(notice)
  return (
    <Box style={styles.ground}>
      <Box style={styles.column}>
        <Box style={styles.row}>
          <Box style={styles.words}>
            <Text variant="strong">{done}</Text>
            {progress.notFound > 0 && (
              <Text variant="sub" tone="muted">
                {t('picking.notFoundCount', { count: progress.notFound })}
              </Text>
            )}
          </Box>
          <UndoButton />
        </Box>
        <Progress done={progress.done} of={progress.lines} label={done} />
        <Box role="status" aria-live="polite" style={styles.notice}>
          {notice !== undefined && look !== undefined && (
            <Text variant="label" tone={look.tone} lines={2}>
              {`${look.sign} ${noticeWords(t, format, notice)}`}
            </Text>
          )}
        </Box>
      </Box>
    </Box>
  )
}

const UndoButton = memo(function UndoButton() {
  const styles = useStyles()
  const { t } = useWords()
  const { orderId, actions } = usePicking()
  const canUndo = useStore(
    useDeviceState().desk.store,
    ({ sessions }) => (sessions.get(orderId)?.steps.length ?? 0) > 0,
  )
  return (
    <Pressable
      role="button"
      aria-label={t('picking.undo')}
      aria-disabled={!canUndo}
      disabled={!canUndo}
      onPress={() => void actions.undo()}
      style={({ pressed }) => [styles.undo, pressed && styles.pressed, !canUndo && styles.cannot]}
    >
      <Text variant="label">{`↶ ${t('picking.undo')}`}</Text>
    </Pressable>
  )
})

const useStyles = themed((colors) => ({
  ground: { backgroundColor: colors.surface, borderBottomWidth: stroke.hair, borderBottomColor: colors.line },
  column: {
    width: '100%',
    maxWidth: layout.contentWidth,
    alignSelf: 'center',
    paddingHorizontal: space.l,
    paddingTop: space.s,
    paddingBottom: space.xs,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingBottom: space.xs },
  words: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, alignItems: 'baseline' },
  undo: {
    minHeight: touch.min,
    minWidth: touch.min,
    paddingHorizontal: space.m,
    borderRadius: radius.button,
    backgroundColor: colors.plain,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { backgroundColor: colors.plainPressed },
  cannot: { opacity: disabledOpacity },
  // Its place is kept, so that the list below does not jump when something is said.
  notice: { minHeight: space.xl, justifyContent: 'center', paddingTop: space.xs },
}))
