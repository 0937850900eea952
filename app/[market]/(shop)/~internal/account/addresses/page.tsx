import type { Metadata } from 'next'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { countriesOf, screenPath } from '@/lib/platform/markets'
import { addressBooks } from '@/lib/shop/door'
import { AddressBook, AddressForm } from '@/lib/storefront/screens/account'
import { type AccountGiven, AccountPage, draftOf, textOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/addresses'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'addressBook')

/** The address book, and the form of one of its addresses. */
export default function AddressBookPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="addressBook"
      path={(market) => screenPath(market, 'addressBook')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

const notices = ['saved', 'deleted', 'full'] as const

async function Content({ market, customer, asked }: AccountGiven) {
  const addresses = await addressBooks.of(customer.id)
  const wanted = textOf(asked.address)
  const entry = addresses.find(({ id }) => id === wanted)
  if (wanted === 'new' || entry)
    return (
      <AddressForm
        market={market}
        countries={countriesOf(config().brand)}
        customer={customer}
        entry={entry}
        draft={await draftOf('address', asked)}
      />
    )
  const state = notices.find((each) => each === asked.state)
  const notice = state && marketText(market)(`account.addresses.${state}`)
  return <AddressBook market={market} addresses={addresses} notice={notice} />
}
