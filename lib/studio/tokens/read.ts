import 'server-only'
import { listTokens } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { listPeople } from '@/lib/studio/people'
import type { TokenRow } from './tokens-screen.client'

/** The access tokens with the names of their owners. */
export async function readTokens(db: Database = database(), now = currentMs()): Promise<TokenRow[]> {
  const [tokens, people] = await Promise.all([listTokens(db), listPeople(db)])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return tokens.map(({ ownerId, createdAt, expiresAt, usedAt, ...token }) => ({
    ...token,
    owner: (ownerId && names.get(ownerId)) || null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt.getTime() <= now,
    usedAt: usedAt?.toISOString() ?? null,
  }))
}
