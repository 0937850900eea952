import type { PlannedStory, Release } from '@/lib/content/embedded'
import { marketsOfStory } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import type { DeskEntry } from './entry'

type Given = { now: number; marketCodes: readonly string[] }

const plain = { conditions: [], version: 'public', meets: [] } as const

const noticeOf = ({ version, action }: PlannedStory): DeskEntry['plan'] => {
  if (action === 'unpublish') return undefined
  if (!version) return 'anew'
  return version.isBehind ? 'behind' : undefined
}

/** The stories whose publishing, or taking off, is planned: one entry for each. */
export function plannedEntries(planned: readonly PlannedStory[], { now, marketCodes }: Given): DeskEntry[] {
  return [...Map.groupBy(planned, ({ storyId }) => storyId)].flatMap(([id, actions]) => {
    const [first] = actions
    if (!first) return []
    const at = (action: PlannedStory['action']) =>
      actions.find((one) => one.action === action)?.at.toISOString()
    const [dateFrom, dateTo] = [at('publish'), at('unpublish')]
    const window = { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) }
    const notice = actions.some(({ onHold }) => onHold)
      ? 'held'
      : actions.map(noticeOf).find((one) => one !== undefined)
    return {
      ...plain,
      key: `planned ${id}`,
      kind: 'planned',
      name: first.name,
      href: `/studio/stories/${id}/`,
      markets: marketsOfStory(first.fullSlug)
        .map(({ code }) => code)
        .filter((code) => marketCodes.includes(code)),
      ...window,
      ...(notice && { plan: notice }),
      phase: phaseOf(window, now),
    }
  })
}

/** The releases that have a time and are not published yet. They may hold stories of any market. */
export const releaseEntries = (
  releases: readonly (Pick<Release, 'id' | 'name' | 'releaseAt' | 'releasedAt' | 'onHold'> & {
    hasUnpinned: boolean
    isBehind: boolean
  })[],
  { now, marketCodes }: Given,
): DeskEntry[] =>
  releases.flatMap(({ id, name, releaseAt, releasedAt, onHold, hasUnpinned, isBehind }) => {
    if (!releaseAt || releasedAt) return []
    const window = { dateFrom: releaseAt.toISOString() }
    const plan = onHold ? 'held' : hasUnpinned ? 'anew' : isBehind ? 'behind' : undefined
    return {
      ...plain,
      key: `release ${id}`,
      kind: 'release',
      name,
      href: `/studio/releases/${id}/`,
      markets: marketCodes,
      ...window,
      ...(plan && { plan }),
      phase: phaseOf(window, now),
    }
  })
