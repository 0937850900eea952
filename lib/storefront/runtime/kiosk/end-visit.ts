import { allMarkets } from '@/lib/platform/markets'
import { browserCookies, sendFields, withStorage } from '@/lib/storefront/runtime/browser'
import { noteEnd } from './visit'

const retryMs = 5_000

export const localeQuery = () => `?locale=${encodeURIComponent(document.documentElement.lang)}`

/** The start page of the market that is shown. Not every path begins with a market. */
export function homePath(): string {
  const market = allMarkets.find(({ iso }) => iso === document.documentElement.lang)
  return market ? `/${market.code}/` : '/'
}

/** Empties what the browser has stored. */
export function forgetStored(): void {
  for (const name of browserCookies.names()) browserCookies.forget(name)
  for (const kind of ['localStorage', 'sessionStorage'] as const) withStorage(kind, (store) => store.clear())
}

/** Ends the login and the basket of this browser, for as long as it takes: the next visitor must not get them. */
async function endSession(): Promise<void> {
  for (;;) {
    const answer = await sendFields(`/api/user/auth/logout/${localeQuery()}`, new URLSearchParams())
    if (answer.kind === 'answered' && answer.isOk) return
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

type Navigation = { navigate?: (address: string, options: { history: 'push' }) => unknown }

/** A new entry of the history, so that the way forward to pages of before is cut. */
function leaveTo(path: string): void {
  const { navigation } = window as { navigation?: Navigation }
  if (navigation?.navigate) navigation.navigate(path, { history: 'push' })
  else window.location.assign(path)
}

/** Leaves nothing of the visitor: neither login nor basket, nor what the browser has stored. Then the start page is shown. */
export async function endVisit(): Promise<void> {
  await endSession()
  noteEnd(forgetStored)
  leaveTo(homePath())
}
