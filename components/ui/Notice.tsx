import { View } from 'react-native'
import { radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

type NoticeProps = {
  text: string
  /** Something to know before going on, not yet a fault. */ caution?: boolean
}

/** A sentence that must not be missed, amid a page that still works. */
export function Notice({ text, caution = false }: NoticeProps) {
  const styles = useStyles()
  return (
    <View style={[styles.notice, caution && styles.caution]}>
      <Text variant="strong" tone={caution ? 'soon' : 'notFound'} alert>
        {text}
      </Text>
    </View>
  )
}

const useStyles = themed((colors) => ({
  notice: { padding: space.m + space.xxs, borderRadius: radius.card, backgroundColor: colors.notFoundSoft },
  caution: { backgroundColor: colors.soonSoft },
}))
