import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { GuaranteeView } from '@/lib/shop/catalogue'
import type { Language } from '@/schemas'

/** The page of the Union on guarantees, to which its notice and its label lead. */
const guaranteePage = ({ language }: Pick<Market, 'language'>): string =>
  `https://europa.eu/youreurope/guarantee_${language}`

export type LegalNoticeWords = { title: string; text: string; more: string; href: string }

/** What the notice of the Union says of the legal guarantee of conformity, and what national law adds to its time. */
export function legalNoticeWords(market: Market): LegalNoticeWords {
  const t = marketText(market)
  return {
    title: t('guarantee.legal.title'),
    text: t('guarantee.legal.text', { country: countryOf(market) }),
    more: t('guarantee.legal.more'),
    href: guaranteePage(market),
  }
}

export type GuaranteeWords = {
  title: string
  scope: string
  lines: string[]
  /** The line of the terms in two parts: the terms may be in another language than its beginning. */
  terms: { lead: string; text: string; lang?: Language | undefined }
}

/** What a guarantee of durability promises, and what its statement has to say (Directive (EU) 2019/771, article 17). */
export function guaranteeWords(
  { months, guarantor, territory, terms, lang }: GuaranteeView,
  market: Market,
): GuaranteeWords {
  const t = marketText(market)
  const [unit, count] = months % 12 === 0 ? (['years', months / 12] as const) : (['months', months] as const)
  const party = [guarantor.name, guarantor.address, guarantor.contact].filter(Boolean).join(', ')
  const places = new Intl.ListFormat(market.iso).format(territory)
  return {
    title: t('guarantee.durability.title', { unit, count }),
    scope: t('guarantee.durability.scope'),
    lines: [t('guarantee.durability.guarantor', { party }), t('guarantee.durability.territory', { places })],
    terms: { lead: t('guarantee.durability.terms', { terms: '' }), text: terms, lang },
  }
}
