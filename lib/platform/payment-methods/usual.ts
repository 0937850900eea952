import { countryOf, type Market } from '@/lib/platform/markets'
import type { ConfiguredPayment, PaymentSettings, Payments } from '@/schemas/shop'
import { configuredPayments, methods } from './methods'

type Place = Pick<Market, 'iso' | 'currency'>

const isUsual = (code: ConfiguredPayment, country: ReturnType<typeof countryOf>) =>
  (methods[code].usualIn ?? methods[code].countries).includes(country)

/** The settings of a method where nothing else was imported; undefined where the method does not exist. */
function usualSettings(code: ConfiguredPayment, market: Place): PaymentSettings | undefined {
  const { countries, bounds, isUnmarked, partner } = methods[code]
  const country = countryOf(market)
  const range = bounds[market.currency]
  if (!countries.includes(country) || !range) return undefined
  // One mark stands for all of one partner.
  const before = configuredPayments.slice(0, configuredPayments.indexOf(code))
  const isSecond =
    partner !== undefined &&
    before.some((each) => methods[each].partner === partner && isUsual(each, country))
  return {
    isOffered: isUsual(code, country),
    isMarked: !isUnmarked && !isSecond,
    ...range,
    buyers: ['guest', 'account'],
    excludedDeliveries: [],
  }
}

/** The methods of payment of a market where nothing else was imported. */
export function usualPayments(market: Place): Payments {
  const known = configuredPayments.flatMap((code) => {
    const settings = usualSettings(code, market)
    return settings ? [[code, settings] as const] : []
  })
  return { order: known.map(([code]) => code), methods: Object.fromEntries(known) }
}
