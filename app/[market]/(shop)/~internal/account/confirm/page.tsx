import type { Metadata } from 'next'
import { connection } from 'next/server'
import { currentTime } from '@/lib/platform/clock'
import { registrations } from '@/lib/shop/door'
import { hasAsked } from '@/lib/storefront/screens/account-calls'
import { ConfirmAddress } from '@/lib/storefront/screens/login'
import { linkKeyOfPage, visitorOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../../../../market-of'
import { draftOf } from '../../../account-page'
import { PrivateScreen, privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account/confirm'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'confirmAddress')

/** Confirms a mail address by the link of a mail. */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const query = await searchParams
  const hash = await linkKeyOfPage('confirmAddress')
  // The clock is asked for this request alone: Next.js complains in the log where it may render ahead of one.
  await connection()
  const link = hash === undefined ? undefined : await registrations.link(hash, currentTime())
  const kind = link?.kind
  const shown =
    hash !== undefined && link && (kind === 'registration' || kind === 'email')
      ? { hash, kind, isOwn: hasAsked(await visitorOfPage(), link) }
      : undefined
  const draft = await draftOf(kind === 'email' ? 'email' : 'register', query)
  return (
    <PrivateScreen market={market} screen="confirmAddress">
      {() => <ConfirmAddress market={market} link={shown} draft={draft} />}
    </PrivateScreen>
  )
}
