import { countryOf, type Market } from '@/lib/platform/markets'
import { isVoucher, namesResponsible, safetyGaps } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { ResponsibleParty } from '@/schemas/shop'
import type { PartyView, ProductView } from './product-view'
import type { products } from './tables'

/** A party with its country in a language: ‘Suisse’ for shoppers who read French. */
export function partyView(party: ResponsibleParty, language: string): PartyView
export function partyView(party: ResponsibleParty | undefined, language: string): PartyView | undefined
export function partyView(party: ResponsibleParty | undefined, language: string): PartyView | undefined {
  if (!party) return undefined
  const { name, address, country, contact } = party
  const named = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return { name, address: [address, named].filter(Boolean).join(', '), contact }
}

/** Who answers for the safety of a product in a market, and whether somebody is not named whom the law wants. */
export function makerViews(
  { safety, productGroup, download }: typeof products.$inferSelect,
  brand: Brand,
  market: Market,
): Pick<ProductView, 'manufacturer' | 'responsible' | 'lacksMaker'> {
  const country = countryOf(market)
  const isGoods = download === null && !isVoucher(productGroup, brand)
  return {
    manufacturer: partyView(safety?.manufacturer, market.language),
    responsible: namesResponsible(country) ? partyView(safety?.responsible, market.language) : undefined,
    ...(isGoods && safetyGaps(safety, country).length > 0 && { lacksMaker: true }),
  }
}
