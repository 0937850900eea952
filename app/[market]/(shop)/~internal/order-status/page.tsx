import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { findMarket, type Market } from '@/lib/platform/markets'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { visibleOrder } from '@/lib/storefront/order-access'
import {
  AccessForm,
  CancelStep,
  noticeWords,
  orderActions,
  StatusScreen,
} from '@/lib/storefront/order-status'
import { visitorOfPage } from '@/lib/storefront/session'
import { orderNumber } from '@/schemas/api/orders'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/order-status'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'orderStatus')

/** The status of an order that the visitor may see; for any other number the form that asks who it is. */
export default async function OrderStatusPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen="orderStatus">
      {() => <Content market={market} asked={asked} />}
    </PrivateScreen>
  )
}

type Asked = Awaited<Props['searchParams']>

async function Content({ market, asked }: { market: Market; asked: Asked }) {
  const visitor = await visitorOfPage()
  const order = await visibleOrder(visitor, market, asked.order)
  if (!order) {
    const { draft, state } = asked
    const kept = typeof draft === 'string' ? await findOrderDraft(database(), 'access', draft) : undefined
    const number = orderNumber.safeParse(asked.order).data
    return <AccessForm market={market} draft={kept} number={number} isExpired={state === 'expired'} />
  }
  const actions = await orderActions(market, order, visitor)
  if (asked.step === 'cancel' && actions.mayCancel) return <CancelStep market={market} order={order} />
  // An address of a step that is not possible any more says why.
  const state = asked.step === 'cancel' && order.status !== 'cancelled' ? 'tooLate' : asked.state
  const notice = noticeWords(market, order, state)
  return <StatusScreen market={market} order={order} actions={actions} notice={notice} />
}
