import type { Market } from '@/lib/platform/markets'

/** What `npm run markets` knows of a market: whether it is open, what it needs, and what is worth a look. */
export type MarketState = {
  market: Pick<Market, 'code' | 'iso'>
  isOpen: boolean
  missing: readonly string[]
  notes: readonly string[]
}

/**
 * The lines about a market. Of a closed one, which nobody has asked for by its code, there is one that names the command
 * for the rest: what is missing there keeps no shopper from anything.
 */
export function marketLines(
  { market: { code, iso }, isOpen, missing, notes }: MarketState,
  { isAsked }: { isAsked: boolean },
): string[] {
  const state = missing.length > 0 ? `needs ${missing.length}` : 'is ready'
  const head = `${code} (${iso}) is ${isOpen ? 'open' : 'closed'} and ${state}`
  if (!isOpen && !isAsked)
    return [missing.length > 0 ? `${head}: “npm run markets -- ${code}” lists them` : head]
  return [head, ...[...missing, ...notes.map((note) => `Note: ${note}`)].map((sentence) => `  ${sentence}`)]
}

/** Why codes are none of these markets; undefined where they all are. */
export function unknownMarkets(codes: readonly string[], markets: readonly Pick<Market, 'code'>[]) {
  const known = markets.map(({ code }) => code as string)
  const unknown = codes.filter((code) => !known.includes(code))
  return unknown.length > 0
    ? `There is no market ${unknown.join(', ')}: this shop has ${known.join(', ')}.`
    : undefined
}
