import { useStore } from 'zustand'
import { type Translate, useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { type ManagedState } from '@/state/managed/managedSetups'

/** `mark` is another one for another offer, be it for the same store. */
type Offer = { setup: Setup; mark: string }

/** What the people who manage this device have to mend, or what they have set up for whoever says their name. */
export function useManagedNotice(): { managed: string | undefined; offer: Offer | undefined } {
  const { t } = useWords()
  const { managedSetups } = useDeviceState()
  const state = useStore(managedSetups.store)
  const setup = managedSetups.findOffered()
  const offer = state.kind === 'offered' && setup ? { setup, mark: state.mark } : undefined
  return { managed: managedWords(t, state), offer }
}

function managedWords(t: Translate, state: ManagedState): string | undefined {
  switch (state.kind) {
    case 'faulty':
      return t('managed.faulty', {
        fields: state.fields.map((field) => t(`managed.field.${field}`)).join('; '),
      })
    case 'untried':
      return t('managed.untried')
    case 'refused':
      return t(`managed.refused.${state.wrong}`)
    case 'none':
    case 'waiting':
    case 'offered':
    case 'done':
      return undefined
  }
}
