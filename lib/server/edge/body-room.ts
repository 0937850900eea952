import { steadyMs } from '@/lib/platform/clock'
import type { Client } from '@/lib/platform/http'
import { levelsOf, mostOf, type Share, shareToDisplace, sumsAt } from '@/lib/platform/limits'

export type BodyLimits = {
  /** The most bytes that are being received from one network, and from all. */
  atOnce: { ofNetwork: number; ofAll: number }
  /** The most bytes that one network sends within an hour. */
  perHour: number
  /**
   * In a network that has no room left the body that is being received the longest makes way for a new one: a usual body
   * comes at once, and who sends many slowly keeps out the neighbours.
   */
  slowMakesWay?: boolean
}

type Held = Share & {
  giveUp: () => void
  /** Whether all of it is received. */
  isWhole: () => boolean
}

/** Gives the room of a body back. Of it, so many bytes were never received. */
export type Leave = (unread?: number) => void

const hourMs = 60 * 60 * 1_000
const mostNetworks = 50_000

const bytesOf = (held: Iterable<Share>): number => {
  let sum = 0
  for (const { size } of held) sum += size
  return sum
}

/** Room for bodies that are being received, which is taken before the first byte of a body is read. */
export class BodyRoom {
  private readonly held = new Set<Held>()
  private readonly sent = new Map<string, number>()
  private hour = 0

  constructor(
    private readonly limits: BodyLimits,
    private readonly now: () => number = steadyMs,
  ) {}

  /** Finds slow bodies of the newcomer's own networks that make way for it; undefined where it still does not fit. */
  private slowFor(client: Client, newcomer: Share): Held[] | undefined {
    const staying = new Set(this.held)
    const slow: Held[] = []
    const { atOnce, slowMakesWay } = this.limits
    // The smallest network first: what makes way there has less in the larger ones, too.
    for (const [level, name] of [...newcomer.levels.entries()].reverse()) {
      const most = mostOf(atOnce.ofNetwork, client.at(-1 - level) ?? { name, isShared: false })
      while ((sumsAt(staying, level).get(name) ?? 0) + newcomer.size > most) {
        const isSlow = (one: Held) => one.levels[level] === name && !one.isWhole()
        const oldest = slowMakesWay ? [...staying].find(isSlow) : undefined
        if (!oldest) return undefined
        staying.delete(oldest)
        slow.push(oldest)
      }
    }
    return slow
  }

  /**
   * What the networks with the most have begun last, as far as a newcomer needs it beside what makes way already; undefined
   * where it may not have it.
   */
  private displacedBy(newcomer: Share, already: readonly Held[]): Held[] | undefined {
    const staying = new Set([...this.held].filter((one) => !already.includes(one)))
    const displaced = [...already]
    while (bytesOf(staying) + newcomer.size > this.limits.atOnce.ofAll) {
      const last = shareToDisplace(staying, newcomer)
      if (!last) return undefined
      staying.delete(last)
      displaced.push(last)
    }
    return displaced
  }

  private sentBy(name: string): number {
    const hour = Math.floor(this.now() / hourMs)
    if (hour !== this.hour || this.sent.size > mostNetworks) this.sent.clear()
    this.hour = hour
    return this.sent.get(name) ?? 0
  }

  private count(levels: readonly string[], bytes: number): void {
    for (const name of levels) this.sent.set(name, this.sentBy(name) + bytes)
  }

  /**
   * Takes room for a body. Returns what gives it back; or why there is none: one of the client's networks has sent too
   * much in this hour, or too much is being received at the moment. When all room is taken, the network with the most has
   * to make way for one with less, so that nobody can keep the others out. `giveUp` ends the body then, unless all of it
   * is received: its call is at work, and its room is given to the next.
   */
  enter(
    client: Client,
    bytes: number,
    giveUp: () => void,
    isWhole: () => boolean = () => false,
  ): Leave | 'tooMany' | 'busy' {
    const { perHour } = this.limits
    const levels = levelsOf(client)
    const own: Held = { levels, size: bytes, giveUp, isWhole }
    const slow = this.slowFor(client, own)
    if (!slow) return 'busy'
    const isWithinHour = levels.every((name, level) => {
      const most = mostOf(perHour, client.at(-1 - level) ?? { name, isShared: false })
      return this.sentBy(name) + bytes <= most
    })
    if (!isWithinHour) return 'tooMany'
    const displaced = this.displacedBy(own, slow)
    if (!displaced) return 'busy'
    for (const one of displaced) {
      this.held.delete(one)
      if (!one.isWhole()) one.giveUp()
    }
    this.held.add(own)
    this.count(levels, bytes)
    const { hour } = this
    let isGiven = true
    return (unread = 0) => {
      this.held.delete(own)
      // In a new hour nothing of it is counted.
      if (isGiven && hour === Math.floor(this.now() / hourMs)) this.count(levels, -unread)
      isGiven = false
    }
  }
}
