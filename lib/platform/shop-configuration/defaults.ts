import { countryOf, type Market } from '@/lib/platform/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import type { Brand } from '@/schemas'
import {
  type RecommendationSlot,
  type RecommendationSlotSettings,
  recommendationSlots,
  type ShopConfiguration,
} from '@/schemas/shop'
import { defaultLooks } from './default-look'
import { usualSeller, usualTermsPage } from './default-seller'
import { usualFallback } from './fallback-language'
import { demoPrefixes } from './number-series'
import { usualReturnLabels } from './return-labels'
import { usualReturnTerms } from './return-terms'
import { usualService } from './service-promises'

/** What the configuration of a market's shop depends on. */
export type ConfiguredMarket = Pick<Market, 'shopLocale' | 'timezone' | 'iso' | 'currency'>

const isFirst = (brand: Brand) => brand === 'baby'

const slotOf = (name: RecommendationSlot): RecommendationSlotSettings => ({
  recommendationId: name,
  uid: `recommendation-${name}`,
  fillWithRandom: true,
  size: 12,
})

/** The configuration of a market's shop where nothing else was imported. */
export const defaultConfiguration = (brand: Brand, market: ConfiguredMarket): ShopConfiguration => {
  const { shopLocale, timezone } = market
  return {
    ...defaultLooks[brand],
    shopId: shopLocale,
    fallbackLanguage: usualFallback,
    timezone,
    options: {
      wishlist: true,
      faq: true,
      cancelOrder: true,
      contactFormPrefill: true,
      voucherPartner: true,
      payback: !isFirst(brand) && shopLocale === 'de-de',
      paypalInstallments: shopLocale === 'de-de',
      checkoutLoginGuestFirst: true,
      accountOrders: true,
      accountBalance: !isFirst(brand),
    },
    recommendations: {
      slots: Object.fromEntries(
        recommendationSlots.map((name) => [name, slotOf(name)]),
      ) as ShopConfiguration['recommendations']['slots'],
    },
    advisors: { size: ['kleidung'], tog: ['schlafsaecke'] },
    payments: usualPayments(market),
    returns: usualReturnTerms,
    returnLabels: usualReturnLabels(countryOf(market)),
    service: usualService(shopLocale),
    seller: usualSeller(shopLocale, defaultLooks[brand].name),
    termsPage: usualTermsPage(shopLocale),
    bookkeeping: { prefixes: demoPrefixes(brand, countryOf(market)) },
  }
}
