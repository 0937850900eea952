import { asc, eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { accessTokens } from './tables'
import { hashTokens, type TokenKind } from './tokens'

/** An access token as it is listed: named by its hash and shown by its end. */
export type ListedToken = {
  id: string
  kind: TokenKind
  name: string
  ending: string
  ownerId: string | null
  createdAt: Date
  /** Null: never. */
  expiresAt: Date | null
  /** Noted once an hour; null: not yet. */
  usedAt: Date | null
}

type Row = typeof accessTokens.$inferSelect

const toListed = ({
  tokenHash,
  kind,
  name,
  ending,
  ownerId,
  createdAt,
  expiresAt,
  usedAt,
}: Row): ListedToken => ({
  ...{ id: tokenHash ?? '', kind, name, ending: ending ?? '', ownerId, createdAt, expiresAt, usedAt },
})

/** The access tokens of the content service, the oldest first. */
export async function listTokens(db: Executor): Promise<ListedToken[]> {
  await hashTokens(db)
  const rows = await db
    .select()
    .from(accessTokens)
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.kind))
  return rows.map(toListed)
}

/** Deletes a token by its listed id; undefined where there is none. */
export async function deleteToken(db: Executor, id: string): Promise<ListedToken | undefined> {
  await hashTokens(db)
  const [row] = await db.delete(accessTokens).where(eq(accessTokens.tokenHash, id)).returning()
  return row && toListed(row)
}

/** Deletes all tokens of a person, who may make none any more. */
export async function deleteTokensOf(db: Executor, ownerId: string): Promise<ListedToken[]> {
  const rows = await db.delete(accessTokens).where(eq(accessTokens.ownerId, ownerId)).returning()
  return rows.map(toListed)
}
