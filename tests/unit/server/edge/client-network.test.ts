import { describe, expect, it, test } from 'vitest'
import { clientHeader, clientLine, clientOf } from '@/lib/platform/http'
import { clientNetworks } from '@/lib/server/edge/client-network'
import { isInRanges } from '@/lib/server/edge/trusted-ranges'

const networks = (remoteAddress: string | undefined, forwarded: string | undefined, trusted: number) =>
  clientLine(
    clientNetworks(
      { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
      trusted,
    ),
  )

describe('The networks of a client', () => {
  it.each([
    ['by the CDN and the proxy', '10.0.0.2', '198.51.100.1, 203.0.113.9', 1, '198.51.100.1'],
    ['by two addresses of the CDN', '10.0.0.2', '198.51.100.1, 2001:db8::7, 203.0.113.9', 1, '198.51.100.1'],
    ['by the proxy alone, with a forged entry', '10.0.0.2', '198.51.100.1, 192.0.2.7', 1, '192.0.2.7'],
    [
      'by the CDN, with a forged entry',
      '10.0.0.2',
      '192.0.2.66, 198.51.100.1, 203.0.113.9',
      1,
      '198.51.100.1',
    ],
    ['by the CDN alone', '203.0.113.9', '198.51.100.1', 0, '198.51.100.1'],
    ['past the CDN', '192.0.2.7', '198.51.100.1', 0, '192.0.2.7'],
    ['of the CDN itself', '10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  ])(
    'are those of the visitor, %s, where the CDN’s ranges are trusted',
    (_, peer, forwarded, proxies, network) => {
      const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } }
      const isTrusted = isInRanges(['203.0.113.0/24', '2001:db8::/32'])
      expect(clientLine(clientNetworks(request, proxies, isTrusted))).toBe(network)
    },
  )

  it.each([
    ['192.0.2.7', undefined, 0, '192.0.2.7'],
    ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    ['192.0.2.7', '203.0.113.9', 0, '192.0.2.7'],
    ['192.0.2.7', '203.0.113.9', 1, '203.0.113.9'],
    ['192.0.2.7', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    ['192.0.2.7', '198.51.100.1, 203.0.113.9', 2, '198.51.100.1'],
    ['192.0.2.7', '192.0.2.66, 198.51.100.1, 203.0.113.9', 2, '198.51.100.1'],
    ['192.0.2.7', '192.0.2.66, 198.51.100.1, 203.0.113.9', 3, '192.0.2.66'],
    ['192.0.2.7', '192.0.2.66, nonsense, 203.0.113.9', 2, '192.0.2.7'],
    ['192.0.2.7', '203.0.113.9', 2, '203.0.113.9'],
    ['192.0.2.7', undefined, 2, '192.0.2.7'],
    ['192.0.2.7', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['192.0.2.7', '[2001:db8::1]:4711', 1, '2001:db8:0:0 ~2001:db8:0'],
    ['192.0.2.7', undefined, 1, '192.0.2.7'],
    ['192.0.2.7', 'nonsense', 1, '192.0.2.7'],
    ['2001:db8:0:12:aaaa::1', undefined, 0, '2001:db8:0:12 ~2001:db8:0'],
    ['2001:db8::1', undefined, 0, '2001:db8:0:0 ~2001:db8:0'],
    ['2001:0DB8:0000:0012::7', undefined, 0, '2001:db8:0:12 ~2001:db8:0'],
  ])('%s, forwarded for %s, by %s trusted proxies: %s', (remoteAddress, forwarded, trusted, expected) => {
    expect(networks(remoteAddress, forwarded, trusted)).toBe(expected)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.17.0.1',
    '192.168.0.9',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
  ])('are told apart by the header of a proxy inside, and counted together besides: %s', (proxy) => {
    const [address = ''] = proxy.split('%')
    expect(networks(proxy, '203.0.113.9', 0)).toBe(`203.0.113.9 ~${address}`)
    expect(networks(proxy, 'forged, 203.0.113.9', 0)).toBe(`203.0.113.9 ~${address}`)
    expect(networks(proxy, '203.0.113.9', 1)).toBe('203.0.113.9')
    expect(networks(proxy, undefined, 0)).toBe(`~${address}`)
    expect(networks(proxy, undefined, 1)).toBe(`~${address}`)
  })

  it('are shared where the client has no address', () => {
    expect(networks(undefined, undefined, 0)).toBe('~unknown')
    expect(networks(undefined, '203.0.113.9', 0)).toBe('203.0.113.9 ~unknown')
  })
})

test.each([
  [
    '203.0.113.9 ~127.0.0.1',
    [
      ['203.0.113.9', false],
      ['127.0.0.1', true],
    ],
  ],
  [undefined, [['unknown', true]]],
] as const)('a route reads the networks of a request from the header of the edge: %s', (line, expected) => {
  const headers = new Headers(line === undefined ? {} : { [clientHeader]: line })
  expect(clientOf({ headers }).map(({ name, isShared }) => [name, isShared])).toEqual(expected)
})
