import { formatMoment, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  order: Order
  /** Where it is paid, in the browser that has ordered. */
  pay: string | undefined
}

/** What is to be paid of an order that waits for its payment, until when its goods are held, and the way to pay. */
export function AwaitedPayment({ market, order, pay }: Props) {
  if (order.status !== 'awaitingPayment' && !pay) return null
  const t = marketText(market)
  const { heldUntil, toPay } = order
  return (
    <section aria-labelledby="order-awaited" className="mt-6 rounded-card bg-warning-ground p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="order-awaited" className="font-display text-h3">
          {t('checkout.pending.amount')}
        </h2>
        <p className="font-bold text-h3 tabular-nums leading-tight">{formatPrice(toPay, market)}</p>
      </div>
      <p className="mt-2 max-w-prose">{t('checkout.pending.text')}</p>
      {heldUntil && (
        <p className="mt-1 font-bold">
          {t('checkout.pending.until', { time: formatMoment(heldUntil, market) })}
        </p>
      )}
      {pay && (
        <LinkButton href={pay} data-document="" className="mt-4 max-sm:w-full print:hidden">
          {t('orderStatus.pay')}
        </LinkButton>
      )}
    </section>
  )
}
