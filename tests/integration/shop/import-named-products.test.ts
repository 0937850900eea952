import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'

describeOnDatabases('Goods that a row names as a feed does', (getDb) => {
  const row = (fields: object) => JSON.stringify({ locales: ['de-de'], ...fields })
  const goods = { products: ['bag-70', 'bag-g', 'pram-1', 'later-1'] }
  /** A variant stands for its product, a group for all of its; what comes later has the number that it will get. */
  const numbers = { products: ['baggsalbei', 'baggrosa', 'pram1', 'later1'] }
  const labels = { de: 'Weniger' }

  beforeAll(async () => {
    const imported = await importInto(
      getDb(),
      tsvOf([
        feedRow('bag-70', { item_group_id: 'bag-g', size: '70', color: 'Salbei' }),
        feedRow('bag-90', { item_group_id: 'bag-g', size: '90', color: 'Salbei' }),
        feedRow('bag-71', { item_group_id: 'bag-g', size: '70', color: 'Rosa' }),
        feedRow('pram-1', { title: 'Kinderwagen' }),
      ]),
    )
    expect(imported).toMatchObject({ created: 3, rejected: 0 })
  })

  it('are those of a promotion, and what is not there is told by its name', async () => {
    const less = { type: 'percentage', relative: 0.1, goods }
    const sets = [['bag-90'], ['pram-1']]
    const bought = { type: 'buy_x_get_y', goods: { products: ['bag-90'] }, buyQuantity: 1 }
    const rows = [
      row({ type: 'promotion', id: 'less', labels, effect: less }),
      row({ type: 'promotion', id: 'set', labels, effect: { type: 'combo_deal', sets, relative: 0.1 } }),
      row({
        ...{ type: 'promotion', id: 'gift', labels },
        effect: { ...bought, getGoods: { products: ['pram-1'] } },
      }),
    ]
    const { notes, rejected } = await importInto(getDb(), rows.join('\n'))
    expect(rejected).toBe(0)
    expect(notes.filter((note) => note.includes('the shop has no'))).toEqual([
      expect.stringMatching(/the shop has no product later-1\b/),
    ])
    const stored = await getDb().execute<{ id: string; effect: object }>(
      sql`select id, effect from promotions order by id`,
    )
    expect([...stored].map(({ effect }) => effect)).toMatchObject([
      { goods: { products: ['baggsalbei'] }, getGoods: { products: ['pram1'] } },
      { goods: numbers },
      { sets: [['baggsalbei'], ['pram1']] },
    ])
  })

  it('are those of a voucher, and a refused row is named by its line', async () => {
    const voucher = (id: string, code: string) =>
      row({
        ...{ type: 'voucher', id, labels, codes: [code], goods, excluded: { products: ['pram-1'] } },
        effect: { type: 'percentage', relative: 0.1 },
      })
    const { rejected, samples } = await importInto(
      getDb(),
      [voucher('one', 'MONDSCHEIN'), voucher('two', 'MONDSCHEIN')].join('\n'),
    )
    expect(rejected).toBe(1)
    expect(JSON.stringify(samples)).toContain('MONDSCHEIN')
    const [stored] = await getDb().execute<{ goods: object; excluded: object }>(
      sql`select goods, excluded from vouchers where id = 'one'`,
    )
    expect(stored).toEqual({ goods: numbers, excluded: { products: ['pram1'] } })
  })
})
