import { BlockList, isIP, isIPv6 } from 'node:net'

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether an address is in one of some ranges, such as `203.0.113.0/24`, or is one of some addresses. */
export function isInRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    if (prefix === undefined) list.addAddress(network, kindOf(network))
    else list.addSubnet(network, Number(prefix), kindOf(network))
  }
  return (address) => isIP(address) !== 0 && list.check(address, kindOf(address))
}
