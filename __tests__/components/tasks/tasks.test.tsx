import { act, screen, waitFor, within } from '@testing-library/react-native'
import { workplaceKey } from '@/domain/outbox/command'
import { taskSchema, type Task } from '@/domain/tools/task'
import { type FileShared, type ShownFile } from '@/state/files/shareFile'
import { makeJournal } from '../../support/device'
import { getDemoSetup, openTools, stopDevices, type Place } from '../../support/leadAtWork'
import { makeNetwork } from '../../support/renderApp'
import { press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

beforeEach(makeScreenTall)
afterEach(stopDevices)

const JOB = '00000000-0000-4000-8000-0000000000aa'
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const promotion = {
  vendors: ['store-12'],
  type: 'STRIKETHROUGH',
  active: true,
  reason: 'OVERSTOCK',
  display_name: { en_GB: 'Cheese week' },
  conditions: { start_time: '2026-03-01T00:00:00Z', end_time: '2026-03-08T00:00:00Z' },
  discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 1, sku: ['GOUDA'] }],
}
const change = (sku: string, name = sku) => ({ sku, name, was: { active: true }, will: { active: false } })

/** The page with these tasks on the device's disk, cut off from the service unless it is said otherwise. */
async function openTasks(place: Place, tasks: readonly object[], isOnline = false) {
  const network = makeNetwork()
  const journal = makeJournal()
  if (!isOnline) network.become('unplugged')
  const workplace = workplaceKey(await getDemoSetup('lead'))
  for (const [index, task] of tasks.entries()) {
    const whole: Task = taskSchema.parse({
      version: 1,
      kind: 'task',
      id: idOf(index + 1),
      workplace,
      role: 'lead',
      at: new Date().toISOString(),
      by: 'Lea',
      state: 'done',
      endedAt: new Date().toISOString(),
      work: { type: 'change-products', phase: 'once', changes: [change('MH-1', 'Milk')] },
      ...task,
    })
    await journal.write({ command: whole })
  }
  await openTools(place, { fetch: network.fetch, journal })
  return { journal }
}

const cards = () => screen.findAllByRole('button', { name: /, Lea|Lea/ })

describe('what was sent from this device', () => {
  it('is listed newest first, with by whom and how far it is', async () => {
    await openTasks('tasks', [
      { state: 'needs-you', trouble: { kind: 'gone' } },
      { work: { type: 'export' }, state: 'working', job: { id: JOB, totalRows: 200, doneRows: 40 } },
      {
        state: 'done',
        job: { id: JOB, rows: [{ sku: 'MH-1', state: 'REFUSED' }] },
        work: { type: 'change-products', phase: 'once', changes: [change('MH-1'), change('MH-2')] },
      },
    ])
    await screen.findByText('Working 40 of 200')
    const listed = await cards()
    expect(listed).toHaveLength(3)
    const [newest, middle, oldest] = listed.map((card) => within(card))
    expect(newest?.getByText('2 products')).toBeOnTheScreen()
    expect(newest?.getByText('1 not done')).toBeOnTheScreen()
    expect(middle?.getByText('Export of the assortment')).toBeOnTheScreen()
    expect(oldest?.getByText('Needs you')).toBeOnTheScreen()
    expect(oldest?.getByText(/Out of stock.*Lea/)).toBeOnTheScreen()
  })

  it('is nothing at first', async () => {
    await openTasks('tasks', [])
    expect(await screen.findByText('Nothing sent yet')).toBeOnTheScreen()
  })

  it('says when something comes back', async () => {
    const due = new Date(Date.now() + 3_600_000).toISOString()
    const work = {
      type: 'change-products',
      phase: 'back',
      backAt: due,
      changes: [{ ...change('MH-1', 'Milk'), will: { active: true } }],
    }
    await openTasks({ task: idOf(1) }, [{ state: 'waiting', dueAt: due, work }])
    expect(await screen.findByText(/^Back at/)).toBeOnTheScreen()
    await press('Leave it out of stock')
    expect(await screen.findByText('Nothing sent yet')).toBeOnTheScreen()
  })
})

