import { availableParallelism } from 'node:os'
import type { Client } from '@/lib/platform/http'
import { AdmissionQueue, type Limits } from './admission-queue'
import type { Work } from './work'

const processors = availableParallelism()

/**
 * What a machine does at once of each kind, and how much more for those who have nothing under way. A page, a search, a
 * listing or a paper is mostly computed in one thread, so more at once would only make each of them late; pictures are
 * computed beside it.
 */
const limits: Record<Work, Limits> = {
  page: { atOnce: 8, spare: 2, waiting: 200, patience: 10_000 },
  private: { atOnce: 8, spare: 2, waiting: 200, patience: 10_000 },
  search: { atOnce: 6, spare: 1, waiting: 30, patience: 3_000 },
  listing: { atOnce: 6, spare: 1, waiting: 30, patience: 3_000 },
  picture: { atOnce: 4 * processors, spare: processors, waiting: 400, patience: 10_000 },
  photograph: { atOnce: 4 * processors, spare: processors, waiting: 100, patience: 10_000 },
  print: { atOnce: 2, spare: 1, waiting: 20, patience: 10_000 },
  card: { atOnce: 4, spare: 2, waiting: 20, patience: 10_000 },
  // Other programs that build pages of it ask for many stories at once.
  content: { atOnce: 6, spare: 1, waiting: 200, patience: 10_000 },
  // A program that fills a space sends what it has as fast as it can.
  manage: { atOnce: 6, spare: 1, waiting: 200, patience: 20_000 },
  upload: { atOnce: 6, spare: 2, waiting: 40, patience: 20_000 },
  draft: { atOnce: 4, spare: 1, waiting: 20, patience: 5_000 },
  icon: { atOnce: processors, spare: 1, waiting: 50, patience: 5_000 },
  // Search engines come again, and one file reads thousands of rows.
  sitemap: { atOnce: 2, spare: 1, waiting: 20, patience: 10_000 },
  share: { atOnce: processors, spare: 1, waiting: 10, patience: 5_000 },
}

/** Sheds load by kind: what cannot begin in time is turned away, and everything else goes on. Clients share the room. */
export function createShed(chosen: Partial<Record<Work, Limits>> = {}) {
  const gates = new Map<Work, AdmissionQueue>()
  const gateOf = (work: Work) => {
    const gate = gates.get(work) ?? new AdmissionQueue(chosen[work] ?? limits[work])
    gates.set(work, gate)
    return gate
  }
  /** Runs a task when its kind has room. Returns false, without running it, when there is none in time. */
  const run = async (
    work: Work,
    client: Client,
    task: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const leave = await gateOf(work).enter(client, signal)
    if (!leave) return false
    try {
      await task()
    } finally {
      leave()
    }
    return true
  }
  /** How much of each kind is under way, and how much waits. */
  const load = () => [...gates].map(([work, gate]) => ({ work, ...gate.load }))
  return Object.assign(run, { load })
}
