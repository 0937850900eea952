import { expect, it } from 'vitest'
import { retryAfterMs } from '@/lib/content/client/retry-after'

const now = Date.parse('2026-11-22T12:00:00Z')

it.each([
  ['2', 2_000],
  ['0', 0],
  ['86400', 60_000],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['Mon, 23 Nov 2026 12:00:00 GMT', 60_000],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
  [undefined, 0],
])('an answer asks to wait by its header: %s', (value, ms) => {
  expect(retryAfterMs(new Headers(value === undefined ? {} : { 'retry-after': value }), now)).toBe(ms)
})
