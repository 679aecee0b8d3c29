import { type ReadCode } from '@/domain/barcode/code'
import { readCode } from '@/domain/barcode/readCode'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { type Signal } from '@/domain/feedback/signals'
import { type PickAct } from '@/domain/picking/events'
import { judgeScan, type ScanVerdict, type ShelfProduct } from '@/domain/picking/judgeScan'
import { lookAgain, reportNotFound, revokeNotFound, type MissingVerdict } from '@/domain/picking/notFound'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { piecesOf } from '@/domain/picking/pieces'
import { isComplete } from '@/domain/picking/progress'
import { type PriceChange } from '@/domain/picking/price'
import { judgeQuantity } from '@/domain/picking/quantity'
import { findLine, type LineProgress, type PickSession } from '@/domain/picking/session'
import { judgePriceChange, removePrice, type PriceVerdict } from '@/domain/picking/setPrice'
import { judgeUndo } from '@/domain/picking/undo'
import { judgeWeight } from '@/domain/picking/weigh'
import { type Feedback } from '@/state/feedback/feedback'
import { type Answer, type PickDesk } from '@/state/picking/pickDesk'
import { type Scan } from '@/state/scans/scanStream'
import { type Notice, type PickUi } from './pickUi'
import { answerScan, pickedWords } from './scanAnswer'

export type PickActions = ReturnType<typeof createPickActions>

export type PickTools = {
  desk: PickDesk
  orderId: OrderId
  by: string
  feedback: Feedback
  ui: PickUi
  layouts: () => readonly LabelLayout[]
  /** What the store sells under this key, as far as the device knows. */
  findProducts: (key: string) => readonly ShelfProduct[]
  /** Whether what the device knows is all there is. */
  knowsAll: () => boolean
  /** Asks the service about a code that the device does not know. */
  lookUp: (code: ReadCode) => Promise<readonly ShelfProduct[]>
  /** The line that is shown large. */
  findFocus: (session: PickSession) => LineId | undefined
}

