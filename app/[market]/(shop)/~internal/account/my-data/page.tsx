import type { Metadata } from 'next'
import { screenPath } from '@/lib/platform/markets'
import { MyData } from '@/lib/storefront/screens/account'
import { countCustomer } from '@/lib/storefront/visitor/account-export'
import { type AccountGiven, AccountPage } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/my-data'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'myData')

/** What is stored about the customer. */
export default function MyDataPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="myData"
      path={(market) => screenPath(market, 'myData')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

async function Content({ market, customer, visitor }: AccountGiven) {
  const counts = await countCustomer(customer, visitor)
  return <MyData market={market} customer={customer} counts={counts} />
}
