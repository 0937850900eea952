import type { Metadata } from 'next'
import { cache } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { accountText, documentLanguage, LinkScreen } from '@/lib/studio/account'
import { currentLogin, findInvitation, findPasswordLink } from '@/lib/studio/people'

/** The pages that set a password by the link of a mail, which can be used once. */
const kinds = {
  invitation: { link: 'studioInvitation', find: findInvitation },
  newPassword: { link: 'studioPassword', find: findPasswordLink },
} as const
type Kind = keyof typeof kinds

/** Read once for the page and its title, which speak the language of the person for whom the link is. */
const readLink = cache(async (kind: Kind) => {
  const { link, find } = kinds[kind]
  const key = await linkKeyOfPage(link)
  const found = key === undefined ? undefined : await find(database(), key, currentTime())
  return { key, found, language: found?.language ?? (await documentLanguage()) }
})

export const linkMetadata = async (kind: Kind): Promise<Metadata> => {
  const { found, language } = await readLink(kind)
  return { title: accountText(language)(`link.${kind}.${found ? 'title' : 'ended'}`) }
}

type Props = { kind: Kind; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function LinkPage({ kind, searchParams }: Props) {
  const { problem } = await searchParams
  const login = await currentLogin()
  const { key, found, language } = await readLink(kind)
  // An invitation is for somebody who has no account yet, so its id is that of nobody who is logged in.
  const isOther = login !== undefined && login.person.id !== found?.id
  return (
    <LinkScreen
      kind={kind}
      language={language}
      link={key && found ? { key, name: found.name, address: found.address } : undefined}
      problem={typeof problem === 'string' ? problem : undefined}
      other={isOther ? login.person.name : undefined}
    />
  )
}
