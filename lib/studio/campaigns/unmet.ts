import { type FoundCampaign, namesIn } from '@/lib/content/campaigns'
import { type CampaignPlace, conditionFault } from '@/lib/content/check'

type Simple = { type: string; value?: string | undefined }

/** The conditions of campaigns, those of groups one by one. */
export const simpleConditions = ({ triggers = [] }: Pick<FoundCampaign, 'triggers'>): Simple[] =>
  triggers.flatMap((entry) => (entry.component === 'trigger_group' ? entry.triggers : [entry]))

export type Unknown = (condition: Simple) => readonly string[]

/** Why a condition can match nowhere; `missing`: nothing of what it names is there. */
export type Unmet = NonNullable<ReturnType<typeof conditionFault>>['kind'] | 'missing'

function whyUnmet(condition: Simple, place: CampaignPlace, unknown: Unknown): Unmet | undefined {
  const fault = conditionFault(condition, place)
  if (fault) return fault.kind
  const missing = unknown(condition)
  return missing.length > 0 && missing.length === namesIn(condition.value ?? '').length
    ? 'missing'
    : undefined
}

/** Why a campaign can never show: what keeps the first of its triggers from matching, where none of them can. */
export function whyNeverMet(
  { triggers = [] }: Pick<FoundCampaign, 'triggers'>,
  place: CampaignPlace,
  unknown: Unknown,
): Unmet | undefined {
  const reasons = triggers.map((entry) =>
    (entry.component === 'trigger_group' ? entry.triggers : [entry])
      .map((one) => whyUnmet(one, place, unknown))
      .find((reason) => reason !== undefined),
  )
  return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined
}
