import type { LeakedPasswords } from './leaked-passwords'

const timeoutMs = 3_000
const line = /^([0-9A-F]{35}):(\d+)$/i

/**
 * A service that answers as the range search of Pwned Passwords does: `GET {url}/{prefix}`, a line `suffix:count` for
 * each password. Lines with a count of 0 are padding, which hides from others how long the answer is.
 */
export const rangeService =
  (url: string, send: typeof fetch = fetch): LeakedPasswords =>
  async (prefix) => {
    const answer = await send(`${url}/${prefix}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The service of leaked passwords answered with ${answer.status}`)
    }
    return (await answer.text()).split('\n').flatMap((text) => {
      if (text.trim() === '') return []
      const [, suffix, count] = line.exec(text.trim()) ?? []
      // Such as the page of a proxy: an answer that is no list says of no password that it has not leaked.
      if (!suffix) throw new Error('The service of leaked passwords did not answer with a list')
      return Number(count) > 0 ? [suffix.toUpperCase()] : []
    })
  }
