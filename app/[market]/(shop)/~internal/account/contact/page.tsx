import type { Metadata } from 'next'
import { screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { ContactScreen } from '@/lib/storefront/screens/contact'
import { type AccountGiven, AccountPage } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/contact'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'accountContact')

/** The contact form, filled in with what the account knows. */
export default function AccountContactPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="accountContact"
      path={(market) => screenPath(market, 'accountContact')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

async function Content({ market, customer, layout }: AccountGiven) {
  const { options } = await loadShopConfiguration(market.code)
  const { firstName, lastName, email } = customer
  const known = options.contactFormPrefill ? { name: `${firstName} ${lastName}`, email } : undefined
  return (
    <ContactScreen
      market={market}
      layout={layout}
      path={screenPath(market, 'accountContact')}
      known={known}
    />
  )
}
