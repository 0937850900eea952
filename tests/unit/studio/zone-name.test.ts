import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { studioLanguages, zoneName } from '@/lib/studio/i18n'

it.each([
  ['de', 'Europe/Zurich', 'Zürich'],
  ['fr', 'Europe/Zurich', 'Zurich'],
  ['de', 'Europe/Vienna', 'Wien'],
  ['en', 'Europe/Vienna', 'Vienna'],
  ['fr', 'Europe/Berlin', 'Berlin'],
  ['en', 'America/New_York', 'New York'],
] as const)('in %s, %s is called %s', (language, zone, name) => {
  expect(zoneName(language, zone)).toBe(name)
})

it('names the zone of every market in every language, without its continent', () => {
  for (const { timezone } of allMarkets)
    for (const language of studioLanguages) expect(zoneName(language, timezone)).toMatch(/^\p{L}[\p{L} ]+$/u)
})
