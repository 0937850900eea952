import type { Metadata } from 'next'
import { subscriptionsOf } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { marketText } from '@/lib/platform/i18n'
import { closedMarketsOf, screenPath } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import { PersonalData } from '@/lib/storefront/account'
import { type AccountGiven, AccountPage, draftOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/personal-data'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'personalData')

/** The personal data of the customer. */
export default function PersonalDataPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="personalData"
      path={(market) => screenPath(market, 'personalData')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

const notices = { saved: 'saved', asked: 'emailAsked', unsubscribed: 'unsubscribed' } as const

async function Content({ market, customer, asked }: AccountGiven) {
  const subscriptions = await subscriptionsOf(database(), customer.email)
  const state = (Object.keys(notices) as (keyof typeof notices)[]).find((each) => each === asked.state)
  return (
    <PersonalData
      market={market}
      customer={customer}
      subscription={subscriptions.find(({ locale }) => locale === market.shopLocale)}
      closed={closedMarketsOf(config().brand).filter(({ shopLocale }) =>
        subscriptions.some(({ locale }) => locale === shopLocale),
      )}
      drafts={{ personal: await draftOf('personal', asked), email: await draftOf('email', asked) }}
      notice={state && marketText(market)(`account.personal.${notices[state]}`)}
      today={dayText(currentMs(), market.timezone)}
    />
  )
}
