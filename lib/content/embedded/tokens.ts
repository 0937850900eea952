import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import { accessTokens } from './tables'

export const tokenKinds = ['public', 'preview', 'management'] as const
export type TokenKind = (typeof tokenKinds)[number]

export type NewToken = {
  kind: TokenKind
  name: string
  /** The person with whom it ends; unset for one that a program makes. */
  ownerId?: string
  /** Null: never. */
  expiresAt: Date | null
}

/** What stands in place of a token; it is no token itself. */
const concealed = (hash: string) => `sha256:${hash}`
const isConcealed = sql`${accessTokens.token} like 'sha256:%'`

/** Creates an access token. It is returned once; only its hash and its end are kept. */
export async function createToken(db: Executor, given: NewToken): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const hash = tokenHash(token)
  await db
    .insert(accessTokens)
    .values({ ...given, token: concealed(hash), tokenHash: hash, ending: token.slice(-4) })
  return token
}

/** Whether a row is the one of a token that has not expired. */
export const isToken = (token: string, now: Date): SQL =>
  sql`(${or(
    eq(accessTokens.tokenHash, tokenHash(token)),
    and(isNull(accessTokens.tokenHash), eq(accessTokens.token, token)),
  )} and ${or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now))})`

/** The hash of a token that is kept in clear. */
const hashOfRow = sql`rtrim(translate(encode(sha256(convert_to(${accessTokens.token}, 'UTF8')), 'base64'), '+/', '-_'), '=')`

/** Whether the token with this hash is there, and has not expired. */
export const isLiveToken = async (db: Executor, hash: string, now: Date): Promise<boolean> =>
  (await db.$count(
    accessTokens,
    and(
      or(eq(accessTokens.tokenHash, hash), and(isNull(accessTokens.tokenHash), sql`${hashOfRow} = ${hash}`)),
      or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now)),
    ),
  )) > 0

const notedMs = 60 * 60 * 1_000

/** Notes that a token is used, at most once an hour, so that reading changes nothing. */
export async function noteTokenUse(
  db: Executor,
  token: string,
  { usedAt }: { usedAt: Date | null },
  now: Date,
): Promise<void> {
  if (usedAt && now.getTime() - usedAt.getTime() < notedMs) return
  await db.update(accessTokens).set({ usedAt: now }).where(isToken(token, now))
}

/** Gives the tokens that an instance of an earlier release has made since the update what all others have. */
export async function hashTokens(db: Executor): Promise<void> {
  await db
    .update(accessTokens)
    .set({
      tokenHash: hashOfRow,
      ending: sql`right(${accessTokens.token}, 4)`,
      expiresAt: sql`case when ${accessTokens.kind} = 'public' then null else now() + interval '1 year' end`,
    })
    .where(isNull(accessTokens.tokenHash))
}

/** Removes tokens in clear that releases of before have left, once no instance of those can run any more. */
export async function concealTokens(db: Database, now: Date): Promise<void> {
  await hashTokens(db)
  await db
    .update(accessTokens)
    .set({ token: sql`'sha256:' || ${accessTokens.tokenHash}` })
    .where(and(lt(accessTokens.concealAt, now), not(isConcealed)))
}
