import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { giftCardPath } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/ui'

const linkMs = 60 * 60 * 1_000

/** What is digital comes by mail, and vouchers that were issued can be printed here as well. */
export function DigitalDelivery({ market, order }: { market: Market; order: Order }) {
  const t = marketText(market)
  const isIssued = order.events.some(
    ({ type, details }) => type === 'delivered' && details.until !== undefined,
  )
  if (!isIssued) return <p className="mt-1 max-w-prose">{t('thankYou.nextDigital')}</p>
  const href = giftCardPath({ number: order.number, until: new Date(Date.now() + linkMs) })
  return (
    <>
      <p className="mt-1 max-w-prose">{t('thankYou.issued')}</p>
      <LinkButton href={href} variant="secondary" className="mt-3 print:hidden">
        {t('thankYou.giftCards')}
      </LinkButton>
    </>
  )
}
