import { nextBoundary } from '@/lib/platform/time'
import { campaignWindow, isCampaign } from './campaign-window'

/** No real page nests or holds as much; beyond it a story is cut off, to limit the server's work. */
const deepest = 100
const visitedAtMost = 50_000

/**
 * When a campaign on a story's page next begins or ends, in milliseconds since the epoch. Looks for `dateFrom` and
 * `dateTo` anywhere in raw content, before a schema has parsed it; undefined when there is none.
 */
export function campaignBoundaries(content: unknown, now: number): number | undefined {
  let soonest: number | undefined
  let visited = 0

  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepest || visited >= visitedAtMost) return
    visited += 1
    if (isCampaign(value)) {
      const boundary = nextBoundary(campaignWindow(value), now)
      if (boundary !== undefined) soonest = Math.min(boundary, soonest ?? boundary)
    }
    for (const child of Object.values(value)) visit(child, depth + 1)
  }

  visit(content, 0)
  return soonest
}
