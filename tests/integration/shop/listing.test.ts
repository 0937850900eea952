import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { chooseSizes } from '@/lib/shop/listing/choose-sizes'
import { findListing } from '@/lib/shop/listing/find-listing'
import { refreshListing } from '@/lib/shop/listing/index-rows/refresh-listing'
import { parseListingQuery } from '@/lib/shop/listing/query'
import { givenCatalogue, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const marketOf = (code: string): Market => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const de = marketOf('de')

const colours = ['gruen', 'blau', 'salbei', 'rosa'] as const
const brands = ['Waldkind', 'Löwenzahn', 'Mira & Max']
const sizes = ['56', '62', '68', '74']
const shelves = ['kinderwagen', 'kindersitze', 'bodys-strampler', 'jacken', 'betten']

/** Sixty products, no two attributes of which go together. */
const given = Array.from({ length: 60 }, (_, index) => ({
  key: `05${String(index).padStart(3, '0')}.1`,
  name: `Strampler ${index}`,
  brand: brands[index % 3] ?? '',
  colour: colours[index % 4] ?? '',
  sizes: index % 7 === 3 ? ['50', '62/68'] : sizes.slice(index % 4, (index % 4) + 1 + (index % 2)),
  categories: [shelves[index % 5] ?? ''],
  price: 500 + ((index * 733) % 60) * 100,
  reduction: index % 6 === 0 ? 0.1 + index / 200 : 0,
  popularity: (index * 37) % 60,
  stock: index % 10 === 9 ? 0 : 5,
  onlineSince: `2024-01-${String((index % 28) + 1).padStart(2, '0')}T00:00:00Z`,
  ratings: index % 3 === 0 ? [(index % 5) + 1] : [],
}))
type Given = (typeof given)[number]

describeOnDatabases('listings', (db) => {
  beforeAll(async () => givenCatalogue(db(), given))

  const find = async (search: string, market = de) => {
    const parsed = parseListingQuery(new URLSearchParams(search))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    return findListing(db(), market, { ...parsed.query, pageSize: 12 })
  }
  const numbers = ({ cards }: Awaited<ReturnType<typeof find>>) =>
    cards.map(({ referenceKey }) => referenceKey)

  const tests: Record<string, (wanted: readonly string[]) => (product: Given) => boolean> = {
    // A shade is below its base colour, which it narrows where both are chosen.
    colour: (wanted) => (product) => {
      const isNarrowed = wanted.includes('salbei')
      const isGreen = product.colour === 'salbei' && wanted.includes('gruen')
      return wanted.includes(product.colour) ? !(isNarrowed && product.colour === 'gruen') : isGreen
    },
    // A size takes the double sizes that cover it along.
    size: (wanted) => (product) =>
      product.sizes.some((size) => [size, ...size.split('/')].some((each) => wanted.includes(each))),
    brand: (wanted) => (product) =>
      wanted.includes({ Waldkind: 'waldkind', Löwenzahn: 'loewenzahn' }[product.brand] ?? 'mira-max'),
    price: ([range = '']) => {
      const [from, to] = range.split('-')
      return ({ price }) => price >= Number(from) * 100 && price <= Number(to) * 100
    },
    category: ([wanted = '']) => {
      const below: Record<string, string[]> = {
        unterwegs: ['kinderwagen', 'kindersitze'],
        kleidung: ['bodys-strampler', 'jacken'],
      }
      return ({ categories: [own = ''] }) => own === wanted || (below[wanted]?.includes(own) ?? false)
    },
  }

  describe.each([
    '',
    'category=unterwegs',
    'category=kleidung&colour=rosa',
    'colour=rosa&colour=blau&size=62',
    'category=unterwegs&brand=waldkind&size=56&size=74&price=10-40',
    'colour=gruen',
    'colour=salbei&size=62',
    'colour=gruen&colour=salbei&colour=rosa',
    'price=7-33',
    'price=0-9999',
    'price=20-20',
    'brand=unknown',
    'category=unknown',
  ])('%j', (search) => {
    const params = new URLSearchParams(search)
    const names = [...new Set(params.keys())]
    const fits = (except?: string) => {
      const all = names.filter((name) => name !== except).map((name) => tests[name]?.(params.getAll(name)))
      return given.filter((product) => all.every((test) => test?.(product)))
    }

    it('finds and counts what a look at each product finds and counts', async () => {
      const listing = await find(search)
      expect(listing.hits).toBe(fits().length)
      const counted = (facet: string, value: string) =>
        listing.facets.find((view) => view.facet === facet)?.values.find((view) => view.value === value)
          ?.count ?? 0
      for (const [facet, values] of [
        ['colour', colours],
        ['size', [...sizes, '62/68']],
        ['brand', ['waldkind', 'loewenzahn', 'mira-max']],
      ] as const)
        for (const value of values) {
          // A size of which nothing but double sizes are found is offered as these.
          const isOffered =
            facet !== 'size' ||
            params.getAll('size').includes(value) ||
            fits(facet).some((product) => product.sizes.includes(value))
          const found = fits(facet).filter((product) => tests[facet]?.([value])(product))
          const expected = isOffered ? found.length : 0
          expect([facet, value, counted(facet, value)]).toEqual([facet, value, expected])
        }
      const prices = fits('price').map(({ price }) => price)
      expect(listing.price).toEqual(
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
      )
    })

    it.each(['relevancy', 'price-asc', 'price-desc', 'newest', 'reduction', 'rating'])(
      'pages through all of it by %s, each once',
      async (sort) => {
        const seen: string[] = []
        const { pages } = await find(`${search}&sort=${sort}`)
        for (let page = 1; page <= pages; page += 1)
          seen.push(...numbers(await find(`${search}&sort=${sort}&page=${page}`)))
        expect(seen.toSorted()).toEqual(
          fits()
            .map(({ key }) => key)
            .toSorted(),
        )
      },
    )
  })

  describe('of articles in several colours', () => {
    const colour = (key: string, colour: string, more: Partial<Parameters<typeof givenProduct>[0]> = {}) =>
      givenProduct({
        ...{
          key: `055${key}`,
          name: `Jacke ${colour}`,
          masterKey: 'M055',
          colour,
          brand: 'Wiesel',
          sizes: ['56'],
        },
        ...{ categories: ['jacken'], price: 2000, popularity: 5 },
        ...more,
      })
    const given = [
      colour('1', 'gruen', { stock: 0, popularity: 99 }),
      colour('2', 'blau', { popularity: 50, price: 3000, sizes: ['56', '74'] }),
      colour('3', 'rosa', { price: 1000 }),
      // The same colour again differs in something unknown, and stands for itself.
      colour('4', 'rosa', { price: 1500, name: 'Jacke anders' }),
    ]
    const found = async (search: string) => numbers(await find(`brand=wiesel&${search}`))
    const remove = async () => {
      const rows = await db().execute<{ id: string }>(sql`
        delete from products where master_key = 'M055' returning id`)
      await refreshListing(
        db(),
        [...rows].map(({ id }) => Number(id)),
        { brand: 'baby' },
      )
    }

    it('show one colour: the first in the order that the filters leave', async () => {
      await writeProducts(db(), given, { brand: 'baby' })
      try {
        expect(await found('')).toEqual(['0552', '0554'])
        expect(await found('sort=price-asc')).toEqual(['0553', '0554'])
        expect(await found('sort=price-desc')).toEqual(['0552', '0554'])
        expect(await found('colour=gruen')).toEqual(['0551'])
        expect(await found('colour=gruen&colour=rosa&price=0-12')).toEqual(['0553'])
        expect(await found('size=74')).toEqual(['0552'])
      } finally {
        await remove()
      }
    })

    it('count an article once for each value, and name the colours on each card', async () => {
      await writeProducts(db(), given, { brand: 'baby' })
      try {
        const { hits, facets, cards } = await find('brand=wiesel')
        expect(hits).toBe(2)
        const counts = (name: string) =>
          Object.fromEntries(
            facets.find(({ facet }) => facet === name)?.values.map(({ value, count }) => [value, count]) ??
              [],
          )
        expect(counts('colour')).toEqual({ gruen: 1, blau: 1, rosa: 2 })
        expect(counts('size')).toEqual({ '56': 2, '74': 1 })
        expect(cards[0]?.colours.map(({ label, soldOut }) => [label, soldOut])).toEqual([
          ['Grün', true],
          ['Blau', undefined],
          ['Rosa', undefined],
        ])
        expect(cards[0]?.colours[1]?.href).toBe(cards[0]?.href)
        expect(cards[1]?.colours).toEqual([])
      } finally {
        await remove()
      }
    })
  })

  it('orders by price, both ways', async () => {
    const prices = ({ cards }: Awaited<ReturnType<typeof find>>) => cards.map(({ price }) => price.withTax)
    const up = prices(await find('category=kleidung&sort=price-asc'))
    const down = prices(await find('category=kleidung&sort=price-desc'))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect(up).toHaveLength(12)
  })

  it('shows what can be bought before what is sold out, the most popular first', async () => {
    const expected = given
      .toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || b.popularity - a.popularity)
      .map(({ key }) => key)
    expect(numbers(await find(''))).toEqual(expected.slice(0, 12))
  })

  it('answers a page beyond the last with the last', async () => {
    const listing = await find('category=kleidung&page=90')
    expect(listing).toMatchObject({ page: 2, pages: 2, hits: 24 })
    expect(listing.cards).toHaveLength(12)
  })

  it('offers base colours with all of their shades counted, each shade after its own', async () => {
    const { facets } = await find('')
    expect(facets.find(({ facet }) => facet === 'colour')?.values).toMatchObject([
      { value: 'gruen', count: 30 },
      { value: 'salbei', base: 'gruen', count: 15 },
      { value: 'blau', count: 15 },
      { value: 'rosa', count: 15 },
    ])
  })

  it.each(['62', '62/68'])(
    'leads to the size that is chosen, or to the double size that covers it: %s',
    async (size) => {
      const { cards } = await find(`size=${encodeURIComponent(size)}`)
      const doubles = cards.filter(({ referenceKey }) =>
        given.some(
          ({ key, sizes: own, stock }) => key === referenceKey && stock > 0 && own.includes('62/68'),
        ),
      )
      expect(doubles.length).toBeGreaterThan(0)
      for (const { href } of await chooseSizes(db(), de, doubles, { filters: { size: [size] } }))
        expect(href).toMatch(/\?variant=[\d.]+\.2$/)
    },
  )

  it('keeps the chosen values of a filter visible', async () => {
    const { facets, hits } = await find('colour=rosa&price=9000-9999')
    expect(hits).toBe(0)
    expect(facets.find(({ facet }) => facet === 'colour')?.values).toEqual([
      { value: 'rosa', label: 'Rosa', swatch: '#e8b4bc', count: 0, active: true },
    ])
  })

  it('speaks the language of the market and asks its prices', async () => {
    const swiss = await find('colour=gruen', marketOf('ch'))
    expect(swiss.cards[0]?.price.currencyCode).toBe('CHF')
    expect(swiss.cards[0]?.href).toMatch(/^\/ch\/p\//)
    const french = await find('', marketOf('ch-fr'))
    expect(french.hits).toBe(60)
    // Without a French text, in the fallback language.
    expect(french.cards[0]).toMatchObject({ lang: 'de', href: expect.stringMatching(/^\/ch-fr\/p\//) })
  })

  it.each([
    "colour=';drop table listing_entries;--",
    "category=x' or '1'='1",
    'size=%00',
    'price=1-2;select',
    `term=${encodeURIComponent("a'b")}`,
  ])('takes no harm from %s', async (search) => {
    const parsed = parseListingQuery(new URLSearchParams(search))
    if (parsed.ok) await findListing(db(), de, parsed.query)
    expect((await find('')).hits).toBe(60)
  })

  describe('after a change', () => {
    const [first] = given
    const write = (changed: Partial<Given>) =>
      writeProducts(db(), [givenProduct({ ...first, ...changed } as Given)], { brand: 'baby' })

    it('counts a product where it is now', async () => {
      const count = async (search: string) => (await find(search)).hits
      const [rosa, gruen, cheap] = [
        await count('colour=rosa'),
        await count('colour=gruen'),
        await count('price=0-9'),
      ]
      await write({ colour: 'rosa', price: 900 })
      expect([await count('colour=rosa'), await count('colour=gruen'), await count('price=0-9')]).toEqual([
        rosa + 1,
        gruen - 1,
        cheap + (first && first.price <= 900 ? 0 : 1),
      ])
      await write({})
      expect([await count('colour=rosa'), await count('colour=gruen'), await count('price=0-9')]).toEqual([
        rosa,
        gruen,
        cheap,
      ])
    })

    it('forgets a product that is gone', async () => {
      const [row] = await db().execute<{ id: string }>(
        sql`delete from products where reference_key = ${first?.key} returning id`,
      )
      await refreshListing(db(), [Number(row?.id)], { brand: 'baby' })
      const { hits, facets } = await find('')
      expect(hits).toBe(59)
      const brandCounts =
        facets.find(({ facet }) => facet === 'brand')?.values.map(({ count }) => count) ?? []
      expect(brandCounts.reduce((sum, count) => sum + count, 0)).toBe(59)
      await write({})
      expect((await find('')).hits).toBe(60)
    })
  })
})