describe('the page of a task', () => {
  const rows = [
    { sku: 'MH-1', state: 'UPDATED' },
    { sku: 'MH-2', state: 'REFUSED', why: 'no such product in this store' },
    { sku: 'MH-3', state: 'REFUSED', why: 'price must be a number' },
  ]
  const three = {
    work: {
      type: 'change-products',
      phase: 'once',
      changes: [change('MH-1', 'Milk'), change('MH-2', 'Oat drink'), change('MH-3', 'Eggs')],
    },
    job: { id: JOB, rows },
  }

  it('names what was done and what was not, and why', async () => {
    await openTasks({ task: idOf(1) }, [three])
    expect(await screen.findByText('Oat drink')).toBeOnTheScreen()
    expect(screen.getByText('The store does not have this product.')).toBeOnTheScreen()
    expect(screen.getByText('The service does not take it: price must be a number')).toBeOnTheScreen()
    expect(screen.getByText('Changed')).toBeOnTheScreen()
    expect(screen.getByText('2 not done')).toBeOnTheScreen()
  })

  it('tries the failed ones again in a task of their own, once', async () => {
    const { journal } = await openTasks({ task: idOf(1) }, [three])
    await press('Try the 2 failed ones again')
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    const commands = await act(() => journal.listCommands())
    expect(commands).toHaveLength(2)
    expect(commands[1]).toMatchObject({ work: { changes: [{ sku: 'MH-2' }, { sku: 'MH-3' }] } })
  })

  const failed = { job: { id: JOB, rows: [], hasFailed: true } }
  const tea = { sku: 'NEW-1', title: { en_GB: 'Pear juice' }, price: 2 }
  it.each([
    ['an export', { type: 'export' }, 'Export of the assortment'],
    ['a new product', { type: 'create-products', vendors: ['*'], products: [tea] }, /Pear juice/],
    ['a promotion', { type: 'promotion', intent: 'create', promotion }, /Cheese week/],
  ])('leads on from %s that failed to what is sent in its place', async (_, work, title) => {
    const { journal } = await openTasks({ task: idOf(1) }, [{ ...failed, work }])
    expect(await screen.findByText('The service could not do this. Try again.')).toBeOnTheScreen()
    await press('Try again')
    expect(await screen.findByText(/^Saved on this device/)).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
    expect(screen.queryByText('The service could not do this. Try again.')).toBeNull()
    const commands = await act(() => journal.listCommands())
    expect(commands).toHaveLength(1)
    expect(commands[0]).toMatchObject({ work: { type: work.type } })
    expect(commands[0]).not.toMatchObject({ id: idOf(1) })
  })

  it('shows how far the service is', async () => {
    await openTasks({ task: idOf(1) }, [
      { ...three, state: 'working', job: { id: JOB, totalRows: 3, doneRows: 1 } },
    ])
    const bar = await screen.findByLabelText('Working 1 of 3')
    expect(bar).toHaveProp('aria-valuenow', 1)
    expect(screen.getByText('Working 1 of 3')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Let go' })).toBeNull()
  })

  it.each([
    ['forbidden', { kind: 'forbidden' }, /^This device may not do that/],
    ['gone', { kind: 'gone' }, 'The store does not have this any more.'],
    ['refused', { kind: 'refused', code: 'INVALID_REQUEST', faults: [] }, 'The service does not take this.'],
  ])('says what the trouble is, and lets go of it: %s', async (_, trouble, words) => {
    const { journal } = await openTasks({ task: idOf(1) }, [{ state: 'needs-you', trouble }])
    expect(await screen.findByText(words)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen()
    await press('Let go')
    expect(await screen.findByText('Nothing sent yet')).toBeOnTheScreen()
    expect(await act(() => journal.listCommands())).toEqual([])
  })

  it('tells of every store where a product was created, or was already', async () => {
    const product = { sku: 'NEW-1', title: { en_GB: 'Pear juice' }, price: 2 }
    await openTasks({ task: idOf(1) }, [
      {
        work: { type: 'create-products', vendors: ['*'], products: [product] },
        job: {
          id: JOB,
          rows: [
            { sku: 'NEW-1', vendorId: 'store-12', state: 'CREATED' },
            { sku: 'NEW-1', vendorId: 'store-7', state: 'DUPLICATE', why: 'the store has this sku already' },
          ],
        },
      },
    ])
    expect(await screen.findByText(/^store-12.*Created$/)).toBeOnTheScreen()
    expect(screen.getByText(/^store-7.*Was there already$/)).toBeOnTheScreen()
    expect(screen.getAllByText('Pear juice')).toHaveLength(2)
  })

  it('names the stores and products that a promotion missed', async () => {
    await openTasks({ task: idOf(1) }, [
      {
        work: { type: 'promotion', intent: 'create', promotion },
        job: { id: JOB, rows: [], missing: { vendors: ['nowhere'], skus: { 'store-12': ['GOUDA'] } } },
      },
    ])
    expect(await screen.findByText('nowhere')).toBeOnTheScreen()
    expect(screen.getByText('GOUDA')).toBeOnTheScreen()
    expect(screen.getByText('2 not done')).toBeOnTheScreen()
  })

  it('says so where a task is no longer kept', async () => {
    await openTasks({ task: idOf(77) }, [])
    expect(await screen.findByText('This is no longer on this device')).toBeOnTheScreen()
  })
})

describe('the strip above a store tool', () => {
  const waiting = { state: 'waiting', at: new Date(Date.now() - 60_000).toISOString() }

  it('counts what was not sent, and leads to where each is told', async () => {
    await openTasks('shelf', [waiting, { ...waiting, state: 'needs-you', trouble: { kind: 'gone' } }])
    await press('1 change to send, 1 change needs you. Open the list')
    expect(await screen.findByRole('heading', { name: 'Sent from here' })).toBeOnTheScreen()
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /Open the list$/ })).toBeNull()
  })

  it('does not count the one that the page is about', async () => {
    await openTasks({ task: idOf(1) }, [waiting, waiting])
    expect(await screen.findByRole('button', { name: '1 change to send. Open the list' })).toBeOnTheScreen()
  })
})

