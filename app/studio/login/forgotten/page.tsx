import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountText, ForgottenScreen } from '@/lib/studio/account'
import { languageOf } from '@/lib/studio/i18n'
import { currentLogin, triedAddressOf } from '@/lib/studio/people'

export const instant = false

const header = async (name: string) => (await headers()).get(name)

const language = async () => languageOf(await header('accept-language'))

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await language())('forgotten.title'),
})

export default async function ForgottenPage({ searchParams }: PageProps<'/studio/login/forgotten'>) {
  if (await currentLogin()) redirect('/studio/')
  const { state } = await searchParams
  const told = typeof state === 'string' ? state : undefined
  const address = triedAddressOf(await header('cookie'))
  return <ForgottenScreen language={await language()} state={told} address={address} />
}
