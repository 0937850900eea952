import { expect, it } from 'vitest'
import { clockOf, clockWords } from '@/lib/studio/ui/clock-text'

it.each([
  ['24.12.2026 08:00', '2026-12-24T08:00'],
  ['24/12/2026 08:00', '2026-12-24T08:00'],
  ['1.2.2027, 8 h 30', '2027-02-01T08:30'],
  ['1.2.2027 8.30', '2027-02-01T08:30'],
  ['1.2.2027 8', '2027-02-01T08:00'],
  ['24.12.2026', '2026-12-24T00:00'],
  ['2026-12-24T08:00', '2026-12-24T08:00'],
  [' ', ''],
  ['24.12.', undefined],
  ['24.12.26 08:00', undefined],
  ['31.02.2027 08:00', undefined],
  ['12/24/2026 08:00', undefined],
  ['24.12.2026 25:00', undefined],
  ['2026-13-01T08:00', undefined],
])('the typed time %j is %j', (text, clock) => expect(clockOf(text)).toBe(clock))

it.each([
  ['de', '24.12.2026 08:00'],
  ['fr', '24/12/2026 08:00'],
  ['en', '24/12/2026 08:00'],
] as const)('a time is written in %s as %s, and read again', (language, words) => {
  expect(clockWords('2026-12-24T08:00', language)).toBe(words)
  expect(clockOf(words)).toBe('2026-12-24T08:00')
})
