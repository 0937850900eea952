import { describe, expect, test } from 'vitest'
import { isPublicAddress } from '@/lib/platform/internet/public-address'

describe('addresses from which pictures are fetched', () => {
  test.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::5'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    ['this machine', ['127.0.0.1', '127.9.9.9', '::1', '0.0.0.0', '0.1.2.3', '::']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
    ['link-local, and what clouds answer there', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
    ['shared between customers', ['100.64.0.1', '100.127.255.255']],
    [
      'IPv4 in IPv6',
      ['::ffff:10.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::10.0.0.1'],
    ],
    ['a tunnel to IPv4', ['64:ff9b::a00:1', '2002:7f00:1::', '2001:0:a00:1::']],
    [
      'documentation, benchmarks and protocols',
      ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.19.0.1', '192.0.0.1', '2001:db8::1', '3fff::1'],
    ],
    [
      'multicast, broadcast and reserved',
      ['224.0.0.1', '239.1.1.1', '255.255.255.255', '240.0.0.1', 'ff02::1', '4000::1'],
    ],
    [
      'none',
      [
        '2130706433',
        '0x7f.0.0.1',
        '0177.0.0.1',
        '127.1',
        '',
        'localhost',
        '[::1]',
        '8.8.8.8:80',
        '8.8.8.8%1',
      ],
    ],
  ])('%s is not public', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})
