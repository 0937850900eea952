import { marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { receivedDeclarations } from '@/lib/shop/withdrawals'
import { LinkButton } from '@/lib/storefront/design/ui'

type Props = { market: Market; order: Pick<Order, 'events'> }

/** What was declared for an order before, and when it arrived. Nothing where nothing was. */
export function Received({ market, order }: Props) {
  const t = marketText(market)
  const { date, time } = orderWords(market)
  const declared = receivedDeclarations(order)
  if (declared.length === 0) return null
  return (
    <div role="status" className="mt-4 grid gap-3 rounded-card bg-companion-1 p-4">
      {declared.map(({ at, goods }) => (
        <div key={`${at.getTime()} ${goods}`}>
          <p>{t('withdrawalForm.received', { date: date(at), time: time(at) })}</p>
          <p className="whitespace-pre-line wrap-anywhere">{goods || t('withdrawalForm.all')}</p>
        </div>
      ))}
    </div>
  )
}

/** The screen of an order of which nothing is left to withdraw from. */
export function WhollyReceived({ market, order }: Props & { order: Pick<Order, 'events' | 'number'> }) {
  const t = marketText(market)
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="font-display text-h1">{t('withdrawalForm.done')}</h1>
      <p className="mt-2 max-w-prose">{t('withdrawalForm.nothingLeft')}</p>
      <Received market={market} order={order} />
      <div className="mt-6">
        <LinkButton
          href={orderStatusPath(market, { order: order.number })}
          data-document=""
          variant="secondary"
        >
          {t('withdrawalForm.toOrder')}
        </LinkButton>
      </div>
    </div>
  )
}
