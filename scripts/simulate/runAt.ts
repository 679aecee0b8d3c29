import { randomBytes } from 'node:crypto'
import { listenForEvents, newEventBook, type EventBook, type Listener } from './audit/listen'
import { createClock } from './clock'
import { conclude, revokeTokens } from './conclude'
import { openLedger } from './ledger'
import { live, type Watch } from './live'
import type { Options } from './options'
import { prepare, type Cast } from './prepare'
import { chooseChain } from './service/chooseStores'
import { openGate } from './service/gate'
import { FEW_TRIES, realPatience } from './service/insist'
import type { OpenService } from './service/openService'
import { figuresOf } from './shown/figures'
import { reportLines } from './shown/report'
import { openScreen } from './shown/screen'
import { createStopper, whyEnded } from './stopper'

type Say = (text: string) => void

/** One run at a service, from its tokens to its report. The exit code: 0 where nothing was lost, 130 when stopped. */
export async function runAt(service: OpenService, options: Options, say: Say): Promise<number> {
  const { seed, speed } = options
  const stopper = createStopper()
  const clock = createClock(speed, stopper.signal)
  const ledger = openLedger()
  const book = newEventBook()
  const mark = randomBytes(4).toString('hex')
  let requests = 0
  const openWith = (stop?: AbortSignal, mostTries?: number) => {
    const onRetry = () => void (ledger.retries += 1)
    return openGate(service, realPatience(onRetry, stop, mostTries), () => void (requests += 1))
  }
  const gate = openWith(stopper.signal)
  // Where nobody answers the first call, the address is wrong.
  const doorbell = openWith(undefined, FEW_TRIES).portal
  const chain = chooseChain(await doorbell.listChains(), options.chain)
  const chainId = chain.chain_id
  const watch: Watch = { lastProgressMs: 0, onStandstill: () => stopper.stop({ kind: 'standstill' }) }
  let closing = openWith()
  let listener: Listener | undefined
  try {
    const cast = await prepare({
      ...{ options, gate, chain, mark, clock, ledger, say },
      stop: stopper.signal,
      onProgress: () => (watch.lastProgressMs = clock.nowMs()),
      onFailure: (problem) => stopper.stop({ kind: 'failed', problem }),
    })
    listener = await listen(cast, book, service, options, say)
    say(openingSentence(options, cast))
    const startedMs = clock.nowMs()
    const elapsedMs = () => clock.nowMs() - startedMs
    const screen = openScreen(process.stdout, () => ({
      ...{ ledger, requests, orders: options.orders, elapsedMs: elapsedMs() },
      events: listener && book.count,
    }))
    await live(cast, watch, stopper.signal).finally(() => screen.close())
    const times = { elapsedMs: elapsedMs(), realMs: clock.realMs(elapsedMs()) }

    const wasStopped = stopper.end().kind === 'interrupted'
    if (wasStopped) closing = openWith(undefined, FEW_TRIES)
    const { officeToken } = cast
    const isListening = listener !== undefined
    const audit = await conclude({
      ...{ ledger, gate: closing, chainId, officeToken, book, isListening, wasStopped, say },
    })
    const differences = [...whyEnded(stopper.end()), ...audit.differences]
    const lines = reportLines({
      ...{ seed, speed, ...times, differences, wasStopped, wasAudited: audit.wasAudited },
      figures: figuresOf(ledger, times.elapsedMs, times.realMs),
      events: { count: book.count, repeats: book.repeats, source: isListening ? 'heard' : 'log' },
      retries: ledger.retries,
    })
    for (const line of lines) say(line)
    return differences.length > 0 ? 1 : wasStopped ? 130 : 0
  } finally {
    stopper.release()
    await listener?.close()
    await revokeTokens(closing, chainId, mark).catch((problem: unknown) => {
      // With a service of its own, its tokens are gone as well.
      if (!service.isOwn) throw problem
    })
  }
}

/** A partner's webhook is never taken silently: only at a service of its own, or by --listen. */
async function listen(
  { world, stores }: Cast,
  book: EventBook,
  service: OpenService,
  options: Options,
  say: Say,
): Promise<Listener | undefined> {
  if (!service.isOwn && !options.listen) {
    say('Events are read from the delivery log; with --listen they would come here, signatures and all.')
    return undefined
  }
  const listener = await listenForEvents(book, world.mark)
  const names = stores.map(({ vendorId }) => vendorId).join(' and ')
  if (!service.isOwn) {
    say(`The webhooks of ${names} lead here from now on. Set them again in the portal afterwards.`)
  }
  try {
    for (const { vendorId } of stores) await world.portal.setWebhook(world.chainId, vendorId, listener)
  } catch (problem) {
    await listener.close()
    throw problem
  }
  return listener
}

function openingSentence({ orders, ordersPerHour, pickers, speed, seed }: Options, { stores }: Cast): string {
  const names = stores.map(({ name }) => name).join(' and ')
  return (
    `${pickers} pickers in ${names}, ${orders} orders, ${Math.round(ordersPerHour)} an hour, ` +
    `${speed} times real speed, seed ${seed}.`
  )
}
