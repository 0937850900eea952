import { firstWords, typesetGiven } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { isGuaranteedIn } from '@/lib/shop/rules'
import { languages as allLanguages, type Language } from '@/schemas'
import type { Guarantee } from '@/schemas/shop'
import { partyView } from './party-view'
import type { GuaranteeView } from './product-view'
import { langOf } from './shown-text'

/** A guarantee of durability in a market's words; undefined where it does not hold. */
export function guaranteeView(
  guarantee: Guarantee | null | undefined,
  market: Market,
  languages: readonly Language[],
): GuaranteeView | undefined {
  if (!guarantee || !isGuaranteedIn(guarantee, countryOf(market))) return undefined
  const { months, guarantor, territory, terms, label } = guarantee
  const inOrder = [...languages, ...allLanguages]
  const words = firstWords(terms, inOrder) ?? ''
  const language = inOrder.find((one) => terms[one] === words) ?? market.language
  const names = new Intl.DisplayNames([market.language], { type: 'region' })
  return {
    months,
    guarantor: partyView(guarantor, market.language),
    territory: territory.map((place) => names.of(place) ?? place),
    terms: language === market.language ? typesetGiven(words, market) : words,
    ...langOf(market, language),
    ...(label !== undefined && { label }),
  }
}
