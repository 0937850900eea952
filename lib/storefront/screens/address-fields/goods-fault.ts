import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { goodsFaults } from '@/lib/shop/addresses'

/** Why goods cannot go to a pick-up station or a post box, with the article and what else is possible; undefined for any other error. */
export function goodsFault(market: Market, error: string): string | undefined {
  const [given, ...name] = error.split('|')
  const key = goodsFaults.find((known) => known === given)
  return key && marketText(market)(`address.errors.${key}`, { name: name.join('|') })
}
