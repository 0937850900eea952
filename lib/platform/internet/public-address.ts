import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not reached over the internet (IANA IPv4 Special-Purpose Address Registry), and multicast. */
const special4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special4.addSubnet(network, prefix, 'ipv4')

/** The global unicast addresses of IPv6. Mapped and translated IPv4, local, link-local and multicast are outside. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Parts of them for protocols, documentation, and tunnels to any IPv4 address (Teredo, 6to4). */
const special6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an IP address is one of the internet: not this machine, not a private network, not link-local (where clouds
 * keep their credentials), nothing reserved. Anything that is no IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is one of this machine that no other one reaches. */
export const isLoopbackIp = (address: string): boolean =>
  isIPv4(address) ? loopback.check(address, 'ipv4') : isIPv6(address) && loopback.check(address, 'ipv6')
