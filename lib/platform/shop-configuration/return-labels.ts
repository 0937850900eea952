import type { Country } from '@/schemas/markets'
import type { ShopConfiguration } from '@/schemas/shop'

/** The names that DHL gives the receiver of returns from a country. */
const receivers: Record<Country, string> = {
  DE: 'deu',
  AT: 'aut',
  CH: 'che',
  BE: 'bel',
  FR: 'fra',
  NL: 'nld',
}

/** The carriers of labels, as texts name them. */
export const carrierNames: Record<NonNullable<ShopConfiguration['returnLabels']>['carrier'], string> = {
  dhl: 'DHL',
}

/** The made-up company's contract with a carrier. A seller of one's own has none until a row of its shop names it. */
export const usualReturnLabels = (country: Country): NonNullable<ShopConfiguration['returnLabels']> => ({
  carrier: 'dhl',
  receiverIds: { [country]: receivers[country] },
  weightGrams: 2_000,
})
