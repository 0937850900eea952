import type { Trigger } from '@/lib/content/campaigns'
import type { DateWindow, Phase } from '@/lib/platform/time'
import type { Unmet } from './unmet'

/** What the desk judges: what shoppers get, or what they would get by the drafts. */
export const deskViews = ['shop', 'draft'] as const
export type DeskView = (typeof deskViews)[number]

/** Campaigns in content, stories and releases that are planned, and the offers of the shop. */
export type DeskKind = 'campaign' | 'planned' | 'release' | 'promotion' | 'voucher'

/** A condition of a campaign, as the desk tells it; a group holds those that must all match. */
export type Condition = Pick<Trigger, 'type' | 'value'> | { all: readonly Pick<Trigger, 'type' | 'value'>[] }

/** Something with a date or a trigger. */
export type DeskEntry = DateWindow & {
  key: string
  kind: DeskKind
  name: string
  /** The component of a campaign in a story. */
  component?: string
  story?: { id: number; name: string }
  /** Where it is explained or changed. */
  href?: string
  /** The codes of the markets. */
  markets: readonly string[]
  /**
   * `unreadable`: a date or a trigger cannot be read, and nobody sees it. `never`: it ends before it begins, or none of its
   * triggers can match.
   */
  phase: Phase | 'unreadable'
  /** Of `never`: it ends before it begins, stands within one that never shows, or why no trigger can match. */
  why?: 'dates' | 'around' | Unmet
  conditions: readonly Condition[]
  /** What its conditions name and is not there, such as a brand without products. */
  missing?: readonly string[]
  /**
   * `draft`: no shopper sees it yet. `changed`: shoppers see it with other dates or triggers than the draft has.
   * `removed`: the draft does not have it any more.
   */
  version: 'public' | 'draft' | 'changed' | 'removed'
  /** What the version says that is not judged here: the draft beside the shop, or the other way round. */
  otherPhase?: Phase | 'unreadable'
  /** Of a plan: whoever made it may no longer publish, its draft has changed since, or it has to be planned anew. */
  plan?: 'held' | 'behind' | 'anew'
  /** The keys of those with which it can show at the same time in one place. */
  meets: readonly string[]
}
