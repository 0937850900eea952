import type { Brand } from '@/schemas'
import { fallbackMarket, type Market, marketsOf } from './markets'

/** The cookie that keeps the visitor's choice: 365 days, path `/`, SameSite lax. */
export const marketCookie = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
} as const

/** Language ranges of an Accept-Language header, best first; `q=0` means never. */
export function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part, index) => {
      const [range = '', ...params] = part.trim().split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean)
      return {
        range: range.trim().toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
        index,
      }
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ range }) => range)
}

/**
 * The market of a language range (`fr-CH`, `fr`). One that names no country of the shop is that of the visitor's next
 * range that does, else that of the country which the language is named for, else the first that speaks it.
 */
function marketOfRange(
  range: string,
  later: readonly string[],
  markets: readonly Market[],
): Market | undefined {
  const [language = ''] = range.split('-')
  const exact = [range, ...later.filter((other) => other.startsWith(`${language}-`))]
    .map((named) => markets.find(({ iso }) => iso.toLowerCase() === named))
    .find(Boolean)
  const speaking = markets.filter((market) => market.language === language)
  return exact ?? speaking.find(({ iso }) => iso.toLowerCase() === `${language}-${language}`) ?? speaking[0]
}

/** The market of a first visit: the cookie, else the browser's languages, else the fallback. */
export function chooseMarket(
  brand: Brand,
  visitor: { cookie?: string | undefined; acceptLanguage?: string | undefined },
): Market {
  const markets = marketsOf(brand)
  const chosen = visitor.cookie && markets.find((market) => market.code === visitor.cookie)
  if (chosen) return chosen
  const languages = acceptedLanguages(visitor.acceptLanguage ?? '')
  for (const [index, range] of languages.entries()) {
    const found = marketOfRange(range, languages.slice(index + 1), markets)
    if (found) return found
  }
  return fallbackMarket(brand)
}
