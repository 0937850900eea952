import { formatPrice, marketText, type Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isGiftCard, lenderOf } from '@/lib/platform/payment-methods'
import { isMoneyOwed, keptOfCard, type Order, type Payment } from '@/lib/shop/orders'
import { paymentName, settlementOf } from '@/lib/shop/payments'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import { type OrderReturn, stillToPay } from '@/lib/shop/returns'
import { MethodMark } from '@/lib/storefront/design/logos'
import { Transfer } from '@/lib/storefront/screens/order-parts'
import type { Payments as Methods, Seller } from '@/schemas/shop'
import { Part } from './part'

type Props = {
  market: Market
  order: Order
  seller: Seller
  payments: Methods
  transfers: RefundTransfers
  returns: readonly OrderReturn[]
}

/** The amount of a payment that was paid back, in minor units; a transfer that is still to be made is shown above. */
const paidBack = (order: Order, { method, refunded }: Payment, { due }: RefundTransfers): number =>
  isGiftCard(method)
    ? Math.max(0, refunded - keptOfCard(order))
    : due.reduce((rest, transfer) => (transfer.method === method ? rest - transfer.amount : rest), refunded)

/** Attempts that came to nothing are told nothing of, unless there is nothing else. */
const shownPayments = ({ payments }: Order): readonly Payment[] => {
  const live = payments.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  return live.length > 0 ? live : payments.slice(-1)
}

/** The money of a cancelled order comes back as far as it is owed, and what is paid back in part is still paid. */
const stateOf = (order: Order, payment: Payment, back: number): Payment['status'] | 'comesBack' => {
  const { status, amount } = payment
  const isPaid = status === 'paid' || (status === 'refunded' && back < amount)
  if (isPaid) return order.status === 'cancelled' && isMoneyOwed(payment, order) ? 'comesBack' : 'paid'
  return status
}

/** How what is open is told: at the door once, with the last of several parcels. */
const openKey = ({ status, shipments }: Order, method: Payment['method']) => {
  if (settlementOf(method) !== 'cash') return 'open'
  return status === 'partlyShipped' || shipments.length > 1 ? 'openCashLast' : 'openCash'
}

type Shown = { method: Payment['method']; amount: number; state: ReturnType<typeof stateOf> }

/** A bill of which all comes back is open, and has nothing left to pay. */
function stateWords(order: Order, { method, amount, state }: Shown, t: Text): string {
  if (state === 'open' && amount === 0) return t('orderStatus.payments.nothingOpen')
  const partner = lenderOf(method)
  if (partner && (state === 'paid' || state === 'comesBack'))
    return t(`orderStatus.payments.partner.${state}`, { partner })
  return t(`orderStatus.payments.${state === 'open' ? openKey(order, method) : state}`)
}

/** Shows the amounts that were paid, are still to be paid, and were paid back. */
export function Payments({ market, order, seller, payments, transfers, returns }: Props) {
  const t = marketText(market)
  const shown = shownPayments(order).map((payment) => {
    const back = paidBack(order, payment, transfers)
    const amount = payment.status === 'open' ? stillToPay(order, payment, returns) : payment.amount
    return { payment, back, amount, state: stateOf(order, payment, back) }
  })
  if (shown.length === 0) return null
  return (
    <Part id="order-payments" title={t('checkout.review.payment')}>
      <ul className="grid gap-2">
        {shown.map(({ payment: { id, method }, amount, back, state }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <MethodMark code={method} marks={[]} className="mt-1" />
            <span className="min-w-0 flex-1">
              {paymentName(method, market, payments)}
              <span className="block text-quiet text-small">
                {stateWords(order, { method, amount, state }, t)}
              </span>
              {back > 0 && (
                <span className="block text-quiet text-small">
                  {t('orderStatus.refunded', { amount: formatPrice(back, market) })}
                </span>
              )}
            </span>
            {amount > 0 && <span className="ms-auto tabular-nums">{formatPrice(amount, market)}</span>}
          </li>
        ))}
      </ul>
      <Transfer {...{ market, order, seller, payments, returns }} />
    </Part>
  )
}
