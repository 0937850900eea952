import type { Metadata } from 'next'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { accountText, browserLanguage, LinkScreen } from '@/lib/studio/account'
import { currentLogin, findInvitation, findPasswordLink } from '@/lib/studio/people'

/** The pages that set a password by the link of a mail, which can be used once. */
const kinds = {
  invitation: { link: 'studioInvitation', find: findInvitation },
  newPassword: { link: 'studioPassword', find: findPasswordLink },
} as const
type Kind = keyof typeof kinds

export const linkMetadata = async (kind: Kind): Promise<Metadata> => ({
  title: accountText(await browserLanguage())(`link.${kind}.title`),
})

type Props = { kind: Kind; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function LinkPage({ kind, searchParams }: Props) {
  const { link, find } = kinds[kind]
  const { problem } = await searchParams
  const login = await currentLogin()
  const key = await linkKeyOfPage(link)
  const found = key === undefined ? undefined : await find(database(), key, currentTime())
  // An invitation is for somebody who has no account yet, so its id is that of nobody who is logged in.
  const isOther = login !== undefined && login.person.id !== found?.id
  return (
    <LinkScreen
      kind={kind}
      language={found?.language ?? (await browserLanguage())}
      link={key && found ? { key, name: found.name, address: found.address } : undefined}
      problem={typeof problem === 'string' ? problem : undefined}
      other={isOther ? login.person.name : undefined}
    />
  )
}
