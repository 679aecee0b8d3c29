import { useState } from 'react'
import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { deviceLabel } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { type ShownPerson } from '@/state/people/roster'

/** More names than fit a screen are searched. */
const SEARCHED_FROM = 9

type PeopleListProps = { people: readonly ShownPerson[]; onChoose: (person: ShownPerson) => void }

/** Everybody who works with this device, as large buttons from A to Z. */
export function PeopleList({ people, onChoose }: PeopleListProps) {
  const styles = useStyles()
  const { t, language } = useWords()
  const [wanted, setWanted] = useState('')
  const byName = [...people].sort((one, other) => one.name.localeCompare(other.name, language))
  const found = byName.filter(({ name }) => fold(name).includes(fold(wanted)))
  return (
    <View style={styles.list}>
      {people.length >= SEARCHED_FROM && (
        <TextField
          kind="search"
          label={t('people.find')}
          value={wanted}
          onChange={setWanted}
          onSubmit={() => found.length === 1 && found[0] && onChoose(found[0])}
        />
      )}
      {found.length === 0 && <Text tone="muted">{t('people.nobodyFound')}</Text>}
      {found.map((person) => (
        <Pressable
          key={person.id}
          role="button"
          aria-label={deviceLabel(person.name)}
          onPress={() => onChoose(person)}
          style={({ pressed }) => [styles.person, pressed && styles.pressed]}
        >
          <Text variant="name" style={styles.name}>
            {person.name}
          </Text>
          {person.role === 'lead' && (
            <Text variant="sub" tone="muted">
              {t('role.lead')}
            </Text>
          )}
        </Pressable>
      ))}
    </View>
  )
}

const fold = (text: string) => text.toLocaleLowerCase().replace(/\s+/g, '')

const useStyles = themed((colors) => ({
  list: { gap: space.s },
  person: {
    minHeight: touch.row,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.button,
    borderWidth: stroke.hair,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  },
  pressed: { backgroundColor: colors.plainPressed },
  name: { flexGrow: 1, flexShrink: 1 },
}))
