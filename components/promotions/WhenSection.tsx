import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { SPANS, spanOf } from '@/domain/tools/localMoment'
import { type DraftFaults, type PromotionDraft } from '@/domain/tools/promotionDraft'
import { MomentFields } from './MomentFields'

type Times = Pick<PromotionDraft, 'start' | 'end'>

type WhenSectionProps = {
  times: Times
  onChange: (times: Times) => void
  faults: Pick<DraftFaults, 'start' | 'end'>
}

/** From when until when: by one tap, or typed. */
export function WhenSection({ times, onChange, faults }: WhenSectionProps) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <Section title={t('promotions.time.head')}>
      <View style={styles.quick}>
        {SPANS.map((span) => (
          <Button
            key={span}
            kind="plain"
            title={t(`promotions.time.quick.${span}`)}
            onPress={() => onChange(spanOf(span, new Date()))}
            grow={1}
          />
        ))}
      </View>
      <MomentFields
        which="start"
        moment={times.start}
        onChange={(start) => onChange({ ...times, start })}
        fault={faults.start}
      />
      <MomentFields
        which="end"
        moment={times.end}
        onChange={(end) => onChange({ ...times, end })}
        fault={faults.end}
      />
    </Section>
  )
}

const useStyles = themed(() => ({ quick: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } }))
