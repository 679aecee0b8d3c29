import { KeyRows, type Digit } from './KeyRows'
import { Text } from './Text'
import { useRoom } from './useRoom'

export type Key = Digit | 'point' | 'delete'

type KeypadProps = {
  onKey: (key: Key) => void
  /** As people of this language write it. */
  pointSign: string
  pointLabel: string
  deleteLabel: string
  /** What stands there so far. Shown beside the keys where the page is too long to show it above them all the time. */
  typed?: string
  /** No larger than a glove needs: for screens that are too short for more. */
  isCompact?: boolean
}

/** The keys that amounts are typed with. */
export function Keypad({ onKey, pointSign, pointLabel, deleteLabel, typed, isCompact = false }: KeypadProps) {
  const isTight = useRoom() === 'tight'
  return (
    <KeyRows
      left={{ name: 'point', sign: pointSign, label: pointLabel }}
      right={{ name: 'delete', sign: '⌫', label: deleteLabel }}
      onKey={onKey}
      isCompact={isCompact}
    >
      {isTight && typed !== undefined && (
        <Text variant="key" align="center">
          {typed}
        </Text>
      )}
    </KeyRows>
  )
}
