import { randomBytes } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { database, type Executor } from '@/lib/platform/db'
import { ensureSpace } from './space'
import { accessTokens } from './tables'

export type TokenKind = 'public' | 'preview' | 'management'
export type SpaceTokens = Record<TokenKind, string>

export const tokenKinds = ['public', 'preview', 'management'] as const satisfies readonly TokenKind[]
const tokenLock = 4_117_027

/** The space's access tokens, created on the first call; concurrent callers get the same ones. */
export async function ensureTokens(db: Executor = database()): Promise<SpaceTokens> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${tokenLock})`)
    await ensureSpace(tx)
    const known = await tx.select().from(accessTokens).orderBy(asc(accessTokens.createdAt))
    const tokens: Partial<SpaceTokens> = {}
    for (const kind of tokenKinds) {
      const token = known.find((row) => row.kind === kind)?.token ?? randomBytes(24).toString('base64url')
      tokens[kind] = token
      await tx.insert(accessTokens).values({ token, kind, name: 'default' }).onConflictDoNothing()
    }
    return tokens as SpaceTokens
  })
}
