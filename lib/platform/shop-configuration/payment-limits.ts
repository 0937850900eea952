import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { cashlessPickups, notForOf, pickupKindsOf } from '@/lib/platform/payment-methods'
import type { ConfiguredPayment, PaymentSettings } from '@/schemas/shop'

/** What is said of an order beforehand; the others are known once somebody has filled a basket. */
const named = ['freight', 'pickup', 'cashlessPickup', 'hasDigital', 'hasVouchers'] as const
type Named = (typeof named)[number]

/** A sentence about the orders that a method is not for, from the table that the checkout reads; undefined if none. */
export function limitOf(
  code: ConfiguredPayment,
  settings: Pick<PaymentSettings, 'excludedDeliveries'>,
  market: Market,
): string | undefined {
  const t = marketText(market)
  const notFor = new Set(notForOf(code, settings))
  // A method that is for no station is not for those without cash either.
  if (notFor.has('pickup')) notFor.delete('cashlessPickup')
  const stations = cashlessPickups(countryOf(market))
  const texts = {
    freight: () => [t('payment.notFor.freight')],
    pickup: () => [t('payment.notFor.pickup')],
    cashlessPickup: () =>
      stations === 'all'
        ? [t('payment.notFor.pickup')]
        : stations.map((kind) => t('payment.notFor.station', { name: t(`address.pickups.${kind}`) })),
    hasDigital: () => [t('payment.notFor.hasDigital')],
    hasVouchers: () => [t('payment.notFor.hasVouchers')],
  } satisfies Record<Named, () => string[]>
  const names = named.filter((trait) => notFor.has(trait)).flatMap((trait) => texts[trait]())
  if (names.length === 0) return undefined
  return t('payment.notFor.sentence', {
    list: new Intl.ListFormat(market.iso, { type: 'conjunction' }).format(names),
  })
}

/** The stations to which parcels go, by the names of the checkout. */
export function pickupWords(market: Market): { pickupStations?: string; ifPickup?: string } {
  const t = marketText(market)
  const names = pickupKindsOf(countryOf(market)).map((kind) => t(`address.pickups.${kind}`))
  if (names.length === 0) return {}
  const list = new Intl.ListFormat(market.iso, { type: 'disjunction' })
  return { pickupStations: list.format(names), ifPickup: '' }
}
