import { fork } from 'node:child_process'
import path from 'node:path'
import { endProcess } from '@/scripts/support/endProcess'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

/** What can be asked of a process, by name. */
export type Protocol<P> = { [K in keyof P]: { question: unknown; answer: unknown } }

export interface Child<P extends Protocol<P>> {
  pid: number
  ask<K extends keyof P & string>(kind: K, question: P[K]['question']): Promise<P[K]['answer']>
  end(): Promise<void>
}

type Reply = { number: number } & ({ answer: unknown } | { failure: string })

/** Starts a file of `bench` in a process of its own, which ends when this one does. */
export function startChild<P extends Protocol<P>>(file: string): Child<P> {
  const child = fork(path.join(repositoryRoot, 'bench', file), [], {
    cwd: repositoryRoot,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const open = new Map<number, { resolve: (answer: unknown) => void; reject: (problem: Error) => void }>()
  let asked = 0
  child.on('message', (reply: Reply) => {
    const asker = open.get(reply.number)
    open.delete(reply.number)
    if ('failure' in reply) asker?.reject(new Error(`${file}: ${reply.failure}`))
    else asker?.resolve(reply.answer)
  })
  child.once('exit', (code, signal) => {
    for (const { reject } of open.values()) reject(new Error(`${file} ended with ${signal ?? code}`))
  })
  return {
    pid: child.pid ?? 0,
    ask: (kind, question) =>
      new Promise((resolve, reject) => {
        asked += 1
        open.set(asked, { resolve, reject })
        child.send({ number: asked, kind, question })
      }),
    end: () => endProcess(child),
  }
}
