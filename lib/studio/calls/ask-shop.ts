import 'server-only'
import { config } from '@/lib/platform/config'

/** `to`: where the answer leads on, a path of the shop or a whole address elsewhere. */
type ShopAnswer = { status: number; to?: string }

/** What the shop answers to a shopper's request for a path; undefined without an answer. */
export type AskShop = (path: string, ending: AbortSignal) => Promise<ShopAnswer | undefined>

function placeOf(location: string, at: string): string {
  const to = new URL(location, at)
  const { pathname, search, hash } = to
  return [new URL(at).origin, new URL(config().baseUrl).origin].includes(to.origin)
    ? `${pathname}${search}${hash}`
    : to.href
}

/** Asks this instance by HTTP, as a browser that has never been here. */
export const askShop: AskShop = async (path, signal) => {
  const { port, host } = config()
  const name = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const at = `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`
  try {
    const answer = await fetch(at, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal,
    })
    await answer.body?.cancel()
    const location = answer.headers.get('location')
    return { status: answer.status, ...(location !== null && { to: placeOf(location, at) }) }
  } catch {
    return undefined
  }
}
