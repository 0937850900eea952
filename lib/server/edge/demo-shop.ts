import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress } from '@/lib/platform/config'
import type { EdgeResponse } from './edge-response'
import { isInside, plainAddress } from './inside-addresses'

/** The answer to strangers of a shop in which no money moves and of which nobody has said that it is a test. */
export const notPublic: Parameters<EdgeResponse['answer']>[0] = {
  status: 403,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: `No money moves in this shop, so it answers its own machine and network alone.
To open it to others, set BASE_URL and live keys, or PAYMENTS=sandbox for a test (lib/platform/payments/README.md).
`,
}

/** Whether a host is a name of this machine or an address that nobody on the Internet has. */
function isOwnHost(host: string | undefined): boolean {
  const url = URL.parse(`http://${host ?? 'localhost'}`)
  return url !== null && (isLoopbackAddress(url.href) || isInside(plainAddress(url.hostname)))
}

/**
 * Whether a request comes from the Internet, or asks for a name that may lead here from there, as through a proxy or by
 * DNS rebinding. A shop without BASE_URL listens on every address of its machine.
 */
export function isFromOutside({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const hosts = [headers.host, headers['x-forwarded-host']?.toString()]
  return !isInside(plainAddress(socket.remoteAddress)) || hosts.some((host) => !isOwnHost(host))
}
