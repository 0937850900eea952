import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import { accountPath, type Market } from '@/lib/platform/markets'
import type { ToldOrder } from '@/lib/platform/shop-configuration'
import { type ListedOrder, ordersPerPage } from '@/lib/shop/customers'
import { EmptyState, LinkButton, Pagination, uiWords } from '@/lib/storefront/design/ui'
import { OrderCard } from './order-card'

type Props = {
  market: Market
  orders: readonly ToldOrder<ListedOrder>[]
  total: number
  page: number
  /** What else there is to see, where nothing was ordered. */
  more?: ReactNode
}

/** The orders of a customer, the newest first. One of another market is shown as that market writes it. */
export function OrderList({ market, orders, total, page, more }: Props) {
  const t = marketText(market)
  const pages = Math.ceil(total / ordersPerPage)
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.orders')}</h1>
      {orders.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon="truck" headline={t('account.orders.empty')} text={t('account.orders.emptyText')}>
            <LinkButton href={`/${market.code}/`} variant="secondary">
              {t('account.home.shop')}
            </LinkButton>
          </EmptyState>
          {more}
        </div>
      ) : (
        <ul className="mt-6 grid gap-4">
          {orders.map(({ order, own }) => (
            <li key={order.number}>
              <OrderCard market={own} order={order} level="h2" />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          pages={pages}
          href={(to) => accountPath(market, 'orders', to > 1 ? { page: String(to) } : {})}
          words={uiWords(market).pagination}
        />
      )}
    </>
  )
}
