import type { Market } from '@/lib/platform/markets'
import { withTimeout } from '@/lib/platform/outage'
import {
  type ErrorCode,
  type ErrorDocument,
  type ErrorSource,
  errorCodes,
  loadErrorDocument,
  plainErrorDocument,
} from './error-document'

/** How long the current document is waited for where an earlier one is kept. */
const patienceMs = 1_000

type Options = { source: () => ErrorSource; load?: typeof loadErrorDocument }

/**
 * The error documents of all markets. What fails a page may fail its error document too, so the last good one of each is
 * kept; without any it is the plain one.
 */
export class ErrorDocuments {
  private readonly kept = new Map<string, ErrorDocument>()
  private readonly options: Required<Options>

  constructor({ load = loadErrorDocument, ...options }: Options) {
    this.options = { load, ...options }
  }

  async of(market: Market, code: ErrorCode, acceptEncoding?: string): Promise<ErrorDocument> {
    const kept = this.kept.get(`${market.code} ${code}`)
    const current = this.load(market, code, acceptEncoding)
    return (kept ? withTimeout(current, patienceMs) : current).catch(
      () => kept ?? plainErrorDocument(market, code),
    )
  }

  /** Rejects also when the server that would be asked has ended. */
  private async load(market: Market, code: ErrorCode, acceptEncoding?: string): Promise<ErrorDocument> {
    const { source, load } = this.options
    return load(market, code, source(), acceptEncoding)
  }

  /**
   * Keeps the current documents of these markets, for a time in which they cannot be made. Where one cannot be made now,
   * the last one stays. Returns whether all could be made.
   */
  async prepare(markets: readonly Market[], ending?: AbortSignal): Promise<boolean> {
    let areCurrent = true
    for (const market of markets)
      for (const code of errorCodes) {
        if (ending?.aborted) return false
        const document = await this.load(market, code).catch(() => undefined)
        if (document) this.kept.set(`${market.code} ${code}`, document)
        else areCurrent = false
      }
    return areCurrent
  }
}
