import { allMarkets, marketsOfStory } from '@/lib/platform/markets'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { lacksProduct, triggerOf, triggerTypeOf } from '@/schemas/blocks/triggers'
import { type BlockDefinition, datetime } from '@/schemas/content'
import type { Problem } from './check-field'

type Blok = Record<string, unknown>

const date = datetime({ label: 'Date' })
const instant = (value: unknown) => Date.parse(date.safeParse(value).data ?? '')

const valuesOf = (value: unknown): string[] =>
  (typeof value === 'string' ? value.split(',') : [value === undefined ? '' : String(value ?? '')])
    .map((each) => each.trim())
    .filter(Boolean)

/** The market that an address begins with; undefined for one that holds in every market. */
const marketOf = (address: string) => {
  const [first = ''] = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .split('/')
    .filter(Boolean)
  return allMarkets.find(({ code }) => code === first.toLowerCase())
}

/** `story` is its full slug, `root` the type of its content. */
export type CampaignPlace = { story: string; root: string | undefined }

type Fault = {
  kind: 'noProduct' | 'noValue' | 'noCheckoutPlace' | 'otherMarket'
  field: 'type' | 'value'
  reason: string
}

/** Why a condition can match on no page of its story. */
export function conditionFault({ type, value }: Blok, { story, root }: CampaignPlace): Fault | undefined {
  const kind = triggerTypeOf(type)
  const condition = triggerOf(kind)
  const withoutProduct: Fault | undefined = lacksProduct(kind, root)
    ? {
        kind: 'noProduct',
        field: 'type',
        reason: 'compares a product, and this page has none: the condition is never met',
      }
    : undefined
  if (condition && condition.picks === undefined) return withoutProduct
  const values = valuesOf(value)
  if (values.length === 0)
    return {
      kind: 'noValue',
      field: 'value',
      reason: 'is needed: without a value the condition is never met',
    }
  if (withoutProduct) return withoutProduct
  if (condition?.closed) {
    const { what, names } = condition.closed
    return values.every((each) => names.some((name) => name.toLowerCase() === each.toLowerCase()))
      ? undefined
      : { kind: 'noCheckoutPlace', field: 'value', reason: `names no ${what}: ${names.join(', ')}` }
  }
  const markets = marketsOfStory(story)
  const isElsewhere = (address: string) => {
    const market = marketOf(address)
    return market !== undefined && !markets.includes(market)
  }
  return condition?.picks === 'pages' && markets.length > 0 && values.every(isElsewhere)
    ? {
        kind: 'otherMarket',
        field: 'value',
        reason: `is an address of another market: of this page only ${markets.map(({ code }) => `/${code}/…`).join(' or ')} can be met`,
      }
    : undefined
}

/** What keeps a campaign from ever being seen although all its fields can be read. */
export function campaignFaults(
  blok: Blok,
  { name, schema }: BlockDefinition,
  place: CampaignPlace,
): Problem[] {
  const problems: Problem[] = []
  // Dates that cannot be read are reported by the schema.
  if ('dateFrom' in schema.shape && instant(blok.dateTo) <= instant(blok.dateFrom))
    problems.push({ field: 'dateTo', reason: 'is not after the beginning: the campaign is never seen' })
  const fault = name === triggerItem.name ? conditionFault(blok, place) : undefined
  if (fault) problems.push({ field: fault.field, reason: fault.reason })
  return problems
}
