import { expect, it } from 'vitest'
import { formatDay } from '@/lib/platform/i18n'

it.each([
  ['de-DE', 'Europe/Berlin', '2026-05-01T23:30:00Z', '2.\u00a0Mai 2026'],
  ['de-AT', 'Europe/Vienna', '2026-01-15T12:00:00Z', '15.\u00a0Jänner 2026'],
  ['fr-CH', 'Europe/Zurich', '2026-05-01T12:00:00Z', '1er\u00a0mai 2026'],
  ['fr-CH', 'UTC', '2026-04-30T23:30:00Z', '30\u00a0avril 2026'],
])('writes a day in %s and %s out', (iso, timezone, time, words) => {
  expect(formatDay(new Date(time), { iso, timezone })).toBe(words)
})
