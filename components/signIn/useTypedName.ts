import { useState } from 'react'
import { findRoleAsName, judgePickerName, type PickerNameVerdict } from '@/domain/setup/pickerName'
import { type SessionState } from '@/state/session/session'
import { useSession } from '@/state/session/useSession'

export type TypedName = {
  text: string
  fault: Exclude<PickerNameVerdict['kind'], 'ok'> | undefined
  /** Who was signed in until the service refused the device, and may go on. */
  known: string | undefined
  edit: (text: string) => void
  /** The name, or undefined where the field now says what is wrong with it. */
  take: () => string | undefined
}

/** The name of who sets a device up. */
export function useTypedName(): TypedName {
  const session = useSession()
  const [known] = useState(() => findKnown(session))
  const [text, setText] = useState(known ?? '')
  const [fault, setFault] = useState<TypedName['fault']>()

  return {
    text,
    fault,
    known,
    edit: (typed) => {
      setText(typed)
      setFault(undefined)
    },
    take: () => {
      const verdict = judgePickerName(text)
      if (verdict.kind === 'ok') return verdict.name
      setFault(verdict.kind)
      return undefined
    },
  }
}

/** Whether somebody typed it. Who was here before may have left: their name alone signs nobody in. */
export const isTyped = ({ text, known }: TypedName): boolean => text.trim() !== '' && text !== known

/** Nobody is called like a role: whoever was only known by one is asked. */
function findKnown(session: SessionState): string | undefined {
  if (session.kind !== 'signed-out' || session.picker === undefined) return undefined
  return findRoleAsName(session.picker) === undefined ? session.picker : undefined
}
