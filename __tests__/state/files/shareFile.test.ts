import { Directory, File, Paths } from 'expo-file-system'
import { createShareFile } from '@/state/files/shareFile'

const csv = { name: 'assortment.csv', mimeType: 'text/csv', text: 'sku,price\nMILK,1.29\n' }

type Handed = { text: string; type: string | undefined; title: string | undefined }

/** As much of expo-sharing as is needed, with somebody who takes whatever is offered. The real one needs a device. */
function makeSharing(isAvailable = true) {
  const handed: Handed[] = []
  const share = createShareFile(async () => ({
    isAvailableAsync: async () => isAvailable,
    shareAsync: async (address, { mimeType, dialogTitle } = {}) => {
      handed.push({ text: await new File(address).text(), type: mimeType, title: dialogTitle })
    },
  }))
  return { share, handed }
}

const shared = new Directory(Paths.cache, 'shared')
const namesLeft = () => (shared.exists ? shared.list().map(({ name }) => name) : [])

beforeEach(() => {
  if (shared.exists) shared.delete()
})

it('hands on a real file, by its name and of its kind', async () => {
  const { share, handed } = makeSharing()
  expect(await share(csv)).toBe('shared')
  expect(handed).toEqual([{ text: csv.text, type: 'text/csv', title: 'assortment.csv' }])
  expect(namesLeft()).toEqual(['assortment.csv'])
})

it('hands on a text of any length', async () => {
  const { share, handed } = makeSharing()
  const text = 'MILK,1.29\n'.repeat(400_000)
  expect(await share({ ...csv, text })).toBe('shared')
  expect(handed[0]?.text.length).toBe(text.length)
})

it('leaves the file for the app that reads it, until another one is shared', async () => {
  const { share } = makeSharing()
  await share(csv)
  await share({ ...csv, name: 'report.txt', mimeType: 'text/plain' })
  expect(namesLeft()).toEqual(['report.txt'])
})

it('shares the same name again with what it holds now', async () => {
  const { share, handed } = makeSharing()
  await share(csv)
  await share({ ...csv, text: 'sku\n' })
  expect(handed.map(({ text }) => text)).toEqual([csv.text, 'sku\n'])
})

it('writes nothing where there is no way to share', async () => {
  const { share, handed } = makeSharing(false)
  expect(await share(csv)).toBe('refused')
  expect(handed).toEqual([])
  expect(namesLeft()).toEqual([])
})

it('says so when the platform does not take it', async () => {
  const share = createShareFile(async () => ({
    isAvailableAsync: async () => true,
    shareAsync: async () => Promise.reject(new Error('Another share request is being processed now.')),
  }))
  expect(await share(csv)).toBe('refused')
})
