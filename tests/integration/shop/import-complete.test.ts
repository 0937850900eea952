import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import type { Progress } from '@/lib/shop/import/progress'
import { findListing } from '@/lib/shop/listing/find-listing'
import { popularPaths } from '@/lib/shop/listing/popular'
import { findTarget } from '@/lib/shop/listing/search/find-keys'
import { search } from '@/lib/shop/listing/search/search'
import { addToWishlist, wishlistOf } from '@/lib/shop/wishlist/wishlist'
import { somebody } from '../../fixtures/clients'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { type ImportOptions, importInto } from '../../fixtures/import'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

const market = (locale: string): Market => {
  const found = findMarket('baby', locale)
  if (!found) throw new Error(`no market ${locale}`)
  return found
}
const de = market('de-de')
const all = { filters: {}, sort: 'relevancy', page: 1, pageSize: 12 } as const

describeOnDatabases('importing a whole catalogue', (getDb) => {
  const run = (content: string, options?: ImportOptions) => importInto(getDb(), content, options)
  const complete = (content: string, options?: ImportOptions) => run(content, { ...options, complete: true })
  const feed = (...ids: string[]) => tsvOf(ids.map((id) => feedRow(id)))
  const forSale = async (locale = 'de-de') => {
    const { cards } = await findListing(getDb(), market(locale), all)
    return cards.map(({ number }) => number).sort()
  }
  const page = (number: string) => findProduct(getDb(), { brand: 'baby', market: de }, number)
  /** The pages that went stale last; after them the words of the search do. */
  const lastTags = async () => {
    const rows = await getDb().execute<{ tags: string[] }>(
      sql`select tags from content_invalidations where not 'search' = any(tags) order by id desc limit 1`,
    )
    return rows[0]?.tags.toSorted()
  }
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        ['products', 'variants', 'prices', 'price_changes', 'listing_entries', 'content_invalidations'].map(
          (table) => getDb().execute(sql`select * from ${sql.identifier(table)} t order by t::text`),
        ),
      ),
    )

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, categories, content_invalidations, listing_entries, listing_words,
        listing_bits, wishlists cascade`,
    )
  })

  it('takes what it does not name out of listings, search and the pages', async () => {
    await run(feed('a', 'b', 'c'))
    expect(await complete(feed('a', 'd'))).toMatchObject({ created: 1, withdrawn: 2, unnamedStay: false })
    expect(await forSale()).toEqual(['a', 'd'])
    expect(await page('b')).toBeUndefined()
    expect(await page('a')).toBeDefined()
    expect(await search(getDb(), de, 'Mondschein', all)).toMatchObject({ listing: { hits: 2 } })
    expect((await findTarget(getDb(), de, 'b')).target).toBeUndefined()
    expect(await popularPaths(getDb(), de, 9)).toHaveLength(2)
    expect(await lastTags()).toEqual(['listing', 'product:b', 'product:c'])
  })

  it('leaves the product on a wishlist, where it is no longer sold', async () => {
    await run(feed('a', 'b'))
    const list = await addToWishlist(getDb(), undefined, { number: 'b', variant: 'b' }, somebody)
    if (!list.ok) throw new Error(list.error.key)
    await complete(feed('a'))
    expect(await wishlistOf(getDb(), { brand: 'baby', market: de }, list.id)).toEqual([
      { number: 'b', variant: 'b', name: 'Schlafsack Mondschein' },
    ])
  })

  it('changes nothing the second time', async () => {
    await run(feed('a', 'b'))
    await complete(feed('a'))
    const before = await everything()
    expect(await complete(feed('a'))).toMatchObject({ updated: 0, unchanged: 1, withdrawn: 0 })
    expect(await everything()).toBe(before)
  })

  it.each([
    ['tab-separated', feed('a', 'b'), feed('a')],
    [
      'JSON Lines',
      [sleepingBag('a'), sleepingBag('b')].map((product) => JSON.stringify(product)).join('\n'),
      JSON.stringify(sleepingBag('a')),
    ],
  ])('sells a product again that the next feed names as before (%s)', async (_, both, one) => {
    await run(both)
    const before = await page('b')
    expect(await complete(one)).toMatchObject({ withdrawn: 1, unchanged: 1 })
    expect(await forSale()).toEqual(['a'])
    expect(await complete(both)).toMatchObject({ created: 0, updated: 1, withdrawn: 0 })
    expect(await forSale()).toEqual(['a', 'b'])
    expect(await page('b')).toEqual(before)
  })

  it('speaks for the country of its market alone, if it is a Merchant Center feed', async () => {
    await run(feed('a', 'b'))
    await run(tsvOf([feedRow('a', { price: '49.90 CHF' }), feedRow('b', { price: '49.90 CHF' })]), {
      locale: 'de-ch',
    })
    expect(await complete(feed('a'))).toMatchObject({ withdrawn: 1 })
    expect([await forSale(), await forSale('de-ch')]).toEqual([['a'], ['a', 'b']])
  })

  it("speaks for the countries of the brand, if it is of the project's own format", async () => {
    const prices = { DE: sourcePrice(1999), CH: sourcePrice(2199, { currencyCode: 'CHF' }) }
    const other = { NL: sourcePrice(1899) }
    const b = sleepingBag('b', { variants: [sourceVariant('b.70', { prices: { ...prices, ...other } })] })
    await run([sleepingBag('a'), b].map((product) => JSON.stringify(product)).join('\n'))
    expect(await complete(JSON.stringify(sleepingBag('a')))).toMatchObject({ withdrawn: 1 })
    const rows = await getDb().execute(
      sql`select r.country from prices r join variants v on v.id = r.variant_id where v.reference_key = 'b.70'`,
    )
    expect([...rows]).toEqual([{ country: 'NL' }])
  })

  it('keeps a product for sale of which it names one variant', async () => {
    const size = (id: string) => feedRow(id, { item_group_id: 'G', size: id })
    await run(tsvOf([size('70'), size('90'), feedRow('b')]))
    expect(await complete(tsvOf([size('90')]))).toMatchObject({ updated: 1, withdrawn: 1 })
    expect((await page('g'))?.variants.map(({ referenceKey }) => referenceKey)).toEqual(['90'])
  })

  it.each([
    ['a row of a table', tsvOf([feedRow('a'), feedRow('c', { price: 'cheap' })])],
    ['a line of the own format', `${JSON.stringify(sleepingBag('x'))}\n{"referenceKey": "c"}`],
  ])('takes nothing out of sale when %s is rejected', async (_, content) => {
    await run(feed('a', 'b'))
    expect(await complete(content)).toMatchObject({ rejected: 1, withdrawn: 0, unnamedStay: true })
    expect(await forSale()).toEqual(expect.arrayContaining(['a', 'b']))
  })

  it.each([
    ['without a product', 'id\ttitle\n'],
    ['that breaks off', '<rss><channel><item><g:id>a</g:id>'],
  ])('takes nothing out of sale for a file %s', async (_, content) => {
    await run(feed('a', 'b'))
    await expect(complete(content)).rejects.toThrow()
    expect(await forSale()).toEqual(['a', 'b'])
  })

  it('takes nothing out of sale when it is ended before', async () => {
    await run(feed('a', 'b'))
    const ending = new AbortController()
    const progress: Progress = (step) => step === 'writing' && ending.abort()
    expect(await complete(feed('a'), { signal: ending.signal, progress })).toMatchObject({
      aborted: true,
      withdrawn: 0,
    })
    expect(await forSale()).toEqual(['a', 'b'])
  })

  describe('that would do much at once', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)
    const priced = (count: number, price: string, more: Record<string, string> = {}) =>
      tsvOf(ids(count).map((id) => feedRow(id, { price, ...more })))

    it('takes no more than a fifth out of sale without a yes', async () => {
      await run(feed(...ids(40)))
      expect(await complete(feed(...ids(28)))).toMatchObject({
        withdrawn: 0,
        heldWithdrawal: { count: 12, of: 40 },
      })
      expect(await forSale()).toHaveLength(12)
      const [row] = await getDb().execute(
        sql`select count(*)::int as n from listing_entries where locale = 'de-de'`,
      )
      expect(row).toEqual({ n: 40 })
      expect(await complete(feed(...ids(28)), { yes: true })).toMatchObject({ withdrawn: 12 })
      expect(await complete(feed(...ids(18)), {})).toMatchObject({ withdrawn: 10, heldWithdrawal: undefined })
    })

    it('takes at most half of a small assortment out of sale without a yes', async () => {
      await run(feed(...ids(7)))
      expect(await complete(feed(...ids(1)))).toMatchObject({
        withdrawn: 0,
        heldWithdrawal: { count: 6, of: 7 },
      })
      expect(await complete(feed(...ids(4)))).toMatchObject({ withdrawn: 3, heldWithdrawal: undefined })
      expect(await complete(feed(...ids(1)))).toMatchObject({ withdrawn: 3, heldWithdrawal: undefined })
    })

    it.each([
      ['the price', '3.99 EUR', {}],
      ['a sale', '39.99 EUR', { sale_price: '3.99 EUR' }],
      ['a sale to come', '39.99 EUR', { sale_price: '3.99 EUR', sale_price_effective_date: '2099-01-01/' }],
    ])(
      'lets no more than a fifth of the prices fall by more than half without a yes: %s',
      async (_, price, more) => {
        await run(feed(...ids(12)))
        const before = await everything()
        await expect(run(priced(12, price, more))).rejects.toThrow(/12 of 12 prices .* --yes/)
        expect(await everything()).toBe(before)
        expect(await run(priced(12, price, more), { yes: true })).toMatchObject({ updated: 12 })
        expect(await run(priced(12, price, more))).toMatchObject({ unchanged: 12 })
      },
    )

    it('lets prices fall by half', async () => {
      await run(feed(...ids(12)))
      expect(await run(priced(12, '20.00 EUR'))).toMatchObject({ updated: 12 })
    })

    describe.each([
      ['a table', 'table'],
      ['the own format', 'lines'],
    ] as const)('as %s', (_, kind) => {
      /** Products of two sizes, of which some are left out or have another price. */
      const sized = (count: number, { sizes = ['70', '90'], price = 3999, sale = 0 } = {}) =>
        kind === 'table'
          ? tsvOf(
              ids(count).flatMap((id) =>
                sizes.map((size) =>
                  feedRow(`${id}.${size}`, {
                    ...{ item_group_id: id, size, price: `${price / 100} EUR` },
                    ...(sale > 0 && { sale_price: `${sale / 100} EUR` }),
                  }),
                ),
              ),
            )
          : ids(count)
              .map((id) => {
                const DE = sourcePrice(price, sale > 0 ? { sale: { withTax: sale } } : {})
                const variants = sizes.map((size) => sourceVariant(`${id}.${size}`, { prices: { DE } }))
                return JSON.stringify(sleepingBag(id, { variants }))
              })
              .join('\n')

      it.each([
        ['the prices fall', { price: 399 }, /24 of 24 prices would fall by more than half/],
        ['the prices fall by a sale', { sale: 399 }, /24 of 24 prices would fall by more than half/],
        ['sizes go', { sizes: ['70'] }, /12 of 24 prices would go out of sale/],
      ])('changes nothing without a yes where %s', async (_, change, words) => {
        await run(sized(12))
        const before = await everything()
        const category = '{"type":"category","key":"neu","texts":{"de":{"name":"Neu","path":"neu"}}}\n'
        const changed = (kind === 'lines' ? category : '') + sized(12, change)
        await expect(run(changed)).rejects.toThrow(words)
        await expect(run(changed)).rejects.toThrow(/--yes/)
        expect(await everything()).toBe(before)
        expect([...(await getDb().execute(sql`select key from categories`))]).toEqual([])
        expect(await run(changed, { yes: true })).toMatchObject({ updated: 12 })
      })

      it.each([
        ['falls by more than half', { price: 39 }, '39.99 → 0.39 EUR'],
        ['rises to more than double', { price: 12900 }, '39.99 → 129.00 EUR'],
      ])('names a price that %s, with a yes and without', async (_, change, words) => {
        await run(sized(2))
        const { notes } = await run(sized(1, change))
        expect(notes.filter((note) => note.startsWith('price of '))).toEqual([
          expect.stringContaining(words),
          expect.stringContaining(words),
        ])
        await run(sized(1), { yes: true })
        const agreed = await run(sized(1, change), { yes: true })
        expect(agreed.notes.filter((note) => note.includes(words))).toHaveLength(2)
      })

      it('names them where they are too many', async () => {
        await run(sized(12))
        await expect(run(sized(12, { price: 399 }))).rejects.toThrow(/39\.99 → 3\.99 EUR/)
      })

      it('changes the few that a shop changes every day', async () => {
        await run(sized(12))
        expect(await run(sized(5, { sizes: ['70'] }))).toMatchObject({ updated: 5 })
        expect(await run(sized(4, { price: 399, sizes: ['70'] }))).toMatchObject({ updated: 4 })
      })
    })

    it('does not count products that are rejected, whatever they lack', async () => {
      const whole = ids(12).map((id) => sleepingBag(id))
      await run(whole.map((product) => JSON.stringify(product)).join('\n'))
      const broken = whole.map(({ variants: _, ...rest }) => JSON.stringify(rest)).join('\n')
      expect(await run(broken)).toMatchObject({ rejected: 12, updated: 0 })
      expect(await forSale()).toHaveLength(12)
    })
  })
})
