import { type CustomData, knownOrigin } from '@/schemas/api/basket-entries'

/** The parameter of links to the shop that names a campaign: `/de/p/…/?ffCampaign=herbst`. */
const campaignParameter = 'ffCampaign'

/** The campaign in the address of the page from which something is added. What is no name of one is left out. */
function campaignOfRequest({ headers }: Request): CustomData {
  const page = headers.get('referer') ?? ''
  if (!URL.canParse(page)) return {}
  const ffCampaign = new URL(page).searchParams.get(campaignParameter)?.trim()
  return knownOrigin.parse({ ffData: { ffCampaign } })
}

/** Entries with the campaign of the page, where they name none themselves. */
export const withCampaign = <E extends { variant: string; customData?: CustomData | undefined }>(
  entries: readonly E[],
  request: Request,
): E[] => {
  const campaign = campaignOfRequest(request)
  return entries.map((entry) => ({ ...entry, customData: { ...campaign, ...entry.customData } }))
}
