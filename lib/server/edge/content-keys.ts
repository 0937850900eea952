import { indexTag } from '@/lib/content/pages'
import { steadyMs } from '@/lib/platform/clock'
import { catalogueTag, contentTag } from '@/lib/platform/freshness'
import { isCurrent } from '@/lib/server/next/page-cache'
import { categoriesTag } from '@/lib/shop/catalogue'

type Options = {
  /** Reads the keys of all content pages and imported categories. Rejects unless all are known. */
  load: () => Promise<readonly string[]>
  /** How many unknown pages a second are looked for all the same. */
  doubts?: number
  now?: () => number
}

/** A page is published some time before its event arrives; who asks for it then is no flood. */
const usualDoubts = 10

/** An event of the content service may be lost; what is read without one may be an hour old. */
const longestAgeMs = 5 * 60_000
const afterFailureMs = 5_000

/**
 * Knows which content pages there are, so that a page that is not there costs neither a rendering nor a question to the
 * content service. While that is not known for certain, every page may be there, and of the unknown ones a few a second.
 */
export class ContentKeys {
  private keys: ReadonlySet<string> | undefined
  private loadedAt = 0
  private nextAttempt = 0
  private loading = false
  private second = 0
  private doubted = 0
  private readonly load: Options['load']
  private readonly doubts: number
  private readonly now: () => number

  constructor({ load, doubts = usualDoubts, now = steadyMs }: Options) {
    this.load = load
    this.doubts = doubts
    this.now = now
  }

  mayExist(key: string): boolean {
    const isKnown =
      this.keys !== undefined &&
      isCurrent({ tags: [contentTag, catalogueTag, indexTag, categoriesTag], madeAt: this.loadedAt })
    if (!isKnown || this.now() - this.loadedAt > longestAgeMs) this.refresh()
    return !isKnown || this.keys?.has(key) === true || this.isDoubted()
  }

  /** Whether the keys have been read since the start; reads them if not. */
  get isRead(): boolean {
    if (!this.keys) this.refresh()
    return this.keys !== undefined
  }

  private isDoubted(): boolean {
    const second = Math.floor(this.now() / 1_000)
    if (second !== this.second) this.doubted = 0
    this.second = second
    this.doubted += 1
    return this.doubted <= this.doubts
  }

  private refresh(): void {
    const begun = this.now()
    if (this.loading || begun < this.nextAttempt) return
    this.loading = true
    // Dated by its beginning: a publish while it is read makes it old at once.
    this.load()
      .then(
        (keys) => {
          this.keys = new Set(keys)
          this.loadedAt = begun
        },
        () => {
          this.nextAttempt = this.now() + afterFailureMs
        },
      )
      .finally(() => {
        this.loading = false
      })
  }
}
