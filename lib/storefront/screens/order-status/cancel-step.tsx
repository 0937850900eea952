import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { cancelledMoney } from '@/lib/shop/order-mails'
import type { Order } from '@/lib/shop/orders'
import { Button, TextLink } from '@/lib/storefront/design/ui'
import { LineList, orderLines } from '@/lib/storefront/screens/order-parts'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = { market: Market; order: Order }

/** Asks once more before an order is cancelled. */
export function CancelStep({ market, order }: Props) {
  const t = marketText(market)
  const { number } = order
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-display text-h1">{t('orderStatus.cancelling.title', { number })}</h1>
      <p className="mt-2 max-w-prose">{t('orderStatus.cancelling.text')}</p>
      <p className="mt-1 max-w-prose">
        {cancelledMoney(order, { t, price: (amount) => formatPrice(amount, market) })}
      </p>
      <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">
        <LineList market={market} lines={orderLines(order)} label={t('thankYou.goods')} isFull />
      </div>
      <form
        action={callAddress(market, 'orders/cancel')}
        method="post"
        className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch"
      >
        <input type="hidden" name="order" value={number} />
        <Button type="submit" variant="danger" size="large">
          {t('orderStatus.cancelling.confirm')}
        </Button>
        <TextLink href={orderStatusPath(market, { order: number })}>
          {t('orderStatus.cancelling.keep')}
        </TextLink>
      </form>
    </div>
  )
}
