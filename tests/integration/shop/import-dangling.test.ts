import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pageFinder } from '@/lib/content/check'
import { embeddedClient } from '@/lib/content/client'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { sleepingBag } from '../../fixtures/source-product'

type Row = Record<string, unknown>

describeOnDatabases('what rows of a feed name and the shop does not have', (getDb) => {
  const told = async (...rows: Row[]) => {
    const hasPage = pageFinder(getDb(), () => embeddedClient(getDb()), 'baby')
    const content = rows.map((row) => JSON.stringify(row)).join('\n')
    const { notes, rejected } = await importInto(getDb(), content, { hasPage })
    return { rejected, notes: notes.filter((note) => /the shop has no|there is no page/.test(note)) }
  }
  const offer = (id: string, effect: Row) => ({
    ...{ type: 'promotion', id, locales: ['de-de'], labels: { de: 'Angebot' } },
    effect,
  })
  const search = (term: string, target: string) => ({
    ...{ type: 'search_redirect', locale: 'de-de', term, target },
  })

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, promotions, vouchers, search_redirects, redirects, categories, content_invalidations, listing_entries cascade`,
    )
  })

  it('is named with its row, which stays', async () => {
    const goods = { categories: ['nirgends', 'schlafen'], brands: ['Luny'], products: ['zz999'] }
    const rows = [
      offer('gift', { type: 'gift', variants: ['F400', 'G1-s.70'] }),
      offer('less', { type: 'percentage', relative: 0.1, goods }),
      offer('two', { type: 'combo_deal', sets: [['a1'], ['b2']], relative: 0.1 }),
      offer('more', { type: 'buy_x_get_y', buyQuantity: 2, getGoods: { brands: ['Luni'] } }),
      {
        ...{ type: 'voucher', id: 'v', locales: ['de-de'], labels: { de: 'V' }, codes: ['LENZ10'] },
        ...{ effect: { type: 'percentage', relative: 0.1 }, goods: { categories: ['fort'] } },
      },
      { type: 'recommendation_fallback', locale: 'de', products: ['q7'] },
      search('Rückgabe', '/de/gibt-es-nicht/'),
      search('Schlafen', '/de/schlafen/?sort=price'),
      search('Korb', '/de/warenkorb/'),
      search('alt', '/de/alt/'),
      search('außen', 'https://other.example/x/'),
      { type: 'redirect', locale: 'de-de', source: '/de/alt/', target: '/de/schlafen/' },
      { type: 'category', key: 'schlafen', texts: { de: { name: 'Schlafen', path: 'schlafen' } } },
      // The goods come after the rows that name them.
      sleepingBag('G1-s', { brand: 'Luni' }),
    ]
    const { notes, rejected } = await told(...rows)
    expect(rejected).toBe(0)
    expect(notes.toSorted()).toEqual([
      'promotion gift: the shop has no variant F400 (line 1)',
      'promotion less: the shop has no product zz999, and no category nirgends, and no brand Luny (line 2)',
      'promotion two: the shop has no product a1, b2 (line 3)',
      'recommendation_fallback de: the shop has no product q7 (line 6)',
      'search_redirect de-de ruckgabe: there is no page at /de/gibt-es-nicht/ yet (line 7)',
      'voucher v: the shop has no category fort (line 5)',
    ])
  })
})
