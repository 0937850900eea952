import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { accountPath } from '@/lib/platform/markets'
import type { OrderForm } from '@/lib/shop/order-drafts'
import { localTarget } from '@/lib/storefront/account-calls'
import { type LoginAsked, LoginScreen } from '@/lib/storefront/login'
import { visitorOfPage } from '@/lib/storefront/session'
import { marketOf } from '../../../market-of'
import { draftOf } from '../../account-page'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/login'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'login')

const views = ['register', 'reset', 'registered', 'sent'] as const
const reasons = ['needed', 'confirmed', 'known'] as const

const formOf = (view: LoginAsked['view']): OrderForm =>
  view === 'register' || view === 'reset' ? view : 'login'

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
  const draft = await draftOf(formOf(asked.view), query)
  return (
    <PrivateScreen market={market} screen="login">
      {(layout) => <LoginScreen market={market} layout={layout} asked={asked} draft={draft} />}
    </PrivateScreen>
  )
}