/** Everything a picker does, from the hand to the journal and back to the ear. */
export function createPickActions(tools: PickTools) {
  const { desk, orderId, by, ui, feedback } = tools

  /** Writes an act down; only then it is heard and seen. */
  async function act(judge: (session: PickSession) => Deed | undefined): Promise<void> {
    const performed = await desk.perform(orderId, by, (session) => judge(session) ?? {}, answer)
    if (performed.kind === 'not-kept') refuse({ kind: 'not-kept' })
  }

  const answer: Answer<Deed> = {
    sound: ({ verdict: { signal, act }, session }) => {
      if (signal === undefined) return
      const isLast = act !== undefined && act.type !== 'undone' && isComplete(session)
      feedback.give(isLast ? 'order-complete' : signal)
    },
    // Without words of its own it still ends those before it, which may be true no longer.
    show: ({ verdict: { signal, notice } }) => signal && ui.setState({ notice }),
  }

  /** Whatever lies over the list would hide why. */
  function refuse(notice: Notice) {
    ui.setState({ stop: undefined, sheet: undefined, notice })
    feedback.give('refused')
  }

  const onLine =
    (judge: (line: LineProgress) => Deed | undefined) =>
    (session: PickSession, lineId: LineId): Deed | undefined => {
      const line = findLine(session, lineId)
      return line && judge(line)
    }
  const doOn = (lineId: LineId, judge: (line: LineProgress) => Deed | undefined) =>
    act((session) => onLine(judge)(session, lineId))

  async function scan({ text, source }: Scan): Promise<void> {
    const code = readCode(text, tools.layouts())
    const isUnknown = await judge({ code, source, isFirstLook: !tools.knowsAll() })
    if (!isUnknown) return
    // Not known here is not unknown: the device may not have the whole catalog yet.
    const found = await tools.lookUp(code).catch(() => undefined)
    await judge({
      code,
      source,
      isUnasked: found === undefined,
      ...(found !== undefined && found.length > 0 && { findProducts: () => found }),
    })
  }

  function verdictOn(session: PickSession, { code, source, focus, findProducts }: Look): ScanVerdict {
    const context = {
      session,
      layouts: tools.layouts(),
      findProducts: findProducts ?? tools.findProducts,
      focus: focus ?? tools.findFocus(session),
    }
    return judgeScan(context, code, source === 'camera' ? 'camera' : 'scan')
  }

  /** True when a first look does not know the code: then nothing was said yet. */
  async function judge({
    code,
    source,
    focus,
    findProducts,
    isFirstLook,
    isUnasked,
  }: Look): Promise<boolean> {
    const mayBeKnown = ({ kind }: ScanVerdict) => kind === 'unknown-code' && isFirstLook === true
    const answerTo = (verdict: ScanVerdict, session: PickSession) =>
      answerScan(verdict, session, { code, source, isUnasked })
    const { sheet } = ui.getState()
    const weighed = sheet?.kind === 'weigh' ? sheet.lineId : undefined
    const performed = await desk.perform(
      orderId,
      by,
      (session) => {
        const verdict = verdictOn(session, { code, source, focus: focus ?? weighed, findProducts })
        return { verdict, act: 'act' in verdict ? verdict.act : undefined }
      },
      {
        sound: ({ verdict: { verdict }, session }) => {
          if (!mayBeKnown(verdict)) feedback.give(answerTo(verdict, session).signal)
        },
        show: ({ verdict: { verdict }, session }) =>
          ui.setState(
            mayBeKnown(verdict) ? { notice: { kind: 'looking-up' } } : answerTo(verdict, session).shown,
          ),
      },
    )
    if (performed.kind === 'not-kept') refuse({ kind: 'not-kept' })
    return performed.kind === 'kept' && mayBeKnown(performed.verdict.verdict)
  }

  return {
    scan,
    /** As if the item that is looked for were scanned, and then nothing: what the first scan would wait for is ready. */
    rehearse: () => {
      const session = desk.store.getState().sessions.get(orderId)
      const next = session && tools.findFocus(session)
      const [barcode] = (next && findLine(session, next)?.line.barcode) ?? []
      if (session === undefined || barcode === undefined) return
      verdictOn(session, { code: readCode(barcode, tools.layouts()), source: 'wedge' })
    },
    /** The picker says which of several lines a scan was for. */
    pickScanned: (lineId: LineId, scanned: { code: ReadCode; source: Scan['source'] }) =>
      judge({ ...scanned, focus: lineId }),
    begin: () =>
      act((session) => (session.begunAt === undefined ? { act: { type: 'picking-begun' } } : undefined)),
    choose: (lineId: LineId) => ui.setState({ chosen: lineId }),
    pickByHand: (lineId: LineId) =>
      doOn(lineId, (line) => {
        const judged = judgePickByHand(line)
        switch (judged.kind) {
          case 'picked':
            return { act: judged.act, ...pickedWords(line, judged.completes) }
          case 'already-complete':
            return { signal: 'already-complete', notice: { kind: 'already-complete', name: line.line.name } }
          case 'weigh':
            ui.setState({ sheet: { kind: 'weigh', lineId } })
            return undefined
        }
      }),
    /** One more or one less than there is then: of two quick taps the second counts on from the first. */
    stepQuantity: (lineId: LineId, step: 1 | -1) =>
      doOn(lineId, (line) => {
        const judged = judgeQuantity(line, line.picked + step)
        if (judged.kind === 'set')
          return { act: judged.act, signal: stepSignal(line, step), notice: undefined }
        return judged.kind === 'refused' ? bound(line, judged.bound) : undefined
      }),
    weigh: (lineId: LineId, weightKg: number) =>
      doOn(lineId, (line) => {
        if (judgeWeight(line.line, weightKg).kind !== 'fits') return { signal: 'refused' }
        return {
          act: { type: 'weighed', lineId, weightKg, how: 'keypad' },
          signal: 'weighed',
          notice: { kind: 'weighed', name: line.line.name, weightKg },
        }
      }),
    removeWeight: (lineId: LineId) =>
      doOn(lineId, () => ({ act: { type: 'weight-removed', lineId }, signal: 'undone' })),
    setPrice: (lineId: LineId, price: PriceChange) =>
      doOn(lineId, (line) => priceDeed(judgePriceChange(line, price))),
    removePrice: (lineId: LineId) => doOn(lineId, (line) => priceDeed(removePrice(line))),
    notFound: (lineId: LineId) => doOn(lineId, missing),
    /** What is shown large now; a scan that is being written down may change that. */
    nextNotFound: () => {
      const session = desk.store.getState().sessions.get(orderId)
      const next = session && tools.findFocus(session)
      if (next !== undefined) void doOn(next, missing)
    },
    foundAfterAll: (lineId: LineId) => doOn(lineId, (line) => deed(revokeNotFound(line), 'undone')),
    lookAgain: (lineId: LineId) => doOn(lineId, (line) => deed(lookAgain(line), 'undone')),
    undo: () =>
      act((session) => {
        const judged = judgeUndo(session)
        if (judged.kind === 'nothing') return undefined
        return { act: judged.act, signal: 'undone', notice: { kind: 'undone', name: judged.name } }
      }),
  }
}

type Look = {
  code: ReadCode
  source: Scan['source']
  focus?: LineId | undefined
  findProducts?: PickTools['findProducts'] | undefined
  isFirstLook?: boolean
  /** The service could not be asked about it. */
  isUnasked?: boolean
}

type Deed = { act?: PickAct | undefined; signal?: Signal | undefined; notice?: Notice | undefined }

function priceDeed(judged: PriceVerdict): Deed | undefined {
  return judged.kind === 'act' ? { act: judged.act, signal: 'weighed' } : undefined
}

/** The piece that completes the line sounds like it, and one that is put back like an undo. */
function stepSignal({ line, picked }: LineProgress, step: 1 | -1): Signal {
  if (step < 0) return 'undone'
  return picked + 1 === piecesOf(line).asked ? 'line-complete' : 'picked'
}

function bound(line: LineProgress, bound: number): Deed {
  return { signal: 'refused', notice: { kind: 'bound', name: line.line.name, bound } }
}

function missing(line: LineProgress): Deed | undefined {
  return deed(reportNotFound(line), 'not-found', { kind: 'not-found', name: line.line.name })
}

function deed(judged: MissingVerdict<string>, signal: Signal, notice?: Notice): Deed | undefined {
  return judged.kind === 'act' ? { act: judged.act, signal, notice } : undefined
}
