import type { Renewal } from '@/lib/platform/freshness'

type Options = {
  /** Expires tags in this process. */
  expire: (tags: string[]) => Promise<void>
  /** Called when the next time may be another. */
  onChange?: () => void
  now?: () => number
}

/** A page that was being made while its campaign began may have missed it: it is made once more. */
const againMs = 1_000
const retryMs = 1_000

const takeDue = (times: Map<string, number>, now: number): string[] => {
  const tags = [...times].flatMap(([tag, at]) => (at <= now ? [tag] : []))
  for (const tag of tags) times.delete(tag)
  return tags
}

/** Renews what is shown of campaigns in the moment in which they begin and end, which no visitor has to wait for. */
export class CampaignClock {
  private readonly due = new Map<string, number>()
  /** What was expired a moment ago, and when it is once more. */
  private readonly again = new Map<string, number>()
  private readonly expire: Options['expire']
  private readonly onChange: () => void
  private readonly now: () => number

  constructor({ expire, onChange = () => undefined, now = Date.now }: Options) {
    this.expire = expire
    this.onChange = onChange
    this.now = now
  }

  /** Of several times the soonest counts: what is made anew then says when it changes next. */
  set({ tag, at }: Renewal): void {
    if (at >= (this.due.get(tag) ?? Number.POSITIVE_INFINITY)) return
    this.due.set(tag, at)
    this.onChange()
  }

  nextAt(): number | undefined {
    const times = [...this.due.values(), ...this.again.values()]
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Expires what is due. What fails is due again a second later; the second time that follows each is not made up for. */
  async strike(): Promise<void> {
    const now = this.now()
    const tags = takeDue(this.due, now)
    const repeated = takeDue(this.again, now)
    if (tags.length + repeated.length === 0) return
    try {
      await this.expire([...new Set([...tags, ...repeated])])
      for (const tag of tags) this.again.set(tag, this.now() + againMs)
    } catch (error) {
      for (const tag of tags) this.set({ tag, at: this.now() + retryMs })
      if (tags.length > 0) throw error
    }
  }
}
