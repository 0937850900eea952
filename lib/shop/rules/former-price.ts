import type { Country, Price } from '@/schemas/shop'

/** A price that was asked from a moment on, in milliseconds. */
export type PastPrice = {
  from: number
  withTax: number
  /** It was given as a reduced one; null: not known. */
  reduced: boolean | null
}

const day = 86_400_000

type UnionRule = {
  /** Steps of a reduction that grows without a break are measured from the price before the first of them. */
  steps: boolean
  /** For how many days goods that are newer than the 30 days have to have had a price before it is reduced. */
  leastDays: number
}

/**
 * Directive 98/6/EC, article 6a: the lowest price of the 30 days before the reduction, and what countries make of its
 * choices: § 11 PAngV, § 9a PrAG, article VI.18 CDE, L. 112-1-1 of the Code de la consommation and the Besluit
 * prijsaanduiding producten. France and the Netherlands allow steps within a period alone, which prices do not tell.
 */
const union: Record<Exclude<Country, 'CH'>, UnionRule> = {
  DE: { steps: true, leastDays: 0 },
  AT: { steps: true, leastDays: 0 },
  BE: { steps: false, leastDays: 7 },
  FR: { steps: false, leastDays: 0 },
  NL: { steps: false, leastDays: 0 },
}
const unionDays = 30

/** Article 16 (1) (a) no. 2 of the Swiss PBV: a price that was asked on 30 days in a row may be named without an end. */
const swissDays = 30

/** Without changes that change nothing. */
const withoutRepetitions = (history: readonly PastPrice[]): PastPrice[] =>
  history.reduce<PastPrice[]>((kept, next) => {
    const last = kept.at(-1)
    if (last?.withTax !== next.withTax || last.reduced !== next.reduced) kept.push(next)
    return kept
  }, [])

function lowestBefore(past: readonly PastPrice[], { steps, leastDays }: UnionRule): number | undefined {
  const isStep = (at: number) =>
    steps && past[at - 1]?.reduced === true && (past[at - 1]?.withTax ?? 0) > (past[at]?.withTax ?? 0)
  let first = past.length - 1
  while (isStep(first)) first -= 1
  const begins = past[first]?.from ?? 0
  const isNew = begins - (past[0]?.from ?? begins) < leastDays * day
  const asked = past
    .slice(0, first)
    .filter((_, at) => (past[at + 1]?.from ?? 0) > begins - unionDays * day)
    .map(({ withTax }) => withTax)
  return isNew || asked.length === 0 ? undefined : Math.min(...asked)
}

/** The price that was asked long enough before prices did nothing but fall. */
function longAskedBefore(past: readonly PastPrice[]): number | undefined {
  for (let at = past.length - 2; at >= 0; at -= 1) {
    const [one, next] = [past[at], past[at + 1]]
    if (!one || !next || one.withTax <= next.withTax) return undefined
    if (one.reduced !== true && next.from - one.from >= swissDays * day) return one.withTax
  }
  return undefined
}

/**
 * The price from which a reduction may be measured in a country; undefined where there is none, so that it is not
 * announced. `history` is in order, and its last price is the reduced one, from when it was first reduced to that: as long
 * as that price is asked, time changes nothing.
 */
export function formerPrice(history: readonly PastPrice[], country: Country): number | undefined {
  const past = withoutRepetitions(history)
  const former = country === 'CH' ? longAskedBefore(past) : lowestBefore(past, union[country])
  return former !== undefined && former > (past.at(-1)?.withTax ?? 0) ? former : undefined
}

/**
 * The lowest price of the 30 days before the reductions of an announced price, which has to stand beside them in the
 * Union. In Switzerland a price that was asked for long enough is another thing.
 */
export const lowestToName = (
  { appliedReductions }: Pick<Price, 'appliedReductions'>,
  former: number | undefined,
  where: string,
): number | undefined => (where !== 'CH' && appliedReductions.length > 0 ? former : undefined)

/**
 * A price with the reductions that may be announced: what its source says, and never more than is left when they are
 * measured from a former price.
 */
export function announced(price: Price, before: number | undefined, former: number | undefined): Price {
  if (price.appliedReductions.length === 0) return price
  if (before === undefined || former === undefined || former <= price.withTax)
    return { ...price, appliedReductions: [] }
  if (before <= former) return price
  return { ...price, appliedReductions: [{ amount: { relative: 1 - price.withTax / former } }] }
}
