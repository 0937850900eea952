import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { accountText, ForgottenScreen } from '@/lib/studio/account'
import { languageOf } from '@/lib/studio/i18n'
import { triedAddressOf } from '@/lib/studio/people'

export const instant = false

const header = async (name: string) => (await headers()).get(name)

const language = async () => languageOf(await header('accept-language'))

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await language())('forgotten.title'),
})

/** Also for who is logged in: a mail about a password that somebody else has set leads here. */
export default async function ForgottenPage({ searchParams }: PageProps<'/studio/login/forgotten'>) {
  const { state } = await searchParams
  const told = typeof state === 'string' ? state : undefined
  const address = triedAddressOf(await header('cookie'))
  return <ForgottenScreen language={await language()} state={told} address={address} />
}
