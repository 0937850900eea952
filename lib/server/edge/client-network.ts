import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The /64 network of an IPv6 address, which a household or an office shares. */
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
 * The client's IPv4 address or IPv6 network. Behind a trusted proxy it is the last entry of that proxy's header;
 * earlier entries come from the client and could be forged.
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
