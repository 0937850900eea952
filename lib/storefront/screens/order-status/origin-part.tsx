import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { hasOrigin, type Order } from '@/lib/shop/orders'
import { Button } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { Part } from './part'

type Props = { market: Market; order: Order }

/** Takes back what the shopper has allowed the order to keep, as easily as it was given, with an account or without. */
export function OriginPart({ market, order }: Props) {
  const t = marketText(market)
  if (!hasOrigin(order)) return null
  return (
    <div className="print:hidden">
      <Part id="order-origin" title={t('orderOrigin.title')}>
        <p className="max-w-prose">{t('orderOrigin.text')}</p>
        <form action={callAddress(market, 'orders/forget-origin')} method="post" className="mt-4">
          <input type="hidden" name="order" value={order.number} />
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            {t('orderOrigin.forget')}
          </Button>
        </form>
      </Part>
    </div>
  )
}
