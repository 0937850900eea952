import type { Metadata } from 'next'
import { listTokens } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import { requirePerson } from '@/lib/studio/account'
import { TokensScreen, tokensText } from '@/lib/studio/tokens'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/tokens/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: tokensText(language)('title') }
}

export default async function TokensPage() {
  const person = await requirePerson('administer', path)
  const tokens = await listTokens(database())
  return (
    <Shell person={person} area="tokens">
      <TokensScreen
        tokens={tokens.map(({ createdAt, ...token }) => ({ ...token, createdAt: createdAt.toISOString() }))}
      />
    </Shell>
  )
}
