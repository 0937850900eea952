import 'server-only'
import { config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import { findShopConfigurations, isOffered } from '@/lib/platform/shop-configuration'
import { isMet } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { pickersText } from './texts'
import type { PickedThing } from './types'

/** The screens to which links lead and on which campaigns stand: those with one address for everybody. */
const offered = [
  'basket',
  'wishlist',
  'search',
  'account',
  'orders',
  'login',
  'orderStatus',
  'contact',
] as const satisfies readonly ScreenName[]

/**
 * The screens of the shop by their names or addresses. In several markets their addresses stand without the market, each
 * once.
 */
export async function pickScreens(
  db: Database,
  markets: readonly Market[],
  language: StudioLanguage,
  term: string,
): Promise<PickedThing[]> {
  const t = pickersText(language)
  const configurations = await findShopConfigurations(db, config().brand)
  const found = new Map<string, PickedThing>()
  for (const market of markets) {
    const options = configurations.get(market.shopLocale)?.options
    for (const screen of offered.filter((name) => options === undefined || isOffered(options)(name))) {
      const path = screenPath(market, screen)
      const value = markets.length === 1 ? path : path.replace(/^\/[^/]+(?=\/)/, '')
      const name = t('screen', { name: t(`screens.${screen}`) })
      if (isMet(`${name} ${value}`, term.trim())) found.set(value, { value, name, detail: value })
    }
  }
  return [...found.values()]
}
