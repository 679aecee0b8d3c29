import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useMe } from '@/state/people/usePeople'
import { useSignedIn } from '@/state/session/useSession'
import { BadgeSheet } from './BadgeSheet'
import { ChangePinSheet } from './ChangePinSheet'
import { CrewSection } from './CrewSection'
import { ShareSheet } from './ShareSheet'

/** What each person of a shared device has: a PIN, perhaps a badge, and the lock. */
export function PeopleSection() {
  const { t } = useWords()
  const { people } = useDeviceState()
  const { workplace } = useSignedIn()
  const mine = useMe()
  const [sheet, setSheet] = useState<'share' | 'pin' | 'badge'>()
  const [said, setSaid] = useState<string>()
  const [fault, setFault] = useState<string>()
  const close = () => setSheet(undefined)
  const say = (text: string) => {
    setSaid(text)
    setFault(undefined)
    close()
  }
  const unlink = () => {
    setSaid(undefined)
    setFault(undefined)
    return people.unlinkBadge().catch(() => setFault(t('people.notKept')))
  }
  // Stays while the device becomes a shared one beneath it, so that it can say what went wrong.
  const shareSheet = sheet === 'share' && <ShareSheet key="share" onClose={close} />

  if (mine === undefined) {
    // With a team lead's code everybody would be a team lead.
    if (workplace.role === 'lead') return null
    return (
      <>
        <Section title={t('people.settings.head')}>
          <Text tone="muted">{t('people.settings.shareHint')}</Text>
          <Button kind="plain" title={t('people.settings.share')} onPress={() => setSheet('share')} />
        </Section>
        {shareSheet}
      </>
    )
  }

  const { me, shared } = mine
  return (
    <>
      <Section title={t('people.settings.head')}>
        <Button kind="plain" title={t('people.settings.lockNow')} onPress={() => people.lock()} />
        <Button kind="plain" title={t('people.settings.changePin')} onPress={() => setSheet('pin')} />
        {me?.hasBadge === true ? (
          <Button kind="plain" title={t('people.settings.unlinkBadge')} onPress={() => void unlink()} />
        ) : (
          <Button kind="plain" title={t('people.settings.linkBadge')} onPress={() => setSheet('badge')} />
        )}
        {said !== undefined && (
          <Text tone="inCart" variant="strong" alert>
            {said}
          </Text>
        )}
        {fault !== undefined && (
          <Text tone="notFound" variant="strong" alert>
            {fault}
          </Text>
        )}
      </Section>
      {workplace.role === 'lead' && <CrewSection people={shared.people.filter(({ id }) => id !== me?.id)} />}
      {sheet === 'pin' && (
        <ChangePinSheet
          waitMs={() => (me === undefined ? 0 : people.waitMs(me.id))}
          onClose={close}
          onChanged={say}
        />
      )}
      {shareSheet}
      {sheet === 'badge' && <BadgeSheet onClose={close} onLinked={say} />}
    </>
  )
}
