import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { LinkButton } from '@/lib/storefront/ui'

/** The partner's vouchers for an order. The partner learns of the order when the shopper follows the link, not before. */
export function PartnerOffer({ market, href }: { market: Market; href: string }) {
  const t = marketText(market)
  return (
    <section
      aria-labelledby="thank-you-partner"
      className="mt-6 rounded-card border border-line bg-card p-4 sm:p-5 print:hidden"
    >
      <h2 id="thank-you-partner" className="font-display text-h3">
        {t('partnerOffer.title')}
      </h2>
      <p className="mt-2 max-w-prose">{t('partnerOffer.text')}</p>
      <LinkButton
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow sponsored"
        variant="secondary"
        className="mt-4"
      >
        {t('partnerOffer.action')}
      </LinkButton>
    </section>
  )
}
