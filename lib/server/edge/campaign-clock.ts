import { currentMs } from '@/lib/platform/clock'
import type { Renewal } from '@/lib/platform/freshness'

type Options = {
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Called when the next time may have changed. */
  onChange?: () => void
  now?: () => number
}

/** A page that was rendering while its campaign began may have missed it, so its tag expires again after this pause. */
const repeatMs = 1_000
const retryMs = 1_000

const takeDue = (times: Map<string, number>, now: number): string[] => {
  const tags = [...times].flatMap(([tag, at]) => (at <= now ? [tag] : []))
  for (const tag of tags) times.delete(tag)
  return tags
}

/**
 * Expires the tags of campaigns at the moment when they begin or end, so that no visitor has to wait for the rendering.
 */
export class CampaignClock {
  private readonly due = new Map<string, number>()
  /** The tags that have just expired, with the time of their second expiry. */
  private readonly again = new Map<string, number>()
  private readonly expire: Options['expire']
  private readonly onChange: () => void
  private readonly now: () => number

  constructor({ expire, onChange = () => undefined, now = currentMs }: Options) {
    this.expire = expire
    this.onChange = onChange
    this.now = now
  }

  /** Keeps the earliest time of each tag. When the page is rendered again, it publishes its next time. */
  set({ tag, at }: Renewal): void {
    if (at >= (this.due.get(tag) ?? Number.POSITIVE_INFINITY)) return
    this.due.set(tag, at)
    this.onChange()
  }

  nextAt(): number | undefined {
    const times = [...this.due.values(), ...this.again.values()]
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Expires the tags that are due. After a failure they are due again a second later; a failed repeat is dropped. */
  async strike(): Promise<void> {
    const now = this.now()
    const tags = takeDue(this.due, now)
    const repeated = takeDue(this.again, now)
    if (tags.length + repeated.length === 0) return
    try {
      await this.expire([...new Set([...tags, ...repeated])])
      for (const tag of tags) this.again.set(tag, this.now() + repeatMs)
    } catch (error) {
      for (const tag of tags) this.set({ tag, at: this.now() + retryMs })
      if (tags.length > 0) throw error
    }
  }
}
