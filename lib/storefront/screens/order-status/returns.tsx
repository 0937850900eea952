import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { lineName, type Order } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import type { OrderReturn } from '@/lib/shop/returns'
import type { ReturnTerms } from '@/schemas/shop'
import { Part } from './part'
import { ReturnParts } from './return-parts'

type Props = {
  market: Market
  order: Order
  returns: readonly OrderReturn[]
  /** Of the shop. */
  email: string
  terms: ReturnTerms
  transfers: RefundTransfers
  /** Who pays for what comes back without a fault. */
  costs: ReturnCosts
}

/** What was announced to come back, with the labels. */
export function Returns({ market, order, returns, email, ...given }: Props) {
  const t = marketText(market)
  if (returns.length === 0) return null
  const nameOf = (id: number) => {
    const line = order.lines.find((each) => each.id === id)
    return line ? lineName(line) : ''
  }
  return (
    <Part id="order-returns" title={t('orderReturn.heading')}>
      <ul className="grid gap-4 divide-y divide-line">
        {returns.map((each) => (
          <li key={each.id} className="pb-4 last:pb-0">
            <p className="font-bold">
              {t('orderReturn.announced', { number: each.number, date: formatDay(each.requestedAt, market) })}
            </p>
            <p className="text-quiet text-small">
              {each.lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ')}
            </p>
            <ReturnParts market={market} order={order} announced={each} email={email} {...given} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
