import type { Renewal } from '@/lib/platform/freshness'

type Options = {
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  now?: () => number
}

/** A page that was rendering while its campaign began may have missed it: its tag is expired a second time. */
const repeatMs = 1_000
const retryMs = 1_000
/** Below the limit of `setTimeout`, which is 24 days. */
const maxDelayMs = 24 * 60 * 60 * 1000

/**
 * Expires the tags of campaigns at the moment when they begin or end, so that no visitor has to wait for the rendering.
 */
export class CampaignClock {
  private readonly due = new Map<string, number>()
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private readonly expire: Options['expire']
  private readonly now: () => number

  constructor({ expire, now = Date.now }: Options) {
    this.expire = expire
    this.now = now
  }

  /** Keeps the earliest time of each tag; the renewed page publishes its next one. */
  set({ tag, at }: Renewal): void {
    if (at >= (this.due.get(tag) ?? Number.POSITIVE_INFINITY)) return
    this.due.set(tag, at)
    this.schedule()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (this.isStopped || this.due.size === 0) return
    const wait = Math.min(...this.due.values()) - this.now()
    this.timer = setTimeout(() => this.fire(), Math.min(Math.max(wait, 0), maxDelayMs))
    this.timer.unref()
  }

  private fire(): void {
    const now = this.now()
    const tags = [...this.due].flatMap(([tag, at]) => (at <= now ? [tag] : []))
    for (const tag of tags) this.due.delete(tag)
    this.schedule()
    if (tags.length > 0) void this.renew(tags)
  }

  private async renew(tags: string[]): Promise<void> {
    const wait = await this.expire(tags).then(
      () => undefined,
      (error: unknown) => {
        console.error('campaigns:', error)
        return retryMs
      },
    )
    if (this.isStopped) return
    if (wait !== undefined) setTimeout(() => void this.renew(tags), wait).unref()
    else setTimeout(() => void this.expire(tags).catch(() => undefined), repeatMs).unref()
  }
}
