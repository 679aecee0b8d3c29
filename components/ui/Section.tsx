import { type ReactNode } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

/** A small head over what belongs together. */
export function SectionHead({ title }: { title: string }) {
  const styles = useStyles()
  return (
    <View style={styles.head}>
      <Text variant="section" tone="muted" heading={2}>
        {title}
      </Text>
    </View>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <View style={styles.section}>
      <SectionHead title={title} />
      {children}
    </View>
  )
}

const useStyles = themed(() => ({
  head: { paddingHorizontal: space.xs, paddingTop: space.xs },
  section: { gap: space.m },
}))