describe('the assortment', () => {
  /** Exported by the service and offered to a device that makes this of it. */
  async function exportTo(answer: FileShared): Promise<ShownFile[]> {
    const files: ShownFile[] = []
    await openTools('tasks', {
      shareFile: async (file) => {
        files.push(file)
        return answer
      },
    })
    await press('Export the assortment')
    await press('Share the file')
    await waitFor(() => expect(files).toHaveLength(1))
    return files
  }

  it('is exported by the service and shared from the device as a file', async () => {
    const [file] = await exportTo('shared')
    expect(file?.name).toMatch(/^assortment-store-12-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(file?.mimeType).toBe('text/csv')
    expect(file?.text).toMatch(/^sku,barcode,price,active,max_sales_quantity\n/)
    // Other tests create products meanwhile.
    expect(file?.text).toMatch(/\nMH-10001,9521031100015,/)
    expect(await screen.findByRole('button', { name: 'Share the file' })).toBeEnabled()
    expect(screen.queryByText(/^Saved as|could not share/)).toBeNull()
  })

  it('says by which name it was saved', async () => {
    const [file] = await exportTo('saved')
    expect(await screen.findByText(`Saved as ${file?.name}`)).toBeOnTheScreen()
  })

  it('says so where a device cannot share a file', async () => {
    await exportTo('refused')
    expect(await screen.findByText(/^This device could not share the file/)).toBeOnTheScreen()
  })
})
