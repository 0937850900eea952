import { handoutAddress } from '@/lib/content/documents'
import { ttlCache } from '@/lib/platform/memory'
import type { OrderSender } from '@/lib/shop/order-mails'

const timeoutMs = 10_000

/** The mails of a rush share one drawing of the terms, which takes longer than the order itself. */
const keptSeconds = 20

/** Asks this shop for the document at a path. */
export type OpenDocument = (path: string, init: RequestInit) => Promise<Response>

/** Reads the terms as content has them now, or had them some seconds ago, as a document to print. */
export function readTermsBy(open: OpenDocument): OrderSender['openTerms'] {
  const kept = ttlCache<Buffer | undefined>({ most: 20, seconds: keptSeconds })
  const read = async (path: string) => {
    const answer = await open(path, { signal: AbortSignal.timeout(timeoutMs) })
    if (answer.ok) return Buffer.from(await answer.arrayBuffer())
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`The terms were answered with ${answer.status}`)
    return undefined
  }
  return ({ code }, page) => {
    const path = handoutAddress(`/${code}/${page}/`)
    return kept(open, path, () => read(path))
  }
}
