import { until } from '@/__tests__/support/until'
import { fillIn, matchAnswer, type Fit, type Names } from './matchAnswer'
import type { Example } from './readExamples'

/** Does what a reader does: sends the request as it stands there and looks whether the answer is as shown. */
export async function runExample(address: string, example: Example, names: Names): Promise<Fit> {
  const url = `${address}${fillIn(example.path, names)}`
  const headers = Object.entries(example.headers).map(([name, value]): [string, string] => [
    name,
    fillIn(value, names),
  ])
  const body = example.body === undefined ? null : fillIn(example.body, names)
  const attempt = async () => {
    const answer = await fetch(url, { method: example.method, headers, body, redirect: 'manual' })
    const given = { status: answer.status, headers: answer.headers, text: await answer.text() }
    return matchAnswer(example.answer, given, names)
  }
  return example.isRepeated ? until(attempt, ({ complaints }) => complaints.length === 0) : attempt()
}
