import 'server-only'
import { pageAt, redirectRows } from '@/lib/content/redirects'
import { allMarkets } from '@/lib/platform/markets'
import { type AskShop, askShop } from '@/lib/studio/calls'
import type { SourceRedirect } from '@/schemas/shop'

/**
 * What an administrator should know of a redirect before it is stored: nothing stands at its target, the target leads on
 * itself, or a page stands at its path.
 */
export type RedirectNote = { about: 'noPage' | 'pageThere' } | { about: 'ledOn'; to: string }

/** How long the shop is waited for, in milliseconds. */
const mostMs = 3_000

/** Paths that stand for many, or that a query tells apart, are not asked for. */
const isOnePath = (path: string) => !/[*$?#]/.test(path)

/** As the shop links to it: without the slash at its end it would be led on to the path with it. */
const withSlash = (path: string) => path.replace(/\/?$/, '/')

/** Asks the shop for the two addresses of a redirect as a shopper would. */
export async function noteOf(row: SourceRedirect, ask: AskShop = askShop): Promise<RedirectNote | undefined> {
  const ending = AbortSignal.timeout(mostMs)
  const path = redirectRows.pathOf(row)
  const code = allMarkets.find(({ shopLocale }) => shopLocale === row.locale)?.code
  if (code && isOnePath(path) && (await ask(`/${code}/${path}/`, ending))?.status === 200)
    return { about: 'pageThere' }
  if (!isOnePath(row.target) || pageAt(row.target) === undefined) return undefined
  const answer = await ask(withSlash(row.target), ending)
  if (answer?.status === 404) return { about: 'noPage' }
  return answer?.to === undefined ? undefined : { about: 'ledOn', to: answer.to }
}
