import type { Metadata } from 'next'
import { connection } from 'next/server'
import { currentTime } from '@/lib/platform/clock'
import { registrations } from '@/lib/shop/door'
import { NewPassword } from '@/lib/storefront/screens/login'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../../../../market-of'
import { draftOf } from '../../../account-page'
import { PrivateScreen, privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/new-password'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'newPassword')

/** Sets a new password by the link of a mail. */
export default async function NewPasswordPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const query = await searchParams
  // The clock is asked for this request alone: Next.js complains in the log where it may render ahead of one.
  await connection()
  const hash = await linkKeyOfPage('newPassword')
  const link = hash && (await registrations.link(hash, currentTime()))
  const kind = link ? link.kind : undefined
  const draft = await draftOf('newPassword', query)
  return (
    <PrivateScreen market={market} screen="newPassword">
      {() => (
        <NewPassword
          market={market}
          link={hash && (kind === 'password' || kind === 'formerEmail') ? { hash, kind } : undefined}
          draft={draft}
        />
      )}
    </PrivateScreen>
  )
}
