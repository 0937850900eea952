import 'server-only'
import { pageAt, redirectRows } from '@/lib/content/redirects'
import { allMarkets } from '@/lib/platform/markets'
import { type AskShop, askShop } from '@/lib/studio/calls'
import type { SourceRedirect } from '@/schemas/shop'

/** What an administrator should know of a redirect that was stored: nothing stands at its target, or a page at its path. */
export type RedirectNote = 'noPage' | 'pageThere'

/** How long the shop is waited for, in milliseconds. */
const mostMs = 3_000

/** Paths that stand for many, or that a query tells apart, are not asked for. */
const isOnePath = (path: string) => !/[*$?#]/.test(path)

/** Asks the shop for the two addresses of a redirect as a shopper would. */
export async function noteOf(row: SourceRedirect, ask: AskShop = askShop): Promise<RedirectNote | undefined> {
  const ending = AbortSignal.timeout(mostMs)
  const path = redirectRows.pathOf(row)
  const code = allMarkets.find(({ shopLocale }) => shopLocale === row.locale)?.code
  if (code && isOnePath(path) && (await ask(`/${code}/${path}/`, ending)) === 200) return 'pageThere'
  const isPage = isOnePath(row.target) && pageAt(row.target) !== undefined
  return isPage && (await ask(row.target, ending)) === 404 ? 'noPage' : undefined
}
