import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { lineName, type Order } from '@/lib/shop/orders'
import type { OrderReturn } from '@/lib/shop/returns'
import { callAddress } from '@/lib/storefront/checkout'
import { LinkButton } from '@/lib/storefront/ui'
import { Part } from './part'

type Props = { market: Market; order: Order; returns: readonly OrderReturn[] }

const labelAddress = (market: Market, order: Order, { number }: OrderReturn) =>
  `${callAddress(market, 'orders/label')}&${new URLSearchParams({ order: order.number, return: number })}`

/** What was announced to come back, with the labels. */
export function Returns({ market, order, returns }: Props) {
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
            <LinkButton
              href={labelAddress(market, order, each)}
              variant="secondary"
              size="small"
              className="mt-2 print:hidden"
            >
              {t('orderReturn.label')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Part>
  )
}
