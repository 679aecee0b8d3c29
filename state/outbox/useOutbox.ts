import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { type OrderId } from '@/domain/contract/ids'
import { workplaceKey, type Command } from '@/domain/outbox/command'
import { isLeftBehind } from '@/domain/outbox/leftBehind'
import { useDeviceState } from '@/state/deviceState'
import { usePeople } from '@/state/people/usePeople'
import { useSignedIn } from '@/state/session/useSession'

export type OwnCommands = {
  /** Still to be sent, the one that goes next first. */
  waiting: readonly Command[]
  /** A person must look, the newest first. */
  needsYou: readonly Command[]
}

/** Whose decision this is to look after: whoever is signed in, and team leads for those who have left this device. */
export function useIsMine(): (command: Command) => boolean {
  const { workplace } = useSignedIn()
  const people = usePeople()
  const crew = useMemo(
    () => (people.kind === 'shared' ? people.people.map(({ name }) => name) : undefined),
    [people],
  )
  return useCallback(
    (command) =>
      command.workplace === workplaceKey(workplace) &&
      (command.by === workplace.picker || (workplace.role === 'lead' && isLeftBehind(command, crew))),
    [workplace, crew],
  )
}

/** What the signed-in picker decided in this store and the service has not confirmed. Others' is none of their business. */
export function useOwnCommands(): OwnCommands {
  const { outbox } = useDeviceState()
  const isMine = useIsMine()
  const commands = useStore(outbox.store, (state) => state.commands)
  return useMemo(() => {
    const own = commands.filter(isMine)
    return {
      waiting: own.filter(({ state }) => state !== 'needs-you'),
      needsYou: own.filter(({ state }) => state === 'needs-you').reverse(),
    }
  }, [commands, isMine])
}

/** The last thing that the signed-in picker decided about an order, while the service has not confirmed it. */
export function useCommandOf(orderId: OrderId): Command | undefined {
  const { waiting, needsYou } = useOwnCommands()
  return [...needsYou, ...waiting].find((command) => command.orderId === orderId)
}

export function useIsSending(command: Command | undefined): boolean {
  const { outbox } = useDeviceState()
  return useStore(outbox.store, ({ sending }) => sending !== undefined && sending === command?.id)
}
