import type { Metadata } from 'next'
import { screenPath } from '@/lib/platform/markets'
import { toldOrders } from '@/lib/platform/shop-configuration'
import { customers } from '@/lib/shop/door'
import { OrderList } from '@/lib/storefront/screens/account'
import { BrowseMore } from '@/lib/storefront/screens/layout'
import { type AccountGiven, AccountPage, textOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/orders'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'orders')

/** The orders of the customer. */
export default function OrdersPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="orders"
      path={(market) => screenPath(market, 'orders')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

const pageOf = (text: string | undefined) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

async function Content({ market, customer, layout, asked }: AccountGiven) {
  const page = pageOf(textOf(asked.page))
  await customers.claimOrders(customer)
  const { orders, total } = await customers.orders(customer.id, page)
  return (
    <OrderList
      market={market}
      orders={await toldOrders(orders, market)}
      total={total}
      page={page}
      more={<BrowseMore market={market} layout={layout} />}
    />
  )
}
