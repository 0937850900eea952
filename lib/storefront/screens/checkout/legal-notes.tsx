import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { guideHref } from '@/lib/storefront/screens/guide-pages'

type Props = { market: Market; layout: Layout }

/**
 * The terms, who sells, and how to withdraw, which Swiss law does not know for orders of this kind: there it is about returns.
 * A page that the layout does not lead to is not named.
 */
export function LegalNotes({ market, layout }: Props) {
  const t = marketText(market)
  const [terms, withdrawal] = [guideHref('terms', market, layout), guideHref('withdrawal', market, layout)]
  const imprint = guideHref('imprint', market, layout)
  // Another tab, so that the review stays as it is.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" className="underline underline-offset-2 hover:text-accent" rel="noopener">
      {words}
    </a>
  )
  const right = countryOf(market) === 'CH' ? 'withdrawalSwiss' : 'withdrawal'
  return (
    <p className="max-w-prose text-small">
      {terms && t.rich('checkout.review.terms', { link: link(terms) })}{' '}
      {withdrawal && t.rich(`checkout.review.${right}`, { link: link(withdrawal) })}{' '}
      {imprint && t.rich('checkout.review.seller', { link: link(imprint) })}
    </p>
  )
}
