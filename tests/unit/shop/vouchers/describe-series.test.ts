import { describe, expect, it } from 'vitest'
import { describeSeries } from '@/lib/shop/vouchers/describe-series'

type Series = Parameters<typeof describeSeries>[0]['vouchers'][number]

const withId = (id: string): Series => ({
  voucher: {
    ...{ id, locales: ['de-de'], labels: { de: 'Frühling' }, from: null, to: null },
    ...{ effect: { type: 'percentage', relative: 0.1 }, minOrderValue: null, goods: null, excluded: null },
    ...{ usesPerCode: 1, usesPerCustomer: null },
  } as Series['voucher'],
  codes: 2,
  uses: 1,
})

describe('The list of vouchers', () => {
  it.each(['spring\u001b[2J', 'a\nb', 'a\r\u0007', 'a\u009bb', '\u202eexe.txt', 'x'.repeat(400)])(
    'shows the imported id %j in a line that steers no terminal',
    (id) => {
      const [line = '', ...more] = describeSeries({ vouchers: [withId(id)], cards: [] })
      expect(more).toEqual([])
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/)
      expect(line.length).toBeLessThan(250)
      expect(line).toContain('percentage, de-de')
    },
  )

  it('says what there is of each series, and of none', () => {
    expect(describeSeries({ vouchers: [withId('spring')], cards: [] })).toEqual([
      'spring: percentage, de-de, … to …, 2 codes, 1 use, 1 per code',
    ])
    const cards = [{ currency: 'CHF' as const, cards: 3, issued: 15_000, balance: 2_550 }]
    expect(describeSeries({ vouchers: [], cards })).toEqual([
      '3 gift cards: 150.00 CHF issued, 25.50 CHF left',
    ])
    expect(describeSeries({ vouchers: [], cards: [] })).toEqual(['There are no vouchers and no gift cards.'])
  })
})
