import { steadyMs } from '@/lib/platform/clock'
import type { Mark } from '@/lib/platform/freshness'

/** The earliest moment at which a rendering can have begun, and the invalidations that it contains at least. */
export type RenderStart = { at: number; mark: Mark }

type Start = RenderStart & { found: boolean }

/** More pages than a shop is asked for between two publishes; beyond it the oldest are forgotten. */
const mostKeys = 50_000

/**
 * Since when each page of a cache may be under way. A page is made anew after it was not found, or after an old one was
 * found and answered in the meantime.
 */
export class RenderStarts {
  private readonly starts = new Map<string, Start>()

  /** A page was looked for; a rendering may begin now. */
  note(key: string, found: boolean, mark: Mark, at = steadyMs()): void {
    const known = this.starts.get(key)
    if (known && (found || !known.found)) return
    this.starts.delete(key)
    this.starts.set(key, { at, mark, found })
    const [oldest] = this.starts.keys()
    if (this.starts.size > mostKeys && oldest !== undefined) this.starts.delete(oldest)
  }

  /** The earliest start of a page that is now complete. */
  take(key: string): RenderStart | undefined {
    const start = this.starts.get(key)
    this.starts.delete(key)
    return start
  }
}
