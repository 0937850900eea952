import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { readTokens, TokensScreen, tokensText } from '@/lib/studio/tokens'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/tokens/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: tokensText(language)('title') }
}

export default async function TokensPage() {
  const person = await requirePerson('administer', path)
  return (
    <Shell person={person} area="tokens">
      <TokensScreen tokens={await readTokens()} />
    </Shell>
  )
}
