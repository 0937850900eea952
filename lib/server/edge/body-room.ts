import type { Network } from '@/lib/platform/http'
import { mostOf } from '@/lib/platform/limits'

type Limits = {
  /** The most bytes that are being received from one network, and from all. */
  atOnce: { ofNetwork: number; ofAll: number }
  /** The most bytes that one network sends within an hour. */
  perHour: number
}

type Held = { network: string; bytes: number; giveUp: () => void }

const hourMs = 60 * 60 * 1_000
const mostNetworks = 50_000

/** Room for bodies that are being received, which is taken before the first byte of a body is read. */
export class BodyRoom {
  private readonly held = new Set<Held>()
  private readonly sent = new Map<string, number>()
  private hour = 0

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = Date.now,
  ) {}

  private bytesOf(network?: string): number {
    let sum = 0
    for (const one of this.held) if (network === undefined || one.network === network) sum += one.bytes
    return sum
  }

  /** Makes room by giving up what the network with the most has begun last; false where that has no more than asked. */
  private displace(wanted: number): boolean {
    const last = new Map([...this.held].map((one) => [one.network, one]))
    const heaviest = [...last.values()].toSorted(
      (a, b) => this.bytesOf(b.network) - this.bytesOf(a.network),
    )[0]
    if (!heaviest || this.bytesOf(heaviest.network) <= wanted) return false
    this.held.delete(heaviest)
    heaviest.giveUp()
    return true
  }

  private countHour({ name, ...network }: Network, bytes: number): boolean {
    const hour = Math.floor(this.now() / hourMs)
    if (hour !== this.hour || this.sent.size > mostNetworks) this.sent.clear()
    this.hour = hour
    const sent = (this.sent.get(name) ?? 0) + bytes
    this.sent.set(name, sent)
    return sent <= mostOf(this.limits.perHour, { name, ...network })
  }

  /**
   * Takes room for a body. Returns what gives it back; or why there is none: the network has sent too much in this hour,
   * or too much is being received at the moment. When all room is taken, the network with the most has to make way for
   * one with less, so that nobody can keep the others out. `giveUp` ends the body then.
   */
  enter(network: Network, bytes: number, giveUp: () => void): (() => void) | 'tooMany' | 'busy' {
    const { ofNetwork, ofAll } = this.limits.atOnce
    const wanted = this.bytesOf(network.name) + bytes
    if (wanted > mostOf(ofNetwork, network)) return 'busy'
    if (!this.countHour(network, bytes)) return 'tooMany'
    while (this.bytesOf() + bytes > ofAll) if (!this.displace(wanted)) return 'busy'
    const own: Held = { network: network.name, bytes, giveUp }
    this.held.add(own)
    return () => void this.held.delete(own)
  }
}
