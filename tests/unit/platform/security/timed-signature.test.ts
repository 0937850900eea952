import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { timedSignature } from '@/lib/platform/security/timed-signature'

const at = new Date('2026-11-23T10:00:00.900Z')

test('a timed signature is the time and the HMAC-SHA256 of time, dot and body, as the documentation says', () => {
  const digest = createHmac('sha256', 'secret').update('1795428000.{"a":1}').digest('hex')
  expect(timedSignature('{"a":1}', 'secret', at)).toBe(`t=1795428000,v1=${digest}`)
})

test.each([
  ['body', timedSignature('b', 'secret', at)],
  ['secret', timedSignature('a', 'other', at)],
  ['time', timedSignature('a', 'secret', new Date(at.getTime() + 1_000))],
])('another %s has another signature', (_, other) => {
  expect(timedSignature('a', 'secret', at).split('v1=')[1]).not.toBe(other.split('v1=')[1])
})
