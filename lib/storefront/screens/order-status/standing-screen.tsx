import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath, withdrawalPath } from '@/lib/platform/markets'
import { grantsWithdrawal, isVoluntaryWithdrawal, usualReturnTerms } from '@/lib/platform/shop-configuration'
import { isHere, isLive, type Order } from '@/lib/shop/orders'
import { termsOfOrder } from '@/lib/shop/returns'
import { withoutWithdrawn } from '@/lib/shop/withdrawals'
import { Button, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { LineList, OrderTimeline, orderLines } from '@/lib/storefront/screens/order-parts'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { Parcels } from './parcels'
import { Part } from './part'
import { StatusHead } from './status-head'

type Props = {
  market: Market
  order: Order
  carriers?: Layout['shippingProviders']
  /** The result of the visitor's request. */
  notice: string | undefined
}

/** Removes inscriptions, which are names, mostly of children. */
const withoutInscriptions = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, inscription: null })),
})

/** When it was paid is told to who has proved that the order is theirs. */
const withoutPaymentDays = (order: Order): Order => ({
  ...order,
  payments: order.payments.map((payment) => ({ ...payment, settledAt: null })),
})

/**
 * How an order stands, for who knows its number and mail address: others may know them, too. For the rest a link is sent
 * to that address. A contract is withdrawn from without one, as the law wants it.
 */
export function StandingScreen({ market, order, carriers, notice }: Props) {
  const t = marketText(market)
  const { number, status } = order
  // What only the shop grants is a return, which nothing can be before it is sent.
  const isReturnable = !isVoluntaryWithdrawal(market) || !order.lines.filter(isLive).every(isHere)
  const isDeclared =
    status !== 'cancelled' && isReturnable && grantsWithdrawal(market, termsOfOrder(order, usualReturnTerms))
  const coming = withoutWithdrawn(order)
  return (
    <div className="mx-auto max-w-3xl">
      <StatusHead market={market} order={order} notice={notice} />
      <OrderTimeline market={market} order={withoutPaymentDays(coming)} />
      <Parcels market={market} order={coming} carriers={carriers} />
      <Part id="order-goods" title={t('thankYou.goods')}>
        <LineList
          market={market}
          lines={orderLines(withoutInscriptions(order))}
          label={t('thankYou.goods')}
          isFull
        />
      </Part>
      <div className="print:hidden">
        <Part id="order-actions" title={t('orderStatus.more.title')}>
          <p className="max-w-prose">{t('orderStatus.more.text')}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
            <form action={callAddress(market, 'orders/link')} method="post">
              <input type="hidden" name="order" value={number} />
              <Button type="submit" className="max-sm:w-full">
                {t('orderStatus.more.send')}
              </Button>
            </form>
            {isDeclared && (
              <LinkButton
                href={withdrawalPath(market, { order: number })}
                data-document=""
                variant="secondary"
              >
                {t('withdrawalForm.title')}
              </LinkButton>
            )}
          </div>
          <p className="mt-4">
            <TextLink href={orderStatusPath(market)} data-document="">
              {t('orderStatus.other')}
            </TextLink>
          </p>
        </Part>
      </div>
    </div>
  )
}
