import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'

type PressFieldProps = {
  label: string
  /** What it is set to; what to do, while it is not. */
  value: string
  isSet: boolean
  fault: string | undefined
  onPress: () => void
}

/** A field that is filled in on a page of its own, with keys or rows large enough for gloves. */
export function PressField({ label, value, isSet, fault, onPress }: PressFieldProps) {
  const styles = useStyles()
  return (
    <View style={styles.field}>
      <Card
        onPress={onPress}
        label={`${label}, ${value}`}
        {...(fault !== undefined && { edge: 'notFound' as const })}
      >
        <Text variant="sub" tone="muted">
          {label}
        </Text>
        <Text variant="name" tone={isSet ? 'ink' : 'brand'}>
          {value}
        </Text>
      </Card>
      <FieldFault fault={fault} />
    </View>
  )
}

export function FieldFault({ fault }: { fault: string | undefined }) {
  if (fault === undefined) return null
  return (
    <Text variant="sub" tone="notFound" alert>
      {fault}
    </Text>
  )
}

const useStyles = themed(() => ({ field: { gap: space.xs } }))
