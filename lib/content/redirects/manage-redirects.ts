import { and, asc, count, eq, ilike, inArray, notInArray, or } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import type { SourceRedirect } from '@/schemas/shop'
import { redirectRows, rejections } from './redirect-rows'
import { redirects } from './tables'

export type ListedRedirect = Pick<
  typeof redirects.$inferSelect,
  'id' | 'locale' | 'path' | 'target' | 'statusCode'
>

type Query = {
  /** Those of these markets alone. */
  locales?: readonly string[] | undefined
  /** Those of other markets alone. */
  otherThan?: readonly string[] | undefined
  search?: string | undefined
  limit: number
  offset: number
}

/** A part of the redirects, by market and path. */
export async function listRedirects(
  db: Executor,
  { locales, otherThan, search, limit, offset }: Query,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    locales && inArray(redirects.locale, [...locales]),
    otherThan && notInArray(redirects.locale, [...otherThan]),
    pattern ? or(ilike(redirects.path, pattern), ilike(redirects.target, pattern)) : undefined,
  )
  const { id, path, target, statusCode } = redirects
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, locale: redirects.locale, path, target, statusCode })
      .from(redirects)
      .where(where)
      .orderBy(asc(redirects.locale), asc(redirects.path))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(redirects).where(where),
  ])
  return { redirects: rows, total: counted?.total ?? 0 }
}

/** Why a redirect was not stored: it would lead back to itself, or its market has as many with wildcards as it may. */
export type RedirectRefusal = keyof typeof rejections

/** Stores a redirect, in place of one from the same path; or says why not. */
export async function saveRedirect(
  tx: Transaction,
  row: SourceRedirect,
): Promise<RedirectRefusal | undefined> {
  const { rejected } = await redirectRows.write(tx, [row])
  const [refused] = rejected
  if (!refused) return undefined
  return refused.reason === rejections.tooMany ? 'tooMany' : 'circle'
}

/** The redirect that is stored for the path of another one; undefined where there is none. */
export async function findStored(db: Executor, row: SourceRedirect): Promise<ListedRedirect | undefined> {
  const { id, locale, path, target, statusCode } = redirects
  const [stored] = await db
    .select({ id, locale, path, target, statusCode })
    .from(redirects)
    .where(and(eq(locale, row.locale), eq(path, redirectRows.pathOf(row))))
  return stored
}

/** Deletes a redirect; undefined where there is none. */
export async function deleteRedirect(db: Executor, id: number): Promise<ListedRedirect | undefined> {
  const { path, target, statusCode, locale } = redirects
  const [row] = await db
    .delete(redirects)
    .where(eq(redirects.id, id))
    .returning({ id: redirects.id, locale, path, target, statusCode })
  return row
}
