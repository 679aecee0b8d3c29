import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { awaitReadyLine } from '@/scripts/support/awaitReadyLine'
import { endProcess } from '@/scripts/support/endProcess'
import { findFreePort } from '@/scripts/support/freePort'

export interface Delivery {
  headers: Record<string, string>
  body: string
  /** What the receiver of the document answered. */
  status: number
}

export interface DocumentedReceiver {
  /** Leads to the receiver, past our ears. */
  url: string
  deliveries: Delivery[]
  /** What it wrote about events, line by line. */
  lines(): string[]
  post(headers: Record<string, string>, body: string): Promise<number>
  stop(): Promise<void>
}

/** The open stdin is the leash: a test run that is killed takes the receiver with it. */
const LEASH = "process.stdin.on('close', () => process.exit()).resume()"

/** Runs the receiver that the document shows, as its reader does, and listens in on what it gets. */
export async function startDocumentedReceiver(
  program: string,
  env: { WEBHOOK_SECRET: string },
): Promise<DocumentedReceiver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-receiver-'))
  const file = path.join(folder, 'receiver.mjs')
  await writeFile(file, `${program}\n${LEASH}\n`)
  const port = String(await findFreePort())
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, PORT: port },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const address = await awaitReadyLine(child, {
    name: 'The receiver of the document',
    line: /listening at (\S+)/,
    timeLimitMs: 20_000,
  }).catch(async (problem: unknown) => {
    await removeFolder()
    throw problem
  })

  const post = async (headers: Record<string, string>, body: string) =>
    (await fetch(address, { method: 'POST', headers, body })).status
  const deliveries: Delivery[] = []
  const ear = createServer((request, response) => {
    const handOn = async () => {
      const delivery = {
        headers: signedHeaders(request.headers),
        body: (await buffer(request)).toString('utf8'),
      }
      const status = await post(delivery.headers, delivery.body)
      deliveries.push({ ...delivery, status })
      response.writeHead(status).end()
    }
    handOn().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(ear.address() as AddressInfo).port}/hook`,
    deliveries,
    lines: () => output.trim().split('\n').slice(1),
    post,
    stop: async () => {
      ear.closeAllConnections()
      await new Promise((resolve) => ear.close(resolve))
      await endProcess(child)
      await removeFolder()
    },
  }
}

function signedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['authorization', 'content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]))
}
