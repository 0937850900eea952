import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { accountOrderPath } from '@/lib/platform/markets'
import { marketToTell } from '@/lib/platform/shop-configuration'
import { Reorder } from '@/lib/storefront/screens/account'
import { carrierMarks, loadStatus, StatusScreen } from '@/lib/storefront/screens/order-status'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import { type AccountGiven, AccountPage, textOf } from '../../../../account-page'
import { privateMetadata } from '../../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/order/[orderNumber]'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'orderDetail')

/** An order of the customer. */
export default async function OrderDetailPage({ params, searchParams }: Props) {
  const { orderNumber } = await params
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="orderDetail"
      path={(market) => accountOrderPath(market, orderNumber)}
    >
      {(given) => <Content {...given} orderNumber={orderNumber} />}
    </AccountPage>
  )
}

async function Content({
  market,
  customer,
  visitor,
  layout,
  asked,
  orderNumber,
}: AccountGiven & { orderNumber: string }) {
  const order = await visibleOrder(visitor, market, orderNumber)
  // One that was opened in this browser by its number is no order of the account.
  if (order?.customerId !== customer.id) notFound()
  const own = await marketToTell(order, market)
  const status = await loadStatus(own, order, visitor)
  return (
    <>
      <div lang={own.iso}>
        <StatusScreen
          {...status}
          actions={{ ...status.actions, mayReorder: false }}
          market={own}
          order={order}
          carriers={await carrierMarks(own, { market, layout })}
          notice={undefined}
        />
      </div>
      <Reorder market={market} number={order.number} state={textOf(asked.state)} />
    </>
  )
}
