import type { Client } from '@/lib/platform/http'
import { levelsOf, newIn, nextInTurn, type Share, shareToDisplace } from '@/lib/platform/limits'

export type Limits = {
  /** How many may be under way at once. */
  atOnce: number
  /**
   * How many more may begin of networks that have nothing under way, so that none can hold every place: as many again only
   * of the largest networks, of which one may have any number of small ones.
   */
  spare?: number
  /** How many more may wait. */
  waiting: number
  /** How long one of them waits at the most, in milliseconds. */
  patience: number
}

type Waiting = Share & { begin: (entered: boolean) => void }

/**
 * Lets a bounded number of tasks run at once and a bounded number wait; others are turned away at once. What there is
 * room for is shared between networks, so that a client with many tasks does not keep out the others, even with the
 * addresses of a whole network.
 */
export class AdmissionQueue {
  private readonly underWay = new Set<Share>()
  private readonly queue = new Set<Waiting>()

  constructor(private readonly limits: Limits) {}

  /** How many tasks are under way, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.underWay.size, waiting: this.queue.size }
  }

  /**
   * Resolves to what ends the task: at once, or when another has ended. Resolves to undefined when the task may not run:
   * there is no room in time, or its signal was aborted before it began.
   */
  async enter(client: Client, signal?: AbortSignal): Promise<(() => void) | undefined> {
    if (signal?.aborted) return undefined
    const share = { levels: levelsOf(client), size: 1 }
    if (this.hasRoomFor(share)) return this.begin(share)
    if (this.queue.size >= this.limits.waiting && !this.displace(share)) return undefined
    return new Promise((resolve) => {
      const giveUp = () => waiting.begin(false)
      const timer = setTimeout(giveUp, this.limits.patience)
      const waiting: Waiting = {
        ...share,
        begin: (entered) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
          this.queue.delete(waiting)
          resolve(entered ? this.begin(share) : undefined)
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.queue.add(waiting)
    })
  }

  private begin(share: Share): () => void {
    const task = { ...share }
    this.underWay.add(task)
    return () => {
      if (this.underWay.delete(task)) this.beginNext()
    }
  }

  private hasRoomFor(share: Share): boolean {
    const { atOnce, spare = 0 } = this.limits
    const shareOfSpare = { largest: 2, smallest: 1, none: 0 }
    const spared = spare * shareOfSpare[newIn(this.underWay, share) ?? 'none']
    return this.underWay.size < atOnce + spared
  }

  private beginNext(): void {
    const able = [...this.queue].filter((share) => this.hasRoomFor(share))
    nextInTurn(able, this.underWay)?.begin(true)
  }

  /** Turns away a task that waits, for one of a network with fewer of them. */
  private displace(newcomer: Share): boolean {
    const last = shareToDisplace(this.queue, newcomer)
    last?.begin(false)
    return last !== undefined
  }
}
