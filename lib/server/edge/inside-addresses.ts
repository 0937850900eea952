import { BlockList, isIPv6 } from 'node:net'

/** Addresses that nobody on the Internet has: behind them is a proxy, a container's network or the same machine. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

export const isInside = (address: string): boolean => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address alone: proxies write ports and brackets, sockets write zones and embedded IPv4 addresses. */
export const plainAddress = (address: string | undefined) =>
  (address ?? '')
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%[\s\S]*/, '')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
