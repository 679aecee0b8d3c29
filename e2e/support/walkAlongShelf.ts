import { type Device } from '@/scripts/screens/device'
import { scan } from '@/scripts/support/scanner'

/** A team lead scans along the shelf, looks at all that could be done, and brings back what was never out. */
export async function walkAlongShelf(
  { page, open, take }: Device,
  scanned: readonly string[],
): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await open('/tasks', page.getByText('Nothing sent yet'))
  await take('tasks-none')
  await open('/products/shelf', page.getByText(/^Scan along the shelf/))
  await take('shelf-list-empty')
  for (const code of scanned) await scan(page, code)
  await page.getByRole('heading', { name: `${scanned.length} products` }).waitFor()
  await take('shelf-list')
  await press('What to do')
  await take('shelf-list-act')
  await press('Out of stock')
  await take('shelf-list-until')
  await press('Cancel')
  await press('What to do')
  await press('One price for all')
  await take('shelf-list-price')
  await press('Cancel')
  await press('What to do')
  await press('Back in stock')
  await take('shelf-list-confirm')
  await press('Do it now')
  await page.getByText('Changed').first().waitFor()
  await take('task')
  await open('/tasks', page.getByRole('button', { name: /products/ }).first())
  await press('Export the assortment')
  await page.getByRole('button', { name: 'Save the file' }).waitFor()
  await take('task-export')
  await open('/tasks', page.getByRole('button', { name: /Export of/ }).first())
  await take('tasks')
}
