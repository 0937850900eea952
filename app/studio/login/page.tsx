import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountText, documentLanguage, LoginScreen, targetOf } from '@/lib/studio/account'
import { currentLogin, triedAddressOf } from '@/lib/studio/people'

export const instant = false

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

export const generateMetadata = async (): Promise<Metadata> => ({
  title: accountText(await documentLanguage())('login.title'),
})

export default async function LoginPage({ searchParams }: PageProps<'/studio/login'>) {
  const asked = await searchParams
  const target = textOf(asked.target)
  if (await currentLogin()) redirect(targetOf(target))
  const failure = textOf(asked.failure)
  const address = failure && triedAddressOf((await headers()).get('cookie'))
  return (
    <LoginScreen language={await documentLanguage()} target={target} failure={failure} address={address} />
  )
}
