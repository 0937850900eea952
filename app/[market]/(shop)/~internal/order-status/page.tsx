import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Layout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, type Market } from '@/lib/platform/markets'
import { marketToTell } from '@/lib/platform/shop-configuration'
import { formDrafts } from '@/lib/shop/door'
import type { OrderForm } from '@/lib/shop/order-drafts'
import type { Order } from '@/lib/shop/orders'
import { returnableLines } from '@/lib/shop/returns'
import {
  AccessForm,
  CancelStep,
  carrierMarks,
  linkNoticeWords,
  loadStatus,
  noticeWords,
  RefundStep,
  ReturnStep,
  returnPaperLinks,
  StandingScreen,
  StatusScreen,
  standingNoticeWords,
} from '@/lib/storefront/screens/order-status'
import { followedOrder, visibleOrder, visibleOrders } from '@/lib/storefront/visitor/order-access'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { orderNumber } from '@/schemas/api/orders'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/order-status'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'orderStatus')

/**
 * The status of an order that the visitor may see, or how it stands for who knows its number and mail address; for any
 * other number the form that asks who it is.
 */
export default async function OrderStatusPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen="orderStatus">
      {(layout) => <Content market={market} layout={layout} asked={asked} />}
    </PrivateScreen>
  )
}

type Asked = Awaited<Props['searchParams']>

async function Content({ market, layout, asked }: { market: Market; layout: Layout; asked: Asked }) {
  const visitor = await visitorOfPage()
  const order = await visibleOrder(visitor, market, asked.order)
  if (order) {
    const own = await marketToTell(order, market)
    return (
      <div lang={own.iso}>
        <Opened
          market={own}
          carriers={await carrierMarks(own, { market, layout })}
          asked={asked}
          order={order}
          visitor={visitor}
        />
      </div>
    )
  }
  const followed = await followedOrder(visitor, market, asked.order)
  if (followed) {
    const state = asked.step === undefined ? asked.state : 'unproved'
    const own = await marketToTell(followed, market)
    return (
      <div lang={own.iso}>
        <StandingScreen
          market={own}
          order={followed}
          carriers={await carrierMarks(own, { market, layout })}
          notice={standingNoticeWords(own, state)}
        />
      </div>
    )
  }
  const number = orderNumber.safeParse(asked.order).data
  const draft = await draftOf('access', asked)
  return (
    <AccessForm
      market={market}
      draft={draft}
      number={number}
      isExpired={asked.state === 'expired'}
      known={number === undefined ? await visibleOrders(visitor, market) : []}
      notice={linkNoticeWords(market, asked.state)}
    />
  )
}

const draftOf = async (form: OrderForm, { draft }: Asked) =>
  typeof draft === 'string' ? formDrafts.find(form, draft) : undefined

type OpenedProps = {
  market: Market
  carriers: Layout['shippingProviders']
  asked: Asked
  order: Order
  visitor: Awaited<ReturnType<typeof visitorOfPage>>
}

async function Opened({ market, carriers, asked, order, visitor }: OpenedProps) {
  const { step } = asked
  const status = await loadStatus(market, order, visitor)
  const { returns, actions, terms, transfers, seller, payments, giftCardMails } = status
  if (step === 'cancel' && (actions.cancel === 'possible' || actions.cancel === 'rest'))
    return <CancelStep market={market} order={order} account={transfers.account} />
  if (step === 'return' && actions.mayReturn) {
    const returnable = returnableLines(order, returns)
    const draft = await draftOf('return', asked)
    const { carrier, costs } = actions
    const { email } = seller
    const { account } = transfers
    const isAll = asked.pieces === 'all'
    return (
      <ReturnStep
        {...{ market, order, returnable, returns, terms, draft, isAll, carrier, costs, email, account }}
      />
    )
  }
  const isOwed = transfers.due.length > 0 || transfers.hasPostage
  if (step === 'refund' && isOwed && !transfers.isLocked)
    return <RefundStep {...{ market, order, transfers }} draft={await draftOf('refundAccount', asked)} />
  // The address of a step that is not possible any more says why.
  const isTooLate = step === 'cancel' && order.status !== 'cancelled' && actions.cancel === 'tooLate'
  const state = isTooLate ? 'tooLate' : asked.state
  const notice = noticeWords(market, { order, returns, payments, transfers, giftCardMails }, state)
  const print = await draftOf('cardPrint', asked)
  const mail = await draftOf('cardMail', asked)
  const newest = state === 'returned' ? returns.at(-1) : undefined
  const links = newest && returnPaperLinks(market, order, newest, returns)
  const shown = { market, order, notice, links, print, mail, carriers }
  return <StatusScreen {...status} {...shown} />
}
