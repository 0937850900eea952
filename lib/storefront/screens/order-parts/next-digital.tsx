import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isUndelivered, type Order } from '@/lib/shop/orders'
import { isPaidUp } from './order-payment'

type Props = { market: Market; order: Order }

/** Whether something digital is paid and comes in the next minutes. */
export const isDigitalAwaited = (order: Order): boolean =>
  !order.isTest && order.lines.some(isUndelivered) && isPaidUp(order)

/** That what is digital and not delivered yet comes by mail, and when. */
export const NextDigital = ({ market, order }: Props) =>
  order.lines.some(isUndelivered) && (
    <p className="mt-1 max-w-prose">
      {marketText(market)(isPaidUp(order) ? 'thankYou.nextDigitalPaid' : 'thankYou.nextDigital')}
    </p>
  )
