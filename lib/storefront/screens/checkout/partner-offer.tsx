import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { LinkButton } from '@/lib/storefront/design/ui'
import { OfferPanel } from './offer-panel'

/** The partner's vouchers for an order. The partner learns of the order when the shopper follows the link, not before. */
export function PartnerOffer({ market, href }: { market: Market; href: string }) {
  const t = marketText(market)
  return (
    <OfferPanel id="thank-you-partner" title={t('partnerOffer.title')} text={t('partnerOffer.text')}>
      <LinkButton
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow sponsored"
        variant="secondary"
        className="mt-4"
      >
        {t('partnerOffer.action')}
      </LinkButton>
    </OfferPanel>
  )
}
