import { beforeAll, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findSelection } from '@/lib/shop/listing/load-selection'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')

/** Goods by their numbers: the greater one is newer, and 2 and 3 are reduced. */
const goods = [
  givenProduct({
    key: '010',
    number: '1',
    name: 'Decke',
    onlineSince: '2026-01-01T00:00:00Z',
    popularity: 5,
  }),
  givenProduct({
    key: '020',
    number: '2',
    name: 'Bett',
    onlineSince: '2026-02-01T00:00:00Z',
    popularity: 0,
    reduction: 0.1,
  }),
  givenProduct({
    key: '030',
    number: '3',
    name: 'Body',
    onlineSince: '2026-03-01T00:00:00Z',
    popularity: 9,
    reduction: 0.3,
  }),
  givenProduct({
    key: '040',
    number: '4',
    name: 'Mobile',
    onlineSince: '2026-04-01T00:00:00Z',
    popularity: 99,
    stock: 0,
  }),
]

describeOnDatabases('What a start page shows of a whole catalogue', (getDb) => {
  beforeAll(() => givenCategories(getDb()))

  it('is nothing of a shop without goods', async () => {
    for (const selection of ['newest', 'reduced', 'popular'] as const)
      expect(await findSelection(getDb(), market, selection, 8)).toEqual([])
  })

  it.each([
    ['newest', 8, ['3', '2', '1']],
    ['newest', 2, ['3', '2']],
    ['reduced', 8, ['3', '2']],
    ['popular', 8, ['3', '1']],
  ] as const)('is of %s, %i at most: %j', async (selection, count, numbers) => {
    await writeProducts(getDb(), goods, { brand: 'baby' })
    const cards = await findSelection(getDb(), market, selection, count)
    expect(cards.map(({ number }) => number)).toEqual(numbers)
  })
})
