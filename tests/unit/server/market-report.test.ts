import { describe, expect, it } from 'vitest'
import { marketLines, unknownMarkets } from '@/lib/server/opening/market-report'

const market = { code: 'at', iso: 'de-AT' } as const
const needs = { market, missing: ['There are no terms.', 'There is no home page.'], notes: ['Look at it.'] }
const all = ['  There are no terms.', '  There is no home page.', '  Note: Look at it.']

describe('What a market needs', () => {
  it.each([
    ['open', true, false, ['at (de-AT) is open and needs 2', ...all]],
    ['closed', false, false, ['at (de-AT) is closed and needs 2: “npm run markets -- at” lists them']],
    ['closed, and asked for', false, true, ['at (de-AT) is closed and needs 2', ...all]],
  ])('is listed of one that is %s', (_, isOpen, isAsked, lines) => {
    expect(marketLines({ ...needs, isOpen }, { isAsked })).toEqual(lines)
  })

  it('is nothing of a closed one that is ready', () => {
    const ready = { market, isOpen: false, missing: [], notes: ['Look at it.'] }
    expect(marketLines(ready, { isAsked: false })).toEqual(['at (de-AT) is closed and is ready'])
  })

  it('is asked for by codes that there are', () => {
    const markets = [{ code: 'de' }, { code: 'at' }] as const
    expect(unknownMarkets(['at', 'de'], markets)).toBeUndefined()
    expect(unknownMarkets(['it'], markets)).toBe('There is no market it: this shop has de, at.')
  })
})
