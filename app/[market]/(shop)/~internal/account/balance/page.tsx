import type { Metadata } from 'next'
import { currentTime } from '@/lib/platform/clock'
import { marketText } from '@/lib/platform/i18n'
import { screenPath } from '@/lib/platform/markets'
import { customers } from '@/lib/shop/door'
import { Balance } from '@/lib/storefront/screens/account'
import { type AccountGiven, AccountPage, draftOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/balance'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'balance')

/** The gift cards of the customer. */
export default function BalancePage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="balance"
      path={(market) => screenPath(market, 'balance')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

const notices = ['added', 'removed', 'unusable', 'full'] as const

async function Content({ market, customer, asked }: AccountGiven) {
  const state = notices.find((each) => each === asked.state)
  return (
    <Balance
      market={market}
      cards={await customers.giftCards(customer.id)}
      draft={await draftOf('giftCard', asked)}
      notice={state && marketText(market)(`account.balance.${state}`)}
      now={currentTime()}
    />
  )
}
