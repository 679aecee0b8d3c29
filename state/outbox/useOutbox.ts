import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type OrderId } from '@/domain/contract/ids'
import { workplaceKey, type Command } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'

export type OwnCommands = {
  /** Still to be sent, the one that goes next first. */
  waiting: readonly Command[]
  /** A person must look, the newest first. */
  needsYou: readonly Command[]
}

/** What the signed-in picker decided in this store and the service has not confirmed. Others' is none of their business. */
export function useOwnCommands(): OwnCommands {
  const { outbox } = useDeviceState()
  const { workplace } = useSignedIn()
  const commands = useStore(outbox.store, (state) => state.commands)
  return useMemo(() => {
    const key = workplaceKey(workplace)
    const own = commands.filter((command) => command.by === workplace.picker && command.workplace === key)
    return {
      waiting: own.filter(({ state }) => state !== 'needs-you'),
      needsYou: own.filter(({ state }) => state === 'needs-you').reverse(),
    }
  }, [commands, workplace])
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
