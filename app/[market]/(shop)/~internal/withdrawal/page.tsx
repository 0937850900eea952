import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { findMarket, type Market } from '@/lib/platform/markets'
import { tokenHash } from '@/lib/platform/security'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { termsOfOrder } from '@/lib/shop/returns'
import { findWithdrawal } from '@/lib/shop/withdrawals'
import { visibleOrder } from '@/lib/storefront/order-access'
import { visitorOfPage } from '@/lib/storefront/session'
import { ConfirmStep, Receipt, StatementForm } from '@/lib/storefront/withdrawal'
import { withdrawalStatement } from '@/schemas/api/orders'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/withdrawal'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'withdrawal')

/** Where a contract is withdrawn from. Open to everyone: the law wants no account, and no order that is found. */
export default async function WithdrawalPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen="withdrawal">
      {() => <Content market={market} asked={asked} />}
    </PrivateScreen>
  )
}

type Asked = Awaited<Props['searchParams']>

/** What the form begins with, from an order that the visitor may see. */
async function begun(market: Market, asked: unknown) {
  const order = await visibleOrder(await visitorOfPage(), market, asked)
  if (!order) return undefined
  const { firstName, lastName, email } = order.customer
  return { order, values: { name: `${firstName} ${lastName}`, number: order.number, email } }
}

async function Content({ market, asked }: { market: Market; asked: Asked }) {
  const { draft: token, step, state, order } = asked
  const draft = typeof token === 'string' ? token : undefined
  const done =
    draft !== undefined && step === 'done' ? await findWithdrawal(database(), tokenHash(draft)) : undefined
  if (done) return <Receipt market={market} withdrawal={done} />
  const kept = draft === undefined ? undefined : await findOrderDraft(database(), 'withdrawal', draft)
  const statement = withdrawalStatement.safeParse(kept?.values)
  if (draft !== undefined && step === 'confirm' && statement.success)
    return <ConfirmStep market={market} draft={draft} statement={statement.data} />
  const start = kept ? undefined : await begun(market, order)
  const { returns } = await loadShopConfiguration(market.code)
  return (
    <StatementForm
      market={market}
      terms={start ? termsOfOrder(start.order, returns) : returns}
      values={kept?.values ?? start?.values ?? {}}
      about={start?.values.number}
      errors={kept?.errors ?? {}}
      isGone={state === 'gone' || (draft !== undefined && !kept)}
    />
  )
}
