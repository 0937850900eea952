import type { Metadata } from 'next'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { accountText, browserLanguage, LinkScreen } from '@/lib/studio/account'
import { currentLogin, findPasswordLink } from '@/lib/studio/people'

export const instant = false

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await browserLanguage())('link.newPassword.title'),
})

export default async function NewPasswordPage({ searchParams }: PageProps<'/studio/login/new-password'>) {
  const { problem } = await searchParams
  const login = await currentLogin()
  const key = await linkKeyOfPage('studioPassword')
  const person = key === undefined ? undefined : await findPasswordLink(database(), key, currentTime())
  const other = login && login.person.id !== person?.id ? login.person.name : undefined
  return (
    <LinkScreen
      kind="newPassword"
      language={person?.language ?? (await browserLanguage())}
      link={key && person ? { key, name: person.name, address: person.address } : undefined}
      problem={typeof problem === 'string' ? problem : undefined}
      other={other}
    />
  )
}
