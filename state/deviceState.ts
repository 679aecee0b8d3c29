import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type StoreApi } from 'zustand/vanilla'
import { type Api, type Fetch } from '@/api/client'
import { doneOrdersOptions, orderOptions, receivedOrdersOptions } from '@/api/orders'
import { productKey } from '@/api/tools'
import { type Order } from '@/domain/contract/order'
import { loudnessOf } from '@/domain/feedback/volume'
import { workplaceKey } from '@/domain/outbox/command'
import { type Ports } from './ports'
import { askForWay, letOthersGo } from '@/api/inSlices'
import { noteStart } from './care/seenVersion'
import { createHeardJournal, type HeardJournal } from './journal/heardJournal'
import { afterKept } from './kept/afterKept'
import { forgivingKept } from './kept/forgivingKept'
import { keepReads, type KeptReads } from './kept/keepReads'
import { createManagedSetups, type ManagedSetups } from './managed/managedSetups'
import { createKeptWhereabouts, type KeptWhereabouts } from './orders/keptWhereabouts'
import { createNewOrders, type NewOrders } from './orders/newOrders'
import { createOutbox, type Outbox } from './outbox/outbox'
import { guardScans, type GuardedScans } from './people/guardedScans'
import { createIdleLock, type IdleLock } from './people/idleLock'
import { createPeople, type People } from './people/people'
import { createPickDesk, type PickDesk } from './picking/pickDesk'
import { createQueryClient } from './queries/createQueryClient'
import { createScanStream } from './scans/scanStream'
import { createSession, isSameWork, type Session, type Workplace } from './session/session'
import { createSessionApi } from './session/sessionApi'
import { labelLayoutsOf } from './settings/labelLayouts'
import { createSettings, type Settings } from './settings/settings'
import { createStoreroom, type Storeroom } from './shelf/storeroom'
import { findFirstOrder, readFirst } from './start/firstReads'
import { createFirstScreen, type FirstScreen } from './start/firstScreen'
import { createToolNews, type ToolNews } from './tools/news'
import { createToolbox, type Toolbox } from './tools/toolbox'
import { whenDrawn } from './whenDrawn'

/** Everything this device remembers, in one place that is made once. */
export type DeviceState = {
  ports: Ports
  session: Session
  people: People
  idleLock: IdleLock
  managedSetups: ManagedSetups
  settings: Settings
  queryClient: QueryClient
  storeroom: Storeroom
  keptReads: StoreApi<KeptReads>
  whereabouts: KeptWhereabouts
  /** How screens ask the service. */
  fetch: Fetch
  journal: HeardJournal
  desk: PickDesk
  outbox: Outbox
  toolbox: Toolbox
  toolNews: ToolNews
  newOrders: NewOrders
  scans: GuardedScans
  firstScreen: FirstScreen
  restore(): Promise<void>
  /** Sends what was decided from now on. Returns how to stop. */
  start(): () => void
}

