import { boundsOf, type DateWindow } from '@/lib/platform/time'
import { triggers } from '@/schemas/blocks/triggers'
import { listedValues } from './compared'
import type { FoundCampaign } from './find-campaigns'
import { pathMatches } from './path-matches'
import type { Campaign, Trigger } from './visibility'

/** Whether there is a time in both windows. */
function overlap(...windows: DateWindow[]): boolean {
  const bounds = windows.map(boundsOf)
  return Math.max(...bounds.map(({ from }) => from)) < Math.min(...bounds.map(({ to }) => to))
}

function exclude(one: Trigger, other: Trigger): boolean {
  if (one.type !== other.type || !triggers[one.type].isSingle) return false
  const same = (a: string, b: string) =>
    one.type === 'url' ? pathMatches(a, b) || pathMatches(b, a) : a === b
  return !listedValues(one).some((a) => listedValues(other).some((b) => same(a, b)))
}

/** What has to match for a campaign to show: any of these lists, as a whole. */
const alternatives = ({ triggers = [] }: Pick<Campaign, 'triggers'>): readonly (readonly Trigger[])[] =>
  triggers.length === 0
    ? [[]]
    : triggers.map((entry) => (entry.component === 'trigger_group' ? entry.triggers : [entry]))

/** Whether two campaigns can show at the same time on the same page. */
export function mayMeet(one: Campaign, other: Campaign): boolean {
  if (!overlap(one, other)) return false
  return alternatives(one).some((mine) =>
    alternatives(other).some((theirs) => !mine.some((a) => theirs.some((b) => exclude(a, b)))),
  )
}

type Placed = Pick<FoundCampaign, 'uid' | 'list' | 'parent' | 'index' | 'slot' | 'window' | 'triggers'>

/** Cards stand side by side in a grid by intention; elsewhere neighbours are one below the other. */
const sideBySide = ['grid']

const isOnePlace = (one: Placed, other: Placed) =>
  (one.slot !== undefined && one.slot === other.slot) ||
  (one.list === other.list && Math.abs(one.index - other.index) === 1 && !sideBySide.includes(one.parent))

const canShow = ({ window, triggers }: Placed) => window.isValid && triggers !== undefined

/**
 * The campaigns of a story that can show at the same time in one place: neighbours in a list, and those with the same
 * slot. Each with the others, by their uids.
 */
export function findCollisions(campaigns: readonly Placed[]): ReadonlyMap<string, readonly string[]> {
  const pairs = campaigns.flatMap((one, at) =>
    campaigns.slice(at + 1).flatMap((other) => {
      if (!isOnePlace(one, other) || !canShow(one) || !canShow(other)) return []
      const meet = mayMeet(
        { ...one.window, triggers: one.triggers },
        { ...other.window, triggers: other.triggers },
      )
      return meet ? [[one.uid, other.uid] as const, [other.uid, one.uid] as const] : []
    }),
  )
  const grouped = Map.groupBy(pairs, ([uid]) => uid)
  return new Map([...grouped].map(([uid, list]) => [uid, list.map(([, other]) => other)]))
}
