import { useState } from 'react'
import { Image } from 'react-native'
import { picture, radius } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from '@/components/ui/Box'
import { Text } from '@/components/ui/Text'

type LinePictureProps = { address: string | undefined; name: string; size?: 'small' | 'big' }

/** A picture helps to find the goods; without one the first letter keeps the place. The name stands beside it. */
export function LinePicture({ address, name, size = 'small' }: LinePictureProps) {
  const styles = useStyles()
  const [failed, setFailed] = useState<string>()
  return (
    <Box style={[styles.frame, styles[size]]} aria-hidden>
      {address === undefined || address === failed ? (
        <Text variant="code" tone="muted" align="center">
          {name.trim().charAt(0).toUpperCase()}
        </Text>
      ) : (
        <Image
          source={{ uri: address }}
          style={styles.image}
          resizeMode="contain"
          onError={() => setFailed(address)}
        />
      )}
    </Box>
  )
}

const useStyles = themed((colors) => ({
  frame: {
    backgroundColor: colors.picture,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
  },
  small: { width: picture.small, height: picture.small, borderRadius: radius.m },
  big: { width: picture.big, height: picture.big, borderRadius: radius.card },
  image: { width: '100%', height: '100%' },
}))
