import { type DateWindow, type Phase, phaseOf } from '@/lib/platform/time'
import type { TriggerType } from '@/schemas/blocks/triggers'
import { triggerMatches } from './compared'

export type Trigger = {
  component: 'trigger'
  type: TriggerType
  value?: string | undefined
}

export type TriggerGroup = { component: 'trigger_group'; triggers: readonly Trigger[] }

/**
 * A campaign's window and triggers. The dates are ISO 8601 texts in UTC, as the `datetime` field of a block parses
 * them.
 */
export type Campaign = DateWindow & {
  triggers?: readonly (Trigger | TriggerGroup)[] | undefined
}

/** The properties of a product that triggers match on. */
export type CampaignProduct = {
  number: string
  brand?: string | undefined
  subbrand?: string | undefined
  /** The names of its categories of every level. */
  categoryNames: readonly string[]
  onSale: boolean
}

export type CampaignSituation = {
  /** Milliseconds since the epoch. */
  now: number
  /** The path as the browser shows it. */
  path: string
  /** The product of the page. */
  product?: CampaignProduct | undefined
  /** The product of the block around the campaign; counts on pages that are not those of a product. */
  givenProduct?: CampaignProduct | undefined
  checkout?: string | undefined
}

/** Of one entry of a campaign's triggers: a group matches when all its triggers do. */
type TriggerFinding = {
  matches: boolean
  isGroup: boolean
  triggers: { trigger: Trigger; matches: boolean }[]
}

function findingOf(entry: Trigger | TriggerGroup, situation: CampaignSituation): TriggerFinding {
  const isGroup = entry.component === 'trigger_group'
  const triggers = (isGroup ? entry.triggers : [entry]).map((trigger) => ({
    trigger,
    matches: triggerMatches(trigger, situation),
  }))
  return { matches: triggers.every(({ matches }) => matches), isGroup, triggers }
}

/** Whether a campaign shows, and why. */
export type CampaignFinding = { isVisible: boolean; phase: Phase; triggers: TriggerFinding[] }

/**
 * A campaign shows within its window, and at least one trigger matches when there are any. A group
 * matches when all its triggers do.
 * A campaign with a single date is bounded on that side alone.
 */
export function judgeCampaign(campaign: Campaign, situation: CampaignSituation): CampaignFinding {
  const phase = phaseOf(campaign, situation.now)
  const triggers = (campaign.triggers ?? []).map((entry) => findingOf(entry, situation))
  const isMet = triggers.length === 0 || triggers.some(({ matches }) => matches)
  return { isVisible: phase === 'running' && isMet, phase, triggers }
}

/** Whether a campaign shows. */
export const isVisible = (campaign: Campaign, situation: CampaignSituation): boolean =>
  judgeCampaign(campaign, situation).isVisible
