import type { TriggerType } from '@/schemas/blocks/triggers'
import { entriesOf, listsName } from './listed-names'
import { pathMatches } from './path-matches'
import type { CampaignProduct, CampaignSituation, Trigger } from './visibility'

type Compared = {
  /** What the page has of that with which the trigger is compared. */
  present: (situation: CampaignSituation) => readonly (string | undefined)[]
  /** Whether that is what the trigger asks for; unset: its value lists one of the names, which may hold commas. */
  matches?: (trigger: Trigger, situation: CampaignSituation) => boolean
}

/** On product pages the page's own product counts, elsewhere that of the block around the campaign. */
const productOf = ({ product, givenProduct }: CampaignSituation): CampaignProduct | undefined =>
  product ?? givenProduct

/** The entries of a trigger's comma-separated value, as they are compared. */
export const listedValues = ({ value }: Pick<Trigger, 'value'>): string[] => entriesOf(value ?? '')

const compared: Record<TriggerType, Compared> = {
  url: {
    present: ({ path }) => [path],
    matches: (trigger, { path }) => listedValues(trigger).some((address) => pathMatches(path, address)),
  },
  scayleCheckout: { present: ({ checkout }) => [checkout] },
  productNumber: { present: (situation) => [productOf(situation)?.number] },
  marke: { present: (situation) => [productOf(situation)?.brand] },
  subbrand: { present: (situation) => [productOf(situation)?.subbrand] },
  breadcrumb: { present: (situation) => productOf(situation)?.categoryNames ?? [] },
  sale: {
    present: (situation) => [productOf(situation)?.number],
    matches: (_, situation) => productOf(situation)?.onSale === true,
  },
}

/** What the page has of that with which a trigger is compared. */
export const presentValues = ({ type }: Trigger, situation: CampaignSituation): string[] =>
  compared[type].present(situation).filter((value) => value !== undefined)

export function triggerMatches(trigger: Trigger, situation: CampaignSituation): boolean {
  const { matches } = compared[trigger.type]
  if (matches) return matches(trigger, situation)
  return presentValues(trigger, situation).some((name) => listsName(trigger.value ?? '', name))
}
