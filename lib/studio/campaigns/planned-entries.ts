import type { PlannedStory, Release } from '@/lib/content/embedded'
import { marketsOfStory } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import type { DeskEntry } from './entry'

type Given = { now: number; marketCodes: readonly string[] }

const plain = { conditions: [], version: 'public', meets: [] } as const

const noticeOf = ({ version }: PlannedStory): DeskEntry['plan'] => {
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
    const publishing = actions.find(({ action }) => action === 'publish')
    const notice = publishing && noticeOf(publishing)
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
  releases: readonly (Pick<Release, 'id' | 'name' | 'releaseAt' | 'releasedAt'> & {
    hasUnpinned: boolean
    isBehind: boolean
  })[],
  { now, marketCodes }: Given,
): DeskEntry[] =>
  releases.flatMap(({ id, name, releaseAt, releasedAt, hasUnpinned, isBehind }) => {
    if (!releaseAt || releasedAt) return []
    const window = { dateFrom: releaseAt.toISOString() }
    return {
      ...plain,
      key: `release ${id}`,
      kind: 'release',
      name,
      href: `/studio/releases/${id}/`,
      markets: marketCodes,
      ...window,
      ...(hasUnpinned ? { plan: 'anew' as const } : isBehind && { plan: 'behind' as const }),
      phase: phaseOf(window, now),
    }
  })
