import 'server-only'
import { config } from '@/lib/platform/config'

/** The status with which the shop answers a shopper's request for a path; undefined without an answer. */
export type AskShop = (path: string, ending: AbortSignal) => Promise<number | undefined>

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
    return answer.status
  } catch {
    return undefined
  }
}
