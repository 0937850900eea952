import { expect, it } from 'vitest'
import { formatDay, formatMoment, formatTime, frenchTimes } from '@/lib/platform/i18n'

it.each([
  ['de-DE', 'Europe/Berlin', '2026-05-01T23:30:00Z', '2.\u00a0Mai 2026'],
  ['de-AT', 'Europe/Vienna', '2026-01-15T12:00:00Z', '15.\u00a0Jänner 2026'],
  ['fr-CH', 'Europe/Zurich', '2026-05-01T12:00:00Z', '1er\u00a0mai 2026'],
  ['fr-CH', 'UTC', '2026-04-30T23:30:00Z', '30\u00a0avril 2026'],
])('writes a day in %s and %s out', (iso, timezone, time, words) => {
  expect(formatDay(new Date(time), { iso, timezone })).toBe(words)
})

it.each([
  ['de-DE', '1.\u00a0Dezember 2026 um 14:05', '14:05'],
  ['de-CH', '1.\u00a0Dezember 2026 um 14.05', '14.05'],
  ['fr-CH', '1er\u00a0décembre 2026 à 14\u00a0h\u00a005', '14\u00a0h\u00a005'],
  ['nl-NL', '1\u00a0december 2026 om 14:05', '14:05'],
])('writes a time in %s', (iso, moment, time) => {
  const [at, market] = [new Date('2026-12-01T13:05:00Z'), { iso, timezone: 'Europe/Zurich' }]
  expect([formatMoment(at, market), formatTime(at, market)]).toEqual([moment, time])
})

it('a French time on the hour has no minutes, and none begins with a nought', () => {
  expect(frenchTimes('de 09:00 à 17:30, 12:34:56')).toBe('de 9\u00a0h à 17\u00a0h\u00a030, 12:34:56')
})
