import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import { accessTokens } from './tables'
import { ensureTokens, type TokenKind } from './tokens'

/** An access token as it is listed: named by its hash and shown by its end. */
export type ListedToken = {
  id: string
  kind: TokenKind
  name: string
  ending: string
  createdAt: Date
  /** The shop itself uses it, so it cannot be deleted. */
  isOwn: boolean
}

/** The access tokens of the content service, the oldest first. */
export async function listTokens(db: Executor): Promise<ListedToken[]> {
  const own = new Set(Object.values(await ensureTokens(db)))
  const rows = await db
    .select()
    .from(accessTokens)
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.kind))
  return rows.map(({ token, kind, name, createdAt }) => ({
    id: tokenHash(token),
    kind,
    name,
    ending: token.slice(-4),
    createdAt,
    isOwn: own.has(token),
  }))
}

/** Creates an access token. It is returned once and listed by its end alone. */
export async function createToken(
  db: Executor,
  { kind, name }: { kind: TokenKind; name: string },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(accessTokens).values({ token, kind, name })
  return token
}

/** Deletes a token by its listed id; `own` for one that the shop itself uses, undefined where there is none. */
export async function deleteToken(db: Executor, id: string): Promise<ListedToken | 'own' | undefined> {
  const listed = (await listTokens(db)).find((token) => token.id === id)
  if (!listed) return undefined
  if (listed.isOwn) return 'own'
  const rows = await db.select({ token: accessTokens.token }).from(accessTokens)
  const token = rows.find((row) => tokenHash(row.token) === id)?.token
  if (token !== undefined) await db.delete(accessTokens).where(eq(accessTokens.token, token))
  return listed
}
