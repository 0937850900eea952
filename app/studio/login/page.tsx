import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountText, LoginScreen, targetOf } from '@/lib/studio/account'
import { languageOf } from '@/lib/studio/i18n'
import { currentLogin, triedAddressOf } from '@/lib/studio/people'

export const instant = false

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

const header = async (name: string) => (await headers()).get(name)

const language = async () => languageOf(await header('accept-language'))

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await language())('login.title'),
})

export default async function LoginPage({ searchParams }: PageProps<'/studio/login'>) {
  const asked = await searchParams
  const target = textOf(asked.target)
  if (await currentLogin()) redirect(targetOf(target))
  const failure = textOf(asked.failure)
  const address = failure && triedAddressOf(await header('cookie'))
  return <LoginScreen language={await language()} target={target} failure={failure} address={address} />
}
