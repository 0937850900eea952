import { expect, test } from 'vitest'
import { clientNetwork } from '@/lib/server/edge/client-network'

test.each([
  ['192.0.2.7', undefined, false, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, false, '192.0.2.7'],
  ['192.0.2.7', '203.0.113.9', false, '192.0.2.7'],
  ['192.0.2.7', '203.0.113.9', true, '203.0.113.9'],
  ['192.0.2.7', 'forged, 203.0.113.9', true, '203.0.113.9'],
  ['192.0.2.7', undefined, true, '192.0.2.7'],
  ['2001:db8:0:12:aaaa::1', undefined, false, '2001:db8:0:12'],
  ['2001:db8::1', undefined, false, '2001:db8:0:0'],
  ['2001:0DB8:0000:0012::7', undefined, false, '2001:db8:0:12'],
  ['::1', undefined, false, '0:0:0:0'],
  [undefined, undefined, false, 'unknown'],
])('%s, forwarded for %s, trusted %s: %s', (remoteAddress, forwarded, trusted, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(clientNetwork({ headers, socket: { remoteAddress } }, trusted)).toBe(expected)
})
