import { progressHeight, radius } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from './Box'

type ProgressProps = { done: number; of: number; /** What is counted, for screen readers. */ label: string }

export function Progress({ done, of, label }: ProgressProps) {
  const styles = useStyles()
  const shown = Math.min(Math.max(done, 0), of)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={shown}
      style={styles.track}
    >
      <Box style={[styles.bar, { width: `${of > 0 ? (shown / of) * 100 : 0}%` }]} />
    </Box>
  )
}

const useStyles = themed((colors) => ({
  track: {
    height: progressHeight,
    borderRadius: radius.s,
    backgroundColor: colors.track,
    overflow: 'hidden',
  },
  bar: { height: '100%', backgroundColor: colors.brand },
}))
