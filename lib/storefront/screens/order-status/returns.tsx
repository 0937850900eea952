import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { fullLineName, type Order, type OrderLine } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import {
  type OrderReturn,
  type ReturnLine,
  reasonWords,
  returnSumRows,
  sumOfReturn,
} from '@/lib/shop/returns'
import { LinePicture } from '@/lib/storefront/screens/order-parts'
import type { ReturnTerms, Seller } from '@/schemas/shop'
import { Part } from './part'
import { ReturnParts } from './return-parts'

type Props = {
  market: Market
  order: Order
  returns: readonly OrderReturn[]
  seller: Seller
  terms: ReturnTerms
  transfers: RefundTransfers
  /** Who pays for what comes back without a fault. */
  costs: ReturnCosts
}

/** Shows the announced returns with their labels. */
export function Returns({ market, order, returns, ...given }: Props) {
  const t = marketText(market)
  if (returns.length === 0) return null
  return (
    <Part id="order-returns" title={t('orderReturn.heading')}>
      <ul className="grid gap-4 divide-y divide-line">
        {returns.map((each) => (
          <li key={each.id} className="pb-4 last:pb-0">
            <p className="font-bold">
              {t('orderReturn.announced', { number: each.number, date: formatDay(each.requestedAt, market) })}
            </p>
            <Goods market={market} order={order} announced={each} returns={returns} />
            <ReturnParts market={market} order={order} announced={each} returns={returns} {...given} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type GoodsProps = Pick<Props, 'market' | 'order' | 'returns'> & { announced: OrderReturn }

/** Lists the goods of a return with their reasons, and what is paid back for it. */
function Goods({ market, order, announced, returns }: GoodsProps) {
  const t = marketText(market)
  const sum = sumOfReturn(order, announced, returns)
  const back = announced.lines.flatMap((each, index) => {
    const line = order.lines.find(({ id }) => id === each.lineId)
    return line ? [{ ...each, line, amount: sum.lines[index] ?? 0 }] : []
  })
  const rows = returnSumRows(sum, order, {
    t,
    price: (amount) => formatPrice(amount, market),
  })
  return (
    <>
      <ul className="mt-2 grid gap-3">
        {back.map((each) => (
          <Piece key={each.lineId} market={market} {...each} />
        ))}
      </ul>
      <dl className="mt-3 grid break-inside-avoid gap-1 border-line border-t pt-2 text-small">
        {rows.map(({ label, amount, isStrong }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 ${isStrong ? 'font-bold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="ms-auto tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type PieceProps = { market: Market; line: OrderLine; amount: number } & Pick<
  ReturnLine,
  'quantity' | 'reason'
>

const Piece = ({ market, line, quantity, reason, amount }: PieceProps) => (
  <li className="flex flex-wrap gap-3">
    <LinePicture product={line.product} isLarge={false} />
    <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-start justify-between gap-x-4 text-small">
      <div className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
        <p>
          {`${quantity}\u00a0×\u00a0`}
          <span lang={line.product.lang}>{fullLineName(line)}</span>
        </p>
        <p className="text-quiet">{reasonWords(reason, { t: marketText(market) })}</p>
      </div>
      <p className="ms-auto tabular-nums">{formatPrice(amount, market)}</p>
    </div>
  </li>
)
