import { expect, it } from 'vitest'
import { formatMoment, formatPlanned, labelled, nextClock } from '@/lib/studio/i18n'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  ['de', '24.11.2026, 14:05'],
  ['fr', '24 nov. 2026, 14 h 05'],
  ['en', '24 Nov 2026, 14:05'],
] as const)('a time of a plan is written as every other time in %s', (language, words) => {
  expect(plain(formatPlanned(language, '2026-11-24T14:05'))).toBe(words)
  expect(formatPlanned(language, '2026-11-24T14:05')).toBe(formatMoment(language, '2026-11-24T13:05:00Z'))
})

it.each([
  ['de', '24.11.2026, 14:05:07'],
  ['fr', '24 nov. 2026, 14 h 05 min 07 s'],
  ['en', '24 Nov 2026, 14:05:07'],
] as const)('tells two moments of one minute apart in %s', (language, words) => {
  expect(plain(formatMoment(language, '2026-11-24T13:05:07Z', 'seconds'))).toBe(words)
})

it.each([
  ['de', 'Bild: Text fehlt'],
  ['fr', 'Bild\u202f: Text fehlt'],
  ['en', 'Bild: Text fehlt'],
] as const)('sets the colon after a label as in %s', (language, words) => {
  expect(labelled(language, 'Bild', 'Text fehlt')).toBe(words)
})

it.each([
  ['2026-11-28T10:16:30Z', 'Europe/Berlin', '2026-11-28T11:20'],
  ['2026-11-28T10:19:30Z', 'Europe/Berlin', '2026-11-28T11:25'],
  ['2026-11-28T23:58:00Z', 'Europe/London', '2026-11-29T00:00'],
])('offers at %s in %s the time %s, which is still to come when it is chosen', (now, zone, next) => {
  expect(nextClock(zone, Date.parse(now))).toBe(next)
})
