import type { Delivery, PortalChain } from '@/domain/contract/portal'
import { Chip } from '../parts/Chip'
import { ActButton } from '../parts/Form'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'
import { About } from './About'
import { stateWords } from './deliveryWords'
import { NextTry } from './NextTry'
import { SentRequest } from './SentRequest'
import { Tries } from './Tries'

interface DeliveryPageProps {
  chain: PortalChain
  delivery: Delivery
  /** Where it goes next; undefined where no address is set. */
  url: string | undefined
}

export function DeliveryPage({ chain, delivery, url }: DeliveryPageProps) {
  const at = `${chainAddress(chain.chain_id)}/deliveries`
  const store = chain.vendors.find(({ vendor_id }) => vendor_id === delivery.vendor_id)
  const { words, look } = stateWords(delivery)
  return (
    <>
      <div data-live>
        <dl className="facts card">
          <dt>State</dt>
          <dd>
            <Chip look={look}>{words}</Chip>
          </dd>
          <dt>Tells of</dt>
          <dd>
            <About chainId={chain.chain_id} delivery={delivery} />
          </dd>
          {delivery.vendor_id !== '' && (
            <>
              <dt>Store</dt>
              <dd>{store?.name ?? delivery.vendor_id}</dd>
            </>
          )}
          <dt>Happened</dt>
          <dd>
            <When at={delivery.created_at} />
          </dd>
          {delivery.delivered_at !== null && (
            <>
              <dt>Delivered</dt>
              <dd>
                <When at={delivery.delivered_at} />
              </dd>
            </>
          )}
          {delivery.state === 'WAITING' && (
            <>
              <dt>Next try</dt>
              <dd>
                <NextTry delivery={delivery} />
              </dd>
            </>
          )}
        </dl>
        <h2>{delivery.tries === 1 ? '1 try' : `${delivery.tries} tries`}</h2>
        <Tries delivery={delivery} />
      </div>
      <h2>Send it again</h2>
      <p>It is tried at once. Whoever has received it already knows it by its webhook-id.</p>
      <ActButton action={`${at}/${delivery.id}/resend`} look="primary">
        Send again
      </ActButton>
      <SentRequest delivery={delivery} url={url} />
      <p>
        <a href={at}>All deliveries</a>
      </p>
    </>
  )
}
