import type { Brand } from '@/schemas'
import type { Currency } from '@/schemas/markets'
import { everyMarketOf, fallbackMarket, findEveryMarket, type Market, marketsOf } from './markets'
import { screenAt, screenPath, screens } from './screens'

/** The id of the notice that tells a visitor of a closed market where they are. */
export const closedNoticeId = 'market-closed'

const isOpen = (brand: Brand, { code }: Market) => marketsOf(brand).some((market) => market.code === code)

/** The markets of a brand that are not open. */
export const closedMarketsOf = (brand: Brand): Market[] =>
  everyMarketOf(brand).filter((market) => !isOpen(brand, market))

/** Where the visitors of a closed market are led to: an open one in their language, if there is one. */
const openMarketFor = (brand: Brand, { language }: Market): Market =>
  marketsOf(brand).find((market) => market.language === language) ?? fallbackMarket(brand)

/** The path below a market in another language: that of the same screen, else the home page. */
function translatedPath(from: Market, to: Market, tail: string): string {
  const name = screenAt(from, tail)
  const isFilled = name === undefined || screens[name].path[to.language].includes('{')
  return isFilled ? `/${to.code}/` : screenPath(to, name as 'basket')
}

/**
 * Where an address in a closed market leads, as a path of an open one whose page says so: the same page where the
 * language is the same, else the same screen or the home page. Undefined for any other address.
 */
export function openPathFor(brand: Brand, pathname: string): string | undefined {
  const [, first = '', ...rest] = pathname.split('/')
  const closed = findEveryMarket(brand, first)
  if (!closed || isOpen(brand, closed)) return undefined
  const open = openMarketFor(brand, closed)
  const tail = rest.join('/')
  const path =
    open.language === closed.language ? `/${open.code}/${tail}` : translatedPath(closed, open, tail)
  return `${path}#${closedNoticeId}`
}

/** The market of an order or a customer, by its shop locale. Of a closed one, the paths alone are those of an open one. */
export function marketOfPast(brand: Brand, shopLocale: string): Market | undefined {
  const own = findEveryMarket(brand, shopLocale)
  if (!own || isOpen(brand, own)) return own
  const { code, language } = openMarketFor(brand, own)
  return { ...own, code, pathLanguage: language }
}

/** The market of an order, with the currency in which it was placed. */
export function marketOfOrder(
  brand: Brand,
  { locale, currency }: { locale: string; currency: Currency },
): Market | undefined {
  const market = marketOfPast(brand, locale)
  return market && { ...market, currency }
}

/**
 * The same of an order that a page or a call of a market tells, in the time zone of that market where it is the order's
 * own; that market where the order's own is unknown.
 */
export const ownMarketOf = (
  brand: Brand,
  order: { locale: string; currency: Currency },
  market: Market,
): Market => {
  const own = marketOfOrder(brand, order)
  if (!own) return market
  return own.shopLocale === market.shopLocale ? { ...own, timezone: market.timezone } : own
}

/** The shop locales of the orders and customers whose paths are in an open market: its own, and those of closed ones. */
export const pastLocalesOf = (brand: Brand, { code }: Market): string[] =>
  everyMarketOf(brand).flatMap(({ shopLocale }) =>
    marketOfPast(brand, shopLocale)?.code === code ? shopLocale : [],
  )
