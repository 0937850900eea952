import type { Metadata } from 'next'
import { marketText } from '@/lib/platform/i18n'
import { screenPath } from '@/lib/platform/markets'
import { Card } from '@/lib/storefront/design/ui'
import { Notice } from '@/lib/storefront/screens/account'
import {
  AccountForm,
  accountFormWords,
  currentPasswordField,
  errorsInWords,
  newPasswordField,
} from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { type AccountGiven, AccountPage, draftOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/password'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'changePassword')

/** Changes the password. */
export default function ChangePasswordPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="changePassword"
      path={(market) => screenPath(market, 'changePassword')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

async function Content({ market, asked }: AccountGiven) {
  const t = marketText(market)
  const draft = await draftOf('password', asked)
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.changePassword')}</h1>
      <p className="mt-2 max-w-prose text-quiet">{t('account.password.lead')}</p>
      <Notice>{asked.state === 'changed' && t('account.password.changed')}</Notice>
      <Card className="mt-6 max-w-2xl">
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'account/password')}
          submit={t('account.password.change')}
          errors={errorsInWords(market, draft?.errors ?? {})}
          fields={[currentPasswordField(market), newPasswordField(market)]}
        />
      </Card>
    </>
  )
}
