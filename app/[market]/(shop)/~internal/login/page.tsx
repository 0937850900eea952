import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { accountPath, type Market } from '@/lib/platform/markets'
import type { OrderDraft, OrderForm } from '@/lib/shop/order-drafts'
import type { Order } from '@/lib/shop/orders'
import { localTarget } from '@/lib/storefront/screens/account-calls'
import { type LoginAsked, LoginScreen } from '@/lib/storefront/screens/login'
import { currentOrder } from '@/lib/storefront/visitor/checkout'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../../../market-of'
import { draftOf, textOf } from '../../account-page'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/login'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'login')

const views = ['register', 'reset', 'registered', 'sent'] as const
const reasons = ['needed', 'confirmed', 'known', 'again', 'attempts', 'mailsSent'] as const

const forms: Record<NonNullable<LoginAsked['view']>, OrderForm> = {
  ...{ register: 'register', registered: 'register', reset: 'reset', sent: 'reset' },
}

/** The visitor's own order without an account, from which the form of one is filled in for an hour. */
async function guestOrder(market: Market, number: string | undefined): Promise<Order | undefined> {
  const found = number === undefined ? undefined : await currentOrder(market, number)
  // Later its mail address proves who may change it, and the next one at this browser must not read it here.
  return found && !found.isExpired && found.order.customer.isGuestCustomer ? found.order : undefined
}

const filledFrom = ({ customer }: Order): OrderDraft => ({
  values: {
    gender: customer.gender,
    ...{ first_name: customer.firstName, last_name: customer.lastName, email: customer.email },
  },
  errors: {},
})

/** Logs in, registers, or sends a new password. Who is logged in needs none of it. */
export default async function LoginPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const query = await searchParams
  const asked: LoginAsked = {
    view: views.find((view) => view === query.view),
    reason: reasons.find((reason) => reason === query.reason),
    target: localTarget(market, query.target),
  }
  const { customer } = await visitorOfPage()
  if (customer) redirect(asked.target ?? accountPath(market, 'account'))
  const order = asked.view === 'register' ? await guestOrder(market, textOf(query.order)) : undefined
  const draft =
    (await draftOf(asked.view ? forms[asked.view] : 'login', query)) ?? (order && filledFrom(order))
  return (
    <PrivateScreen market={market} screen="login">
      {(layout) => (
        <LoginScreen
          market={market}
          layout={layout}
          asked={{ ...asked, order: order?.number, draft: textOf(query.draft) }}
          draft={draft}
        />
      )}
    </PrivateScreen>
  )
}
