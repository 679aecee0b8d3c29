import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Stepper } from '@/components/ui/Stepper'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { readMoment, spellDate, spellTime, stepMoment, type TypedMoment } from '@/domain/tools/localMoment'

type MomentFieldsProps = {
  which: 'start' | 'end'
  moment: TypedMoment
  onChange: (moment: TypedMoment) => void
  fault: 'bad-date' | 'bad-time' | 'before-start' | 'past' | undefined
}

/** A date and a time by the clock on the wall: typed, or a day and an hour at a time. */
export function MomentFields({ which, moment, onChange, fault }: MomentFieldsProps) {
  const { t, format } = useWords()
  const read = readMoment(moment)
  const words = fault && t(`promotions.time.fault.${fault}`)
  const isOfTime = fault === 'bad-time'
  const step = (by: { days?: number; hours?: number }) => onChange(stepMoment(moment, by, new Date()))
  return (
    <>
      <Stepped
        label={t(`promotions.time.${which}.date`)}
        value={moment.date}
        onChange={(date) => onChange({ ...moment, date: spellDate(date) })}
        onStep={(days) => step({ days })}
        fault={isOfTime ? undefined : words}
      />
      <Stepped
        label={t(`promotions.time.${which}.time`)}
        value={moment.time}
        onChange={(time) => onChange({ ...moment, time: spellTime(time) })}
        onStep={(hours) => step({ hours })}
        fault={isOfTime ? words : undefined}
      />
      {read.kind === 'moment' && (
        <Text variant="sub" tone="muted">
          {`${format.day(read.at.getTime())}, ${format.timeOfDay(read.at.getTime())}`}
        </Text>
      )}
    </>
  )
}

type SteppedProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onStep: (by: 1 | -1) => void
  fault: string | undefined
}

function Stepped({ label, value, onChange, onStep, fault }: SteppedProps) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.row}>
      <View style={styles.field}>
        <TextField
          kind="digits"
          label={label}
          value={value}
          onChange={onChange}
          onSubmit={() => undefined}
          {...(fault !== undefined && { fault })}
        />
      </View>
      <Stepper
        lessLabel={t('promotions.time.less', { field: label })}
        moreLabel={t('promotions.time.more', { field: label })}
        onLess={() => onStep(-1)}
        onMore={() => onStep(1)}
        canLess
        canMore
      />
    </View>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s },
  field: { flex: 1, minWidth: '45%' },
}))
