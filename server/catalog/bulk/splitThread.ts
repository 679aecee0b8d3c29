import { parentPort, workerData } from 'node:worker_threads'
import { splitRows, type BulkKind } from './splitRows'

/** Runs in a thread: see splitInThread. */
const { body, kind, rowsPerPart } = workerData as { body: Uint8Array; kind: BulkKind; rowsPerPart: number }
parentPort?.postMessage(splitRows(body, kind, rowsPerPart))
