/** A campaign that is begun: its times by the clock of the page's market, and its first condition. Empty: none. */
export type NewCampaign = { from: string; to: string; trigger: string }

/** Where the editor begins a campaign on a page. */
export const newCampaignAddress = (storyId: number, campaign: NewCampaign): string =>
  `/studio/stories/${storyId}/#${new URLSearchParams({ campaign: 'new', ...campaign })}`

const clock = (text: string | null) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text ?? '') ? (text ?? '') : '')

/** The campaign that the address of the editor asks for. */
export function newCampaignIn(hash: string): NewCampaign | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  if (asked.get('campaign') !== 'new') return undefined
  return {
    from: clock(asked.get('from')),
    to: clock(asked.get('to')),
    trigger: /^\w{1,40}$/.exec(asked.get('trigger') ?? '')?.[0] ?? '',
  }
}
