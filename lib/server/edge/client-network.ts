import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Client, Network } from '@/lib/platform/http'
import { isInside, plainAddress } from './inside-addresses'

/** The first groups of an IPv6 address. */
function networkOfV6(address: string, groups: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array<string>(missing).fill('0'), ...after]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * An IPv4 address; or the /64 network of an IPv6 address, which a household or an office shares, and the /48 around it,
 * of which a single customer of a host may have all /64s.
 */
function networksOf(address: string): Network[] {
  if (!isIP(address)) return [{ name: 'unknown', isShared: true }]
  if (isInside(address)) return [{ name: address, isShared: true }]
  if (!isIPv6(address)) return [{ name: address, isShared: false }]
  return [
    { name: networkOfV6(address, 4), isShared: false },
    { name: networkOfV6(address, 3), isShared: true },
  ]
}

type IsTrusted = (address: string) => boolean

/**
 * The entry of the header that the outermost of some proxies wrote: the one before it is from the next, and so on. Earlier
 * ones come from the client and could be forged. A request that came by fewer proxies has fewer. Where the entry is that
 * of a proxy in the trusted ranges, that proxy has written the one before it.
 */
function forwardedFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  proxies: number,
  isTrusted: IsTrusted,
): string {
  const entries = [headers['x-forwarded-for']].flat().join(',').split(',').map(plainAddress)
  let at = Math.max(0, entries.length - proxies)
  while (at > 0 && isTrusted(entries[at] ?? '')) at -= 1
  return entries[at] ?? ''
}

/**
 * The networks that a client is counted under. Behind trusted proxies they are those of their header. A request from an
 * inside address came by way of a proxy, too: if it is not trusted, its header still tells visitors apart, and all of
 * them are counted under the proxy besides, because the header could be forged where the shop is reached without it.
 */
export function clientNetworks(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
  isTrusted: IsTrusted = () => false,
): Client {
  const peer = plainAddress(request.socket.remoteAddress)
  const proxies = trustedProxies === 0 && isTrusted(peer) ? 1 : trustedProxies
  const forwarded = forwardedFor(request, Math.max(1, proxies), isTrusted)
  if (!isIP(forwarded)) return networksOf(peer)
  if (proxies > 0) return networksOf(forwarded)
  const isProxy = !isIP(peer) || isInside(peer)
  return isProxy ? [...networksOf(forwarded), ...networksOf(peer)] : networksOf(peer)
}