export function createDeviceState(ports: Ports): DeviceState {
  const session = createSession(ports.vault)
  const settings = createSettings(ports.vault)
  const { vault, clock, steadyMs, randomBytes } = ports
  const people = createPeople({ vault, session, clock, steadyMs, randomBytes })
  const idleLock = createIdleLock({ people, session, settings, clock, steadyMs })
  const managedSetups = createManagedSetups({
    managed: ports.managed,
    vault,
    session,
    people,
    fetch: ports.fetch,
    clock,
  })
  const setVolume = () => ports.feedback.setVolume(loudnessOf[settings.store.getState().volume])
  setVolume()
  settings.store.subscribe(setVolume)
  const journal = createHeardJournal(ports.journal, ports.neighbours)
  const desk = createPickDesk(journal, ports.clock, askForWayUntilDrawn)
  const newOrders = createNewOrders(clock.nowMs)
  const refuseToken = () => {
    if (session.store.getState().kind === 'signed-in') void session.end('token-refused')
  }
  const queryClient = createQueryClient(refuseToken)
  const kept = forgivingKept(ports.kept, ports.clock)
  const storeroom = createStoreroom(kept, ports.clock)

  const findSignedIn = () => {
    const workplace = session.findWorkplace()
    return workplace && { workplace, api: createSessionApi(session, workplace, ports.fetch) }
  }

  const outbox = createOutbox({
    journal,
    clock: ports.clock,
    alone: ports.alone,
    findSender: () => {
      const signedIn = findSignedIn()
      if (signedIn === undefined) return undefined
      const { workplace, api } = signedIn
      return { workplace: workplaceKey(workplace), role: workplace.role, api }
    },
    onOrder: (order) => {
      const signedIn = findSignedIn()
      if (signedIn !== undefined) showOrder(queryClient, signedIn, order)
    },
    onUnauthorized: refuseToken,
  })

  const toolNews = createToolNews()
  const toolbox = createToolbox({
    journal,
    clock: ports.clock,
    alone: ports.alone,
    findSender: () => {
      const signedIn = findSignedIn()
      if (signedIn === undefined) return undefined
      const { workplace, api } = signedIn
      return { workplace: workplaceKey(workplace), role: workplace.role, vendorId: workplace.vendorId, api }
    },
    onEnded: (task) => {
      toolNews.note(task)
      if (task.work.type !== 'change-products') return
      const signedIn = findSignedIn()
      if (signedIn === undefined) return
      const { vendorId } = signedIn.workplace
      void queryClient.invalidateQueries({ queryKey: productKey(vendorId) })
    },
    onUnauthorized: refuseToken,
  })

  const wakeAll = () => [outbox, toolbox].forEach((sender) => sender.wake())

  session.store.subscribe((now, before) => {
    if (now === before) return
    // A new token for the same person in the same store: their work goes on.
    if (isSameWork(before, now)) return wakeAll()
    // What one picker saw is gone before the next one, or another store, comes.
    if (before.kind === 'signed-in') {
      forgetReads(queryClient)
      newOrders.forget()
      toolNews.forget()
    }
    if (now.kind === 'signed-in') {
      void desk.enter(now.workplace.picker)
      wakeAll()
    }
  })

  // After the lines above: what was kept must not be cleared with what the last picker saw.
  const keptReads = keepReads(session, {
    kept,
    clock: ports.clock,
    queryClient,
    storeroom,
    firstOrder: findFirstOrder(ports.firstPath),
    findLayouts: () => labelLayoutsOf(settings.store.getState()),
    pause: letOthersGo,
  })
  const fetch = afterKept(ports.fetch, keptReads, ports.clock)
  const firstScreen = createFirstScreen(clock)
  const readAhead = async () => {
    const workplace = session.findWorkplace()
    if (workplace === undefined) return
    const api = createSessionApi(session, workplace, fetch)
    await readFirst({ path: ports.firstPath, vendorId: workplace.vendorId, api, queryClient, desk })
  }

  // Any answer of the service says that there is a way to it again.
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (isAnswer && isWaiting(outbox)) outbox.wake()
    if (isAnswer && hasUnsent(toolbox)) toolbox.wake()
  })

  return {
    ports,
    session,
    people,
    idleLock,
    managedSetups,
    settings,
    queryClient,
    storeroom,
    keptReads,
    whereabouts: createKeptWhereabouts(kept),
    fetch,
    journal,
    desk,
    outbox,
    toolbox,
    toolNews,
    newOrders,
    scans: guardScans(createScanStream(), { onScan: idleLock.touch, isLocked: people.isLocked }),
    firstScreen,
    // The first screen is drawn once the session is known; by then its language and colours must be.
    restore: async () => {
      await Promise.all([settings.restore(), noteStart(vault, ports.version)])
      // Before the session: whether it is locked must be known when its first screen is drawn.
      await people.restore()
      await session.restore()
      void readAhead().then(firstScreen.noteRead)
      await managedSetups.restore()
    },
    start: () => {
      const stops = [
        outbox.start(),
        toolbox.start(),
        onlineManager.subscribe(wakeAll),
        onlineManager.subscribe(managedSetups.wake),
        focusManager.subscribe(wakeAll),
        idleLock.start(),
        managedSetups.start(),
        people.stop,
      ]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Every screen knows at once how an order ended. */
function showOrder(
  queryClient: QueryClient,
  { workplace, api }: { workplace: Workplace; api: Api },
  order: Order,
): void {
  queryClient.setQueryData(orderOptions(api, order.order_id).queryKey, order)
  queryClient.setQueryData(receivedOrdersOptions(api, workplace.vendorId).queryKey, (orders) =>
    orders?.filter(({ order_id }) => order_id !== order.order_id),
  )
  queryClient.setQueryData(
    doneOrdersOptions(api, workplace.vendorId).queryKey,
    (orders) => orders && [order, ...orders.filter(({ order_id }) => order_id !== order.order_id)],
  )
}

const isWaiting = ({ store }: Outbox) => store.getState().commands.some(({ state }) => state !== 'needs-you')

const hasUnsent = ({ store }: Toolbox) => store.getState().tasks.some(({ state }) => state === 'unsure')

export const DeviceStateContext = createContext<DeviceState | undefined>(undefined)

export function useDeviceState(): DeviceState {
  const state = useContext(DeviceStateContext)
  if (state === undefined) throw new Error('No device state: DeviceStateProvider is missing above')
  return state
}

/** Screens that still show something let go of it in a moment; from then on it is kept no longer. */
function forgetReads(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0
  queryClient.clear()
}

/** For what somebody waits to see: the rest gets on between the frame that shows it and the next scan. */
function askForWayUntilDrawn(): () => void {
  const giveBack = askForWay()
  return () => void whenDrawn(giveBack)
}
