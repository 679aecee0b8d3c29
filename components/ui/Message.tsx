import { type ReactNode } from 'react'
import { View } from 'react-native'
import { layout, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

type MessageProps = {
  title: string
  text?: string
  /** Something went wrong: it is read out at once. */ alert?: boolean
  children?: ReactNode
}

/** Takes the place of content that is not there, says why, and offers what can be done. */
export function Message({ title, text, alert = false, children }: MessageProps) {
  const styles = useStyles()
  return (
    <View style={styles.message}>
      <Text variant="title" heading={2} align="center">
        {title}
      </Text>
      {text !== undefined && (
        <Text tone="muted" align="center" alert={alert}>
          {text}
        </Text>
      )}
      {children}
    </View>
  )
}

const useStyles = themed(() => ({
  message: {
    flexGrow: 1,
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: layout.formWidth,
    gap: space.m,
    padding: space.xl,
  },
}))
