import type { Metadata } from 'next'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { accountText, browserLanguage, LinkScreen } from '@/lib/studio/account'
import { currentLogin, findInvitation } from '@/lib/studio/people'

export const instant = false

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await browserLanguage())('link.invitation.title'),
})

export default async function InvitationPage({ searchParams }: PageProps<'/studio/login/invitation'>) {
  const { problem } = await searchParams
  const login = await currentLogin()
  const key = await linkKeyOfPage('studioInvitation')
  const invitation = key === undefined ? undefined : await findInvitation(database(), key, currentTime())
  return (
    <LinkScreen
      kind="invitation"
      language={invitation?.language ?? (await browserLanguage())}
      link={key && invitation ? { key, name: invitation.name, address: invitation.address } : undefined}
      problem={typeof problem === 'string' ? problem : undefined}
      other={login?.person.name}
    />
  )
}
