import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import type { ListedRedirect } from './manage-redirects'
import { redirects } from './tables'

/** An address of the shop, as redirects are looked up: `path` is its content key. */
export type RedirectAddress = { locale: string; path: string }

const columns = {
  id: redirects.id,
  locale: redirects.locale,
  path: redirects.path,
  target: redirects.target,
  statusCode: redirects.statusCode,
}

const isAt = (addresses: readonly RedirectAddress[]): SQL | undefined =>
  or(...addresses.map(({ locale, path }) => and(eq(redirects.locale, locale), eq(redirects.path, path))))

/** The redirects that are entered for just these addresses, without those with wildcards. */
export const redirectsFrom = async (
  db: Executor,
  addresses: readonly RedirectAddress[],
): Promise<ListedRedirect[]> =>
  addresses.length === 0 ? [] : db.select(columns).from(redirects).where(isAt(addresses))

/** Deletes the redirects of just these addresses; returns them. */
export const retireRedirects = async (
  tx: Transaction,
  addresses: readonly RedirectAddress[],
): Promise<ListedRedirect[]> =>
  addresses.length === 0 ? [] : tx.delete(redirects).where(isAt(addresses)).returning(columns)
