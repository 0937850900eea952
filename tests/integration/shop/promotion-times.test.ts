import { beforeAll, expect, it, test } from 'vitest'
import { promotionBoundary, promotionTimes } from '@/lib/shop/promotions/promotion-times'
import { writePromotions } from '@/lib/shop/promotions/write-promotions'
import { describeOnDatabases } from '../../fixtures/databases'

const begin = Date.UTC(2026, 10, 27, 23)
const end = Date.UTC(2026, 10, 30, 23)
const [dateFrom, dateTo] = [new Date(begin).toISOString(), new Date(end).toISOString()]

const promotion = (id: string, dates: { dateFrom?: string; dateTo?: string }) => ({
  id,
  locales: ['de-de'],
  labels: { de: id },
  effect: { type: 'combo_deal' as const, sets: [['1'], ['2']], relative: 0.1 },
  ...dates,
})

describeOnDatabases('when a promotion begins and ends', (getDb) => {
  beforeAll(async () => {
    await writePromotions(getDb(), [
      promotion('always', {}),
      promotion('both', { dateFrom, dateTo }),
      promotion('from', { dateFrom }),
      promotion('to', { dateTo }),
    ])
  })

  test.each([
    ['both', begin - 1, begin],
    ['both', begin, end],
    ['both', end - 1, end],
    ['both', end, undefined],
    ['from', begin - 1, begin],
    ['from', begin, undefined],
    ['to', begin, end],
    ['to', end, undefined],
    ['always', begin, undefined],
    ['nobody', begin, undefined],
  ])('of %s after %i is %s', async (id, now, expected) => {
    expect(await promotionBoundary(getDb(), id, now)).toBe(expected)
  })

  it('is told of all that change after a time, by their tags', async () => {
    const times = async (since: number) =>
      new Map((await promotionTimes(getDb(), since)).map(({ tag, at }) => [tag, at]))
    expect(await times(begin - 1)).toEqual(
      new Map([
        ['promotion:both', begin],
        ['promotion:from', begin],
        ['promotion:to', end],
        ['promotions', begin],
      ]),
    )
    expect(await times(begin)).toEqual(
      new Map([
        ['promotion:both', end],
        ['promotion:to', end],
        ['promotions', end],
      ]),
    )
    expect(await times(end)).toEqual(new Map())
  })
})
