import type { Metadata } from 'next'
import { marketText } from '@/lib/platform/i18n'
import { screenPath } from '@/lib/platform/markets'
import { Card, TextLink } from '@/lib/storefront/design/ui'
import {
  AccountForm,
  accountFormWords,
  currentPasswordField,
  errorsInWords,
} from '@/lib/storefront/screens/account-forms'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { type AccountGiven, AccountPage, draftOf } from '../../../account-page'
import { privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/delete'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'deleteAccount')

/** Asks once more before an account is deleted. */
export default function DeleteAccountPage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="deleteAccount"
      path={(market) => screenPath(market, 'deleteAccount')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

async function Content({ market, asked }: AccountGiven) {
  const t = marketText(market)
  const draft = await draftOf('delete', asked)
  return (
    <>
      <h1 className="font-display text-h1">{t('account.screens.deleteAccount')}</h1>
      <p className="mt-2 max-w-prose font-bold">{t('account.delete.lead')}</p>
      <p className="mt-2 max-w-prose">{t('account.delete.gone')}</p>
      <p className="mt-2 max-w-prose">{t('account.delete.kept')}</p>
      <Card className="mt-6 max-w-2xl">
        <AccountForm
          {...accountFormWords(market)}
          action={callAddress(market, 'account/delete')}
          submit={t('account.delete.action')}
          variant="danger"
          errors={errorsInWords(market, draft?.errors ?? {})}
          fields={[currentPasswordField(market)]}
          beside={<TextLink href={screenPath(market, 'account')}>{t('account.delete.keep')}</TextLink>}
        />
      </Card>
    </>
  )
}
