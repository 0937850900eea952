import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { accountText, documentLanguage, ForgottenScreen } from '@/lib/studio/account'
import { triedAddressOf } from '@/lib/studio/people'

export const instant = false

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await documentLanguage())('forgotten.title'),
})

/** Also for who is logged in: a mail about a password that somebody else has set leads here. */
export default async function ForgottenPage({ searchParams }: PageProps<'/studio/login/forgotten'>) {
  const { state } = await searchParams
  const told = typeof state === 'string' ? state : undefined
  const address = triedAddressOf((await headers()).get('cookie'))
  return <ForgottenScreen language={await documentLanguage()} state={told} address={address} />
}
