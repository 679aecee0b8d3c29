import { usePathname } from 'expo-router'
import { useEffect, useState } from 'react'
import { findUpdatedFrom, noteSeen } from '@/state/care/seenVersion'
import { useDeviceState } from '@/state/deviceState'
import { UpdateNote } from './UpdateNote'

/** Says once what a new version brings, at the list of orders: nobody is stopped in the middle of one. */
export function UpdateNoteWatch() {
  const { vault, version } = useDeviceState().ports
  const [seen, setSeen] = useState<string>()
  const isAtOrders = usePathname() === '/orders'

  useEffect(() => {
    let isOver = false
    void findUpdatedFrom(vault, version).then((before) => {
      if (!isOver) setSeen(before)
    })
    return () => {
      isOver = true
    }
  }, [vault, version])

  if (seen === undefined || !isAtOrders) return null
  const read = () => {
    setSeen(undefined)
    void noteSeen(vault, version)
  }
  return <UpdateNote seen={seen} running={version} onRead={read} />
}
