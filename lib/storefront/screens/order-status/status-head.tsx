import { config } from '@/lib/platform/config'
import { formatDay, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { endedUnsent } from '@/lib/shop/withdrawals'
import { Badge, LinkButton } from '@/lib/storefront/design/ui'
import { TestNotice } from '@/lib/storefront/screens/order-parts'
import { standingOf, statusWords } from './order-words'

type Props = {
  market: Market
  order: Order
  /** What a withdrawal has changed about the money; nothing for who has not proved that the order is theirs. */
  money?: readonly string[]
  /** The result of the visitor's request. */
  notice: string | undefined
  /** The papers of which the notice speaks. */
  links?: readonly { href: string; text: string }[] | undefined
}

/** How an order stands, and what has become of what was asked for. */
export function StatusHead({ market, order, notice, money = [], links = [] }: Props) {
  const t = marketText(market)
  const withdrawn = order.events.findLast(({ type }) => type === 'withdrawn')
  // Where it is not known what was meant, or the goods are on their way.
  const isHedged = money.length === 0 && order.payments.some(({ status }) => status === 'open')
  return (
    <>
      <h1 className="font-display text-h1">{t('orderStatus.of', { number: order.number })}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{statusWords(market, order)}</Badge>
        <p className="text-quiet text-small">
          {t('thankYou.date', { date: formatDay(order.placedAt, market) })}
        </p>
      </div>
      <p className="mt-1 hidden text-small wrap-anywhere print:block">
        {new URL(orderStatusPath(market, { order: order.number }), config().baseUrl).href}
      </p>
      {order.isTest && <TestNotice text={t('testShop.order')} />}
      {withdrawn && (
        <p className="mt-3">
          {t('orderStatus.withdrawn', { date: formatDay(withdrawn.at, market) })}
          {standingOf(order) === 'withdrawn' && endedUnsent(order) && ` ${t('orderStatus.withdrawnUnsent')}`}
          {money.map((words) => ` ${words}`)}
          {isHedged && ` ${t('orderStatus.withdrawnOpen')}`}
        </p>
      )}
      {notice && (
        <div
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
          autoFocus
          className="mt-6 rounded-card bg-companion-1 p-4 wrap-anywhere"
        >
          <p className="font-medium">{notice}</p>
          {links.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-3 print:hidden">
              {links.map(({ href, text }) => (
                <LinkButton key={href} href={href} variant="secondary" size="small">
                  {text}
                </LinkButton>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  )
}
