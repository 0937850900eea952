import { type FoundCampaign, namesIn } from '@/lib/content/campaigns'
import { conditionFault } from '@/lib/content/check'

type Simple = { type: string; value?: string | undefined }

/** The conditions of campaigns, those of groups one by one. */
export const simpleConditions = ({ triggers = [] }: Pick<FoundCampaign, 'triggers'>): Simple[] =>
  triggers.flatMap((entry) => (entry.component === 'trigger_group' ? entry.triggers : [entry]))

export type Unknown = (condition: Simple) => readonly string[]

/** Whether a condition can match nowhere: nothing of what it names is there, or no page of its story. */
const isUnmet = (condition: Simple, story: string, unknown: Unknown): boolean => {
  if (conditionFault(condition, story) !== undefined) return true
  const missing = unknown(condition)
  return missing.length > 0 && missing.length === namesIn(condition.value ?? '').length
}

/** Whether a campaign can never show because none of its triggers can match. */
export const isNeverMet = (
  { triggers = [] }: Pick<FoundCampaign, 'triggers'>,
  story: string,
  unknown: Unknown,
): boolean =>
  triggers.length > 0 &&
  triggers.every((entry) =>
    (entry.component === 'trigger_group' ? entry.triggers : [entry]).some((one) =>
      isUnmet(one, story, unknown),
    ),
  )
