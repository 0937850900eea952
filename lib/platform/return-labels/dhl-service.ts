import { z } from 'zod'
import { readLimitedBytes } from '@/lib/platform/http'
import { dhlBody } from './dhl-request'
import { LabelError, type LabelErrorReason, type LabelService, type PaidLabel } from './label-service'

export type DhlAccess = { url: string; apiKey: string; user: string; password: string }

const timeoutMs = 15_000
/** A label is some ten KB; more than this is no answer, and is not read on. */
const mostBytes = 4_000_000

const file = z.object({ b64: z.base64().min(1) })
const created = z.object({
  shipmentNo: z.string().min(1).max(40),
  internationalShipmentNo: z.string().max(40).optional(),
  label: file,
  qrLabel: file.optional(),
})
/** RFC 7807 as DHL writes it; the detail may quote an address, so it is left out. */
const fault = z.object({ title: z.string().max(200) }).partial()

/** The answers of which it is certain that no label was made, by what a later call can expect. */
const reasons: Record<number, LabelErrorReason> = {
  ...{ 400: 'refused', 401: 'notAuthorised', 403: 'notAuthorised', 404: 'refused', 415: 'refused' },
  ...{ 422: 'refused', 429: 'unavailable', 503: 'unavailable' },
}

/** Errors of a connection that was never made: nothing was sent. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error.cause as { code?: unknown } | undefined)?.code ?? undefined) : undefined

async function send({ url, apiKey, user, password }: DhlAccess, body: object, waitMs: number) {
  const ending = new AbortController()
  try {
    const response = await fetch(`${url}/orders?labelType=BOTH`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'dhl-api-key': apiKey,
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(waitMs)]),
    })
    const bytes = await readLimitedBytes(response, mostBytes)
    if (bytes) return { status: response.status, text: bytes.toString() }
  } catch (error) {
    const isUnsent = unsent.has(String(codeOf(error)))
    const words = isUnsent ? 'DHL cannot be reached' : 'The connection to DHL ended before its answer'
    throw new LabelError(isUnsent ? 'unavailable' : 'unsure', words, { cause: error })
  }
  ending.abort()
  throw new LabelError('unsure', 'DHL answered with more than a label has')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function labelOf(text: string): PaidLabel {
  const answer = created.safeParse(parsed(text))
  const pdf = answer.success ? Buffer.from(answer.data.label.b64, 'base64') : undefined
  if (!answer.success || !pdf?.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new LabelError('unsure', 'DHL answered with no label that can be read')
  const { shipmentNo, internationalShipmentNo, qrLabel } = answer.data
  return {
    ...{ shipmentNumber: shipmentNo, internationalNumber: internationalShipmentNo, pdf },
    qr: qrLabel && Buffer.from(qrLabel.b64, 'base64'),
  }
}

/** DHL Parcel DE Returns, version 1. It has no key by which a repeated call would be known as the same. */
export const dhlService = (access: DhlAccess, waitMs = timeoutMs): LabelService => ({
  name: 'dhl',
  async order(request) {
    const { status, text } = await send(access, dhlBody(request), waitMs)
    if (status === 200 || status === 201) return labelOf(text)
    const { title } = fault.safeParse(parsed(text)).data ?? {}
    throw new LabelError(reasons[status] ?? 'unsure', `DHL answered with ${status}, ${title ?? 'no title'}`)
  },
})
