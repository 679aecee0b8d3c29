import { type ReactNode } from 'react'
import { Pressable, View, type PressableProps } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'

type TouchListProps = {
  role?: 'radiogroup'
  label?: string
  children: ReactNode
}

/** Rows to touch, in one frame. */
export function TouchList({ role, label, children }: TouchListProps) {
  const styles = useStyles()
  return (
    <View role={role} aria-label={label} style={styles.list}>
      {children}
    </View>
  )
}

type TouchRowProps = Pick<PressableProps, 'aria-checked' | 'onPress'> & {
  role: 'button' | 'radio'
  label: string
  isFirst: boolean
  children: ReactNode
}

export function TouchRow({ label, isFirst, children, ...touched }: TouchRowProps) {
  const styles = useStyles()
  return (
    <Pressable
      {...touched}
      aria-label={label}
      style={({ pressed }) => [styles.row, !isFirst && styles.divided, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  )
}

const useStyles = themed((colors) => ({
  list: {
    backgroundColor: colors.surface,
    borderRadius: radius.card,
    borderWidth: stroke.hair,
    borderColor: colors.line,
    overflow: 'hidden',
  },
  row: {
    minHeight: touch.primary,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  divided: { borderTopWidth: stroke.hair, borderTopColor: colors.line },
  pressed: { backgroundColor: colors.plainPressed },
}))
