import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The first half of an address of IPv6: a household or an office has all that begin with it. */
function networkOfV6(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Where a request comes from: the address of IPv4, or the network of IPv6. Behind a proxy that is trusted it is what
 * that proxy has seen, the last entry of its header; those before it are the client's own words.
 */
export function clientNetwork(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxy: boolean,
): string {
  const forwarded = trustedProxy
    ? [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim()
    : undefined
  const address = (forwarded || socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? networkOfV6(address) : address.slice(0, 60)
}
