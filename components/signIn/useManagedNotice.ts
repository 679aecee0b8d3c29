import { useStore } from 'zustand'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'

/** What the people who manage this device have to mend, or what they have set up for whoever says their name. */
export function useManagedNotice(): { managed: string | undefined; offered: Setup | undefined } {
  const { t } = useWords()
  const { managedSetups } = useDeviceState()
  const state = useStore(managedSetups.store)
  if (state.kind !== 'faulty') return { managed: undefined, offered: managedSetups.findOffered() }
  const fields = state.fields.map((field) => t(`managed.field.${field}`))
  return { managed: t('managed.faulty', { fields: fields.join('; ') }), offered: undefined }
}
