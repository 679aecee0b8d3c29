import { webhookSchema, type PortalChain } from '@/domain/contract/portal'
import { parseForm, textOf, type Faults, type Sent } from '../form'

export interface NewWebhook {
  /** Undefined for the chain. */
  vendorId: string | undefined
  url: string
  /** Undefined where one is to be made. */
  secret: string | undefined
}

const WORDS = {
  url: 'Enter a whole address that begins with https:// or http://.',
  secret: 'Use 8 to 512 letters, digits and signs, without blanks.',
}

const formSchema = webhookSchema.partial({ secret: true })

export type ReadWebhook = { kind: 'ok'; value: NewWebhook } | { kind: 'faulty'; faults: Faults }

export function readNewWebhook(sent: Sent, { vendors }: PortalChain): ReadWebhook {
  const vendorId = textOf(sent, 'vendor_id')
  const isStranger = vendorId !== undefined && !vendors.some((store) => store.vendor_id === vendorId)
  const parsed = parseForm(formSchema, { url: textOf(sent, 'url'), secret: textOf(sent, 'secret') }, WORDS)
  const faults = new Map(parsed.kind === 'faulty' ? parsed.faults : [])
  if (isStranger) faults.set('vendor_id', 'Choose the chain or one of its stores.')
  if (parsed.kind === 'faulty' || faults.size > 0) return { kind: 'faulty', faults }
  return { kind: 'ok', value: { vendorId, url: parsed.value.url, secret: parsed.value.secret } }
}
