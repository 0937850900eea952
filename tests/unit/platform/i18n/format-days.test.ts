import { expect, it } from 'vitest'
import { formatDays, typeset } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets'

const dayMs = 24 * 60 * 60 * 1_000
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * dayMs).toISOString().slice(0, 10)

it('writes the first of a month as 1er in French, also where the month stands at the end', () => {
  const french = { iso: 'fr-FR', timezone: 'Europe/Paris' }
  // The dash has a thin space on either side.
  const days = (from: string, to: string) => formatDays({ from, to }, french).replace(/\u2009/g, ' ')
  expect(days('2026-12-01', '2026-12-04')).toBe('mar. 1er – ven. 4\u00a0décembre')
  expect(days('2026-11-21', '2026-12-01')).toBe('sam. 21\u00a0novembre – mar. 1er\u00a0décembre')
})

it.each([...new Map(allMarkets.map((market) => [market.iso, market])).values()])(
  'days have the typography of all texts of $iso',
  (market) => {
    for (let day = 0; day < 366; day += 1)
      for (const more of [0, 2, 11]) {
        const words = formatDays({ from: dayAfter(day), to: dayAfter(day + more) }, market)
        expect(words).toBe(typeset(words, market))
        expect(words).toMatch(/\d(?:\.|er)?\u00a0\p{L}{3}/u)
      }
  },
)
