import type { Client } from '@/lib/platform/http'
import { levelsOf, nextInTurn, type Share, shareToDisplace } from '@/lib/platform/limits'

type Limits = {
  /** How many forms may wait, with the one whose turn it is. */
  forms: number
  /** How many bytes of files they may hold in memory meanwhile. */
  bytes: number
}

type Form = Share & { bytes: number }
type Waiting = Form & { begin: (hasTurn: boolean) => void }

/** Gives the turn back. */
export type EndTurn = () => void

/**
 * Gives one form after the other its turn. What may wait is shared between networks: the one with the most makes way for
 * one with less, and they take turns, so that a few networks keep nobody out.
 */
export class FileQueue {
  private readonly waiting = new Set<Waiting>()
  private current: Form | undefined

  constructor(private readonly limits: Limits) {}

  private formOf(client: Client, bytes: number): Form {
    const { limits } = this
    // A form counts by what it takes more of, places or bytes.
    return { levels: levelsOf(client), bytes, size: Math.max(bytes / limits.bytes, 1 / limits.forms) }
  }

  /** Those that make way for a newcomer; undefined where the newcomer has to wait for another time itself. */
  private displacedBy(newcomer: Form): Waiting[] | undefined {
    if (!this.current) return []
    const staying = new Set(this.waiting)
    const displaced: Waiting[] = []
    const { forms, bytes } = this.limits
    const isTooMuch = (all: readonly Form[]) =>
      all.length > forms || all.reduce((sum, each) => sum + each.bytes, 0) > bytes
    while (isTooMuch([this.current, ...staying, newcomer])) {
      const last = shareToDisplace(staying, newcomer)
      if (!last) return undefined
      staying.delete(last)
      displaced.push(last)
    }
    return displaced
  }

  /** Whether a form may wait. One alone is never too large. */
  hasRoom(client: Client, bytes: number): boolean {
    return this.displacedBy(this.formOf(client, bytes)) !== undefined
  }

  /** Resolves when it is the turn of a form; to undefined when too many others wait. */
  async enter(client: Client, bytes: number): Promise<EndTurn | undefined> {
    const form = this.formOf(client, bytes)
    const displaced = this.displacedBy(form)
    if (!displaced) return undefined
    for (const one of displaced) one.begin(false)
    if (!this.current) return this.begin(form)
    return new Promise((resolve) => {
      const waiting: Waiting = {
        ...form,
        begin: (hasTurn) => {
          this.waiting.delete(waiting)
          resolve(hasTurn ? this.begin(form) : undefined)
        },
      }
      this.waiting.add(waiting)
    })
  }

  private begin(form: Form): EndTurn {
    this.current = form
    return () => {
      if (this.current !== form) return
      this.current = undefined
      nextInTurn(this.waiting, [form])?.begin(true)
    }
  }
}
