import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { guideHref } from '@/lib/storefront/screens/guide-pages'

type Props = { market: Market; layout: Layout }

/** The terms, who sells, and how to withdraw, which Swiss law does not know for orders of this kind: there it is about returns. */
export function LegalNotes({ market, layout }: Props) {
  const t = marketText(market)
  const [terms, withdrawal] = [guideHref('terms', market, layout), guideHref('withdrawal', market, layout)]
  const imprint = guideHref('imprint', market, layout)
  // Another tab, so that the review stays as it is.
  const link = (href: string | undefined) => (words: ReactNode) =>
    href ? (
      <a
        href={href}
        target="_blank"
        className="underline underline-offset-2 hover:text-accent"
        rel="noopener"
      >
        {words}
      </a>
    ) : (
      words
    )
  const isSwiss = countryOf(market) === 'CH'
  return (
    <p className="max-w-prose text-small">
      {t.rich('checkout.review.terms', { link: link(terms) })}{' '}
      {isSwiss
        ? t.rich('checkout.review.withdrawalSwiss', { link: link(withdrawal) })
        : t.rich('checkout.review.withdrawal', { link: link(withdrawal) })}{' '}
      {imprint && t.rich('checkout.review.seller', { link: link(imprint) })}
    </p>
  )
}
