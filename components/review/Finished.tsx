import { useMemo, type ReactElement } from 'react'
import { troubleWords } from '@/components/parts/troubleWords'
import { useCommandActs } from '@/components/parts/useCommandActs'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Order } from '@/domain/contract/order'
import { momentMs } from '@/domain/contract/time'
import { type Command } from '@/domain/outbox/command'
import { isOwnEnd } from '@/domain/picking/isOwnEnd'
import { goodsToPutBack } from '@/domain/picking/putBack'
import { type PickSession } from '@/domain/picking/session'
import { useSignedIn } from '@/state/session/useSession'
import { Differences } from './Differences'
import { EndFooter } from './EndFooter'
import { MarkOut } from './MarkOut'
import { PutBack } from './PutBack'
import { type ReviewRoutes } from './ReviewScreen'

type FinishedProps = Pick<ReviewRoutes, 'onOrders' | 'onNext'> & {
  banner: ReactElement | undefined
  order: Order
  session: PickSession
  /** What this picker had decided, while it is not what happened and nobody has said to have understood that. */
  unheeded: Command | undefined
}

/** The order as the service confirmed it, what goes back on the shelf, and what comes next. */
export function Finished({ order, session, unheeded, banner, onOrders, onNext }: FinishedProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { letGo, isBusy, said } = useCommandActs(unheeded?.id)
  const isCancelled = order.status === 'CANCELLED'
  // Ended elsewhere, this device's picks are kept for the record, but they are not what was sent.
  const isOurs = useMemo(
    () => !hasOtherCart(unheeded) && isOwnEnd(session, order, new Date()),
    [session, order, unheeded],
  )
  const back = useMemo(
    () => goodsToPutBack(session, isOurs && !isCancelled ? session : undefined),
    [session, isOurs, isCancelled],
  )
  const end = t(isOurs || isCancelled ? `review.ended.${order.status}` : 'review.endedByOthers')
  return (
    <Screen
      title={order.order_code}
      onBack={onOrders}
      banner={banner}
      chip={<Chip tone={isCancelled ? 'late' : 'ok'} text={t(`order.status.${order.status}`)} />}
      footer={
        unheeded ? (
          <Button title={t('outbox.understood')} busy={isBusy} onPress={() => void letGo()} grow={1} />
        ) : (
          <EndFooter orderId={order.order_id} onOrders={onOrders} onNext={onNext} />
        )
      }
    >
      <Card edge={isCancelled || !isOurs ? 'notFound' : 'inCart'} style={styles.card}>
        <Text variant="title" heading={2}>
          {hasOtherCart(unheeded) ? troubleWords(t, unheeded) : end}
        </Text>
        <Text variant="number">{format.total(order.payment.order_total, workplace.currency)}</Text>
        <Text variant="sub" tone="muted">
          {format.time(momentMs(order.sys.updated_at))}
        </Text>
      </Card>
      {unheeded && !hasOtherCart(unheeded) && <Notice text={troubleWords(t, unheeded)} />}
      {said !== undefined && <Notice text={said} />}
      {unheeded && <Differences command={unheeded} />}
      {!isCancelled && <MarkOut notFound={order.items.filter(({ status }) => status === 'NOT_FOUND')} />}
      <PutBack goods={back} />
    </Screen>
  )
}

/** A cart was decided here, and the order ended in another way. */
function hasOtherCart(command: Command | undefined): command is Command {
  return command?.trouble?.kind === 'ended-otherwise' && command.update.status !== 'CANCELLED'
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
