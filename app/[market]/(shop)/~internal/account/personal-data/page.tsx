import type { Metadata } from 'next'
import { newsletter } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { closedMarketsOf, screenPath } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { PersonalData } from '@/lib/storefront/screens/account'
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

/** The address that a link was sent to, with the token by which it is sent again. */
function sentTo(draft: OrderDraft | undefined, { state, draft: token }: AccountGiven['asked']) {
  const { email, link } = draft?.values ?? {}
  const isSent = (state === 'asked' || state === 'again') && email && link && typeof token === 'string'
  return isSent ? { email, token } : undefined
}

async function Content({ market, customer, asked }: AccountGiven) {
  const subscriptions = await newsletter.of(customer.email)
  const draft = await draftOf('email', asked)
  const sent = sentTo(draft, asked)
  const t = marketText(market)
  const state = (Object.keys(notices) as (keyof typeof notices)[]).find((each) => each === asked.state)
  return (
    <PersonalData
      market={market}
      customer={customer}
      subscription={subscriptions.find(({ locale }) => locale === market.shopLocale)}
      closed={closedMarketsOf(config().brand).filter(({ shopLocale }) =>
        subscriptions.some(({ locale }) => locale === shopLocale),
      )}
      drafts={{ personal: await draftOf('personal', asked), email: draft }}
      sent={sent?.token}
      notice={
        sent
          ? t(asked.state === 'again' ? 'login.again' : 'account.personal.emailAskedTo', {
              email: sent.email,
            })
          : state && t(`account.personal.${notices[state]}`)
      }
      today={dayText(currentMs(), market.timezone)}
    />
  )
}
