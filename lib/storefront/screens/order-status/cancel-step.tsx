import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { cancellableRest, cancelMark } from '@/lib/shop/cancellations'
import { cancelledMoney, linesMoney } from '@/lib/shop/order-mails'
import { deliveryOfLines, isMoneyBack, moneyOfLines, type Order, sharesOf } from '@/lib/shop/orders'
import { Button, TextLink } from '@/lib/storefront/design/ui'
import { LineList, orderLines } from '@/lib/storefront/screens/order-parts'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = {
  market: Market
  order: Order
  /** Where a transfer goes, as far as the shopper has said it. */
  account?: { iban: string } | undefined
}

/** Asks once more before an order is cancelled, or what of it is not out yet. */
export function CancelStep({ market, order, account }: Props) {
  const t = marketText(market)
  const { number, voucherCode: code } = order
  const rest = cancellableRest(order)
  const words = { t, price: (amount: number) => formatPrice(amount, market) }
  const isRest = rest.length > 0
  const part = isRest ? 'cancellingRest' : 'cancelling'
  const wholeMoney = isMoneyBack(order) ? cancelledMoney(order, words) : t('orderStatus.cancelling.noMoney')
  const shares = {
    ...sharesOf(order, moneyOfLines(order, rest)),
    hasDelivery: deliveryOfLines(order, rest) > 0,
  }
  const lines = orderLines({ ...order, ...(isRest && { lines: rest }) })
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-display text-h1">{t(`orderStatus.${part}.title`, { number })}</h1>
      <p className="mt-2 max-w-prose">{t(`orderStatus.${part}.text`)}</p>
      <p className="mt-1 max-w-prose">
        {isRest ? linesMoney(shares, { order, account }, words) : wholeMoney}
      </p>
      {isRest && code !== null && (
        <p className="mt-1 max-w-prose">{t('orderStatus.cancellingRest.code', { code })}</p>
      )}
      <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">
        <LineList market={market} lines={lines} label={t('thankYou.goods')} isFull />
      </div>
      <form
        action={callAddress(market, 'orders/cancel')}
        method="post"
        className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch"
      >
        <input type="hidden" name="order" value={number} />
        {isRest && <input type="hidden" name="lines" value={cancelMark(rest)} />}
        <Button type="submit" variant="danger" size="large">
          {t(`orderStatus.${part}.confirm`)}
        </Button>
        <TextLink href={orderStatusPath(market, { order: number })}>{t(`orderStatus.${part}.keep`)}</TextLink>
      </form>
    </div>
  )
}
