import { useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { HoldButton } from '@/components/ui/HoldButton'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { cancelReasonSchema, type CancelReason, type Order } from '@/domain/contract/order'
import { isOrdered } from '@/domain/orders/asReceived'
import { useSignedIn } from '@/state/session/useSession'
import { useCancel } from './useCancel'

export function CancelForm({ order, onBack }: { order: Order; onBack: () => void }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const [reason, setReason] = useState<CancelReason>()
  const { cancel, isBusy, isNotKept } = useCancel(order)
  const facts = {
    count: order.items.filter(isOrdered).length,
    total: format.total(order.payment.order_total, workplace.currency),
  }
  return (
    <Screen
      title={t('cancel.title', { code: order.order_code })}
      onBack={onBack}
      footer={
        <>
          <Button kind="plain" title={t('cancel.keep')} onPress={onBack} grow={1} />
          <HoldButton
            kind="danger"
            title={t('cancel.hold')}
            disabled={reason === undefined}
            busy={isBusy}
            onHeld={() => reason !== undefined && void cancel(reason)}
            grow={1.4}
          />
        </>
      }
    >
      <Card>
        <Text variant="strong">{t('cancel.meaning')}</Text>
        <Text variant="sub" tone="muted">
          {t('cancel.final', facts)}
        </Text>
      </Card>
      {isNotKept && <Notice text={t('replace.notKept')} />}
      <Section title={t('cancel.reason')}>
        <ChoiceList
          label={t('cancel.reason')}
          choices={cancelReasonSchema.options.map((value) => ({ value, text: t(`cancel.because.${value}`) }))}
          chosen={reason}
          onChoose={setReason}
        />
      </Section>
      <View style={styles.end} />
    </Screen>
  )
}

const useStyles = themed(() => ({ end: { height: space.s } }))
