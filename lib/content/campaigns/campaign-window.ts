import type { DateWindow } from '@/lib/platform/time'
import { datetime } from '@/schemas/content'

const date = datetime({ label: 'Date' })

export type CampaignWindow = DateWindow & {
  /** False when a date cannot be read: such a campaign is never shown. */
  isValid: boolean
}

/** Whether raw content has a window of time: `dateFrom` and `dateTo`, as every campaign block names them. */
export const isCampaign = (value: object): value is { dateFrom?: unknown; dateTo?: unknown } =>
  !Array.isArray(value) && ('dateFrom' in value || 'dateTo' in value)

/** The window of a raw campaign, before a schema has parsed it. A date that cannot be read counts as unset. */
export function campaignWindow({
  dateFrom,
  dateTo,
}: {
  dateFrom?: unknown
  dateTo?: unknown
}): CampaignWindow {
  const from = date.safeParse(dateFrom)
  const to = date.safeParse(dateTo)
  return { dateFrom: from.data, dateTo: to.data, isValid: from.success && to.success }
}
