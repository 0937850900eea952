import { steadyMs } from '@/lib/platform/clock'
import type { Client } from '@/lib/platform/http'
import { levelsOf, mostOf, type Share, shareToDisplace, sumsAt } from '@/lib/platform/limits'

type Limits = {
  /** The most bytes that are being received from one network, and from all. */
  atOnce: { ofNetwork: number; ofAll: number }
  /** The most bytes that one network sends within an hour. */
  perHour: number
}

type Held = Share & { giveUp: () => void }

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
    private readonly limits: Limits,
    private readonly now: () => number = steadyMs,
  ) {}

  /** What the networks with the most have begun last, as far as a newcomer needs it; undefined where it may not have it. */
  private displacedBy(newcomer: Share): Held[] | undefined {
    const staying = new Set(this.held)
    const displaced: Held[] = []
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
   * to make way for one with less, so that nobody can keep the others out. `giveUp` ends the body then.
   */
  enter(client: Client, bytes: number, giveUp: () => void): Leave | 'tooMany' | 'busy' {
    const { atOnce, perHour } = this.limits
    const levels = levelsOf(client)
    const fits = levels.every((name, level) => {
      const most = mostOf(atOnce.ofNetwork, client.at(-1 - level) ?? { name, isShared: false })
      return (sumsAt(this.held, level).get(name) ?? 0) + bytes <= most
    })
    if (!fits) return 'busy'
    const isWithinHour = levels.every((name, level) => {
      const most = mostOf(perHour, client.at(-1 - level) ?? { name, isShared: false })
      return this.sentBy(name) + bytes <= most
    })
    if (!isWithinHour) return 'tooMany'
    const own: Held = { levels, size: bytes, giveUp }
    const displaced = this.displacedBy(own)
    if (!displaced) return 'busy'
    for (const one of displaced) {
      this.held.delete(one)
      one.giveUp()
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
