import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress } from '@/lib/platform/config'
import { type Network, NoFitAddress, openUrl } from '@/lib/platform/internet'
import { FeedFault } from './feed-fault'

const mostRedirects = 5

type Asked = {
  network: Network
  signal: AbortSignal
  /** For every server. */
  headers: Readonly<Record<string, string>>
  /** What opens the server that the settings name, and is sent to no other. */
  access: Readonly<Record<string, string>>
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** The answer at an address, after its redirects: each to a public address by https, or within this machine. */
export async function follow(address: string, asked: Asked): Promise<IncomingMessage> {
  const source = new URL(address)
  let url = source
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const isLocal = isLoopbackAddress(source.href) && isLoopbackAddress(url.href)
    if (url.username !== '' || url.password !== '')
      throw new FeedFault('A redirect leads to an address with a password.', {
        of: 'redirects',
        host: source.hostname,
      })
    const headers = { ...asked.headers, ...(url.origin === source.origin && asked.access) }
    const { network, signal } = asked
    const answer = await openUrl(url, { network, signal, headers, isLocal }).catch((error: unknown) => {
      if (!(error instanceof NoFitAddress)) throw error
      const what = hop === 0 ? 'Its address' : 'A redirect'
      throw new FeedFault(`${what} leads to ${url.hostname}, which is not public or not asked by https.`, {
        of: 'notPublic',
        host: url.hostname,
      })
    })
    const { statusCode = 0, headers: said } = answer
    const next = said.location === undefined ? null : URL.parse(said.location, url)
    if (!isRedirect(statusCode)) return answer
    answer.destroy()
    if (!next)
      throw new FeedFault(`${url.hostname} redirects to no address.`, { of: 'redirects', host: url.hostname })
    url = next
  }
  throw new FeedFault(`It is redirected more than ${mostRedirects} times.`, {
    of: 'redirects',
    host: source.hostname,
  })
}
