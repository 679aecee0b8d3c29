import { useState } from 'react'
import { useLeftAlone } from '@/components/parts/useLeftAlone'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { usePeople } from '@/state/people/usePeople'
import { useSession } from '@/state/session/useSession'
import { CodeSignIn } from './CodeSignIn'
import { NewPerson } from './NewPerson'
import { PeopleSignIn } from './PeopleSignIn'
import { useManagedNotice } from './useManagedNotice'

type Way = { kind: 'people' } | { kind: 'code' } | { kind: 'new'; lead?: Setup }

/** Somebody's own device asks for a code, a shared one for a person. */
export function SignInScreen() {
  const { t } = useWords()
  const people = usePeople()
  const session = useSession()
  const [chosen, setWay] = useState<Way>()
  const { managed, offer } = useManagedNotice()
  const toPeople = () => setWay({ kind: 'people' })
  useLeftAlone(chosen?.kind === 'new' && chosen.lead !== undefined, toPeople)

  if (people.kind !== 'shared') {
    const isRefused = session.kind === 'signed-out' && session.because === 'token-refused'
    return (
      <CodeSignIn
        key={offer?.mark}
        offered={offer?.setup}
        notice={isRefused ? t('signIn.tokenRefused') : managed}
        onLead={() => undefined}
      />
    )
  }

  const { needsCode, place } = people
  const way = chosen ?? { kind: needsCode ? 'code' : 'people' }
  const join = (lead: Setup) => setWay({ kind: 'new', lead })
  switch (way.kind) {
    case 'people':
      return (
        <PeopleSignIn
          shared={people}
          notice={managed}
          onNew={() => setWay({ kind: 'new' })}
          onCode={() => setWay({ kind: 'code' })}
          onLead={join}
        />
      )
    case 'new':
      return <NewPerson storeName={place.storeName} lead={way.lead} onBack={toPeople} />
    case 'code':
      return (
        <CodeSignIn
          place={place}
          notice={needsCode ? t('people.needsCode') : managed}
          onLead={join}
          onPeople={toPeople}
        />
      )
  }
}
