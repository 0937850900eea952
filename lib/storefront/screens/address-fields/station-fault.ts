import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { pickupFaults } from '@/lib/shop/addresses'

/** Why a pick-up station cannot be sent to, with the article and what else is possible; undefined for any other error. */
export function stationFault(market: Market, error: string): string | undefined {
  const [given, ...name] = error.split('|')
  const key = pickupFaults.find((known) => known === given)
  return key && marketText(market)(`address.errors.${key}`, { name: name.join('|') })
}
