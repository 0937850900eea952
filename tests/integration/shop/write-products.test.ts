import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readSources } from '@/lib/shop/import/write/read-source'
import { writeAttributeValues } from '@/lib/shop/import/write/write-attribute-values'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writeStores } from '@/lib/shop/import/write/write-stores'
import type { SourceProduct } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { sourceGuarantee } from '../../fixtures/guarantee'
import { sleepingBag, sourcePrice, sourceVariant } from '../../fixtures/source-product'

describeOnDatabases('writing products', (getDb) => {
  const write = (products: SourceProduct[], options = {}) =>
    writeProducts(getDb(), products, { brand: 'baby', ...options })
  const rows = async <R extends Record<string, unknown>>(query: ReturnType<typeof sql>) => [
    ...(await getDb().execute<R>(query)),
  ]
  const count = async (table: string) =>
    (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)}`))[0]?.n
  const everything = async () => ({
    products: await rows(sql`select * from products order by id`),
    texts: await rows(sql`select * from product_texts order by product_id, language`),
    variants: await rows(sql`select * from variants order by id`),
    prices: await rows(sql`select * from prices order by variant_id, country`),
    changes: await rows(sql`select * from price_changes order by variant_id, valid_from`),
    reviews: await rows(sql`select * from reviews order by id`),
    stale: await rows(sql`select id, tags from content_invalidations order by id`),
  })

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, stores, content_invalidations, listing_entries cascade`,
    )
  })

  it('writes a product with all that belongs to it', async () => {
    await writeAttributeValues(
      getDb(),
      [{ attribute: 'farbe', value: 'salbei', labels: { de: 'Salbei', fr: 'vert sauge' } }],
      { brand: 'baby' },
    )
    await writeStores(getDb(), [
      {
        key: 'koeln',
        country: 'DE',
        name: 'Köln',
        street: 'Ring 1',
        postcode: '50667',
        city: 'Köln',
        latitude: 50.9,
        longitude: 6.9,
        hours: [null],
      },
    ])
    const price = sourcePrice(1599, {
      recommendedRetailPrice: 2499,
      reference: { withTax: 1599, unit: 'ST', size: 1 },
      appliedReductions: [{ amount: { relative: 0.2 } }],
    })
    const product = sleepingBag('A1-s', {
      subbrand: 'Nacht',
      texts: {
        de: { name: 'Schlafsack Mondschein', description: 'Hält warm.' },
        fr: { name: 'Gigoteuse Clair de lune' },
      },
      variants: [
        sourceVariant('A1-s.70', {
          prices: { DE: price },
          gtin: '4006381333931',
          storeStock: { koeln: 3, nowhere: 1 },
        }),
      ],
    })
    expect(await write([product])).toEqual({ created: 1, updated: 0, unchanged: 0, rejected: [] })
    expect(await rows(sql`select number, master_key, brand, subbrand from products`)).toEqual([
      { number: 'a1s', master_key: 'A1', brand: 'Waldkind', subbrand: 'Nacht' },
    ])
    expect(await rows(sql`select language, path from product_texts order by language`)).toEqual([
      { language: 'de', path: 'waldkind-nacht-schlafsack-mondschein-salbei-a1s' },
      { language: 'fr', path: 'waldkind-nacht-gigoteuse-clair-de-lune-vert-sauge-a1s' },
    ])
    expect(
      await rows(sql`select country, with_tax, recommended, reference_with_tax, reference_unit, reference_size,
        applied_reductions, round(vat::numeric, 2)::text as vat from prices`),
    ).toEqual([
      {
        country: 'DE',
        with_tax: 1599,
        recommended: 2499,
        reference_with_tax: 1599,
        reference_unit: 'ST',
        reference_size: 1,
        applied_reductions: [{ amount: { relative: 0.2 } }],
        vat: '0.19',
      },
    ])
    expect(await rows(sql`select quantity from store_stock`)).toEqual([{ quantity: 3 }])
    expect(await rows(sql`select gtin, bvc, delivery_days_to, stock_quantity from variants`)).toEqual([
      { gtin: '4006381333931', bvc: 1, delivery_days_to: 3, stock_quantity: 5 },
    ])
    expect(await count('reviews')).toBe(1)
    expect(await count('product_categories')).toBe(1)
  })

  it('keeps the day by which a preorder is delivered, and takes it back', async () => {
    const preorder = { BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999 }
    const written = async (logistics: SourceProduct['variants'][number]['logistics']) => {
      await write([sleepingBag('A1-s', { variants: [sourceVariant('A1-s.90', { logistics })] })])
      return rows(sql`select delivery_until::text as day from variants`)
    }
    expect(await written({ ...preorder, deliveryUntil: '2027-03-31' })).toEqual([{ day: '2027-03-31' }])
    expect(await written(preorder)).toEqual([{ day: null }])
  })

  it('changes nothing for the same source', async () => {
    const products = [sleepingBag('A1-s'), sleepingBag('A1-r', { attributes: { farbe: 'rose' } })]
    await write(products)
    const before = await everything()
    const reordered = products.map(
      (product) => Object.fromEntries(Object.entries(product).reverse()) as SourceProduct,
    )
    expect(await write(reordered)).toEqual({ created: 0, updated: 0, unchanged: 2, rejected: [] })
    expect(await everything()).toEqual(before)
  })

  it('can be read again as its source', async () => {
    const reduced = sourcePrice(1333, {
      appliedReductions: [{ amount: { relative: 1 - 1333 / 1999 } }],
      reference: { withTax: 178, unit: 'ML', size: 0.1 },
      ...{ withoutTax: 1233, tax: { vat: { amount: 0.081 } } },
    })
    const product = sleepingBag('A1-s', {
      number: '4711',
      onlineSince: '2026-01-02T03:04:05.678Z',
      subbrand: 'Nacht',
      productGroup: '9410',
      popularity: 7,
      sale: true,
      categories: ['babys', 'schlafsaecke'],
      advancedAttributes: { material: { label: { de: 'Material' }, value: { de: 'Wolle' } } },
      safety: { manufacturer: { name: 'a', address: 'b', contact: 'c' }, warnings: { de: ['Achtung'] } },
      guarantee: sourceGuarantee({ label: '/labels/a.png' }),
      variants: [
        sourceVariant('A1-s.70', { prices: { DE: reduced, AT: sourcePrice(2199) } }),
        sourceVariant('A1-s.90', { logistics: undefined, gtin: '40170725' }),
        sourceVariant('A1-s.110', {
          logistics: {
            ...{ BVC: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999, deliveryUntil: '2027-03-31' },
            priceReference: 'PL-7/2026',
          },
        }),
      ],
    })
    await write([product])
    expect((await readSources(getDb(), ['A1-s', 'nothing'])).get('A1-s')).toEqual(product)
    const { guarantee: _, ...others } = product
    const file = { ...others, download: 'Größen und Pläne.pdf' }
    await write([file])
    expect((await readSources(getDb(), ['A1-s'])).get('A1-s')).toEqual(file)
  })

  it('is read as a source also with a price that was taken before its share without tax and its measure were checked', async () => {
    const reference = { withTax: 1200, unit: 'KG', size: 1 }
    await write([
      sleepingBag('A1-s', {
        variants: [sourceVariant('A1-s.70', { prices: { DE: sourcePrice(1999, { reference }) } })],
      }),
    ])
    const read = async () => {
      const mended = new Set<string>()
      const found = (await readSources(getDb(), ['A1-s'], mended)).get('A1-s')
      return { price: found?.variants[0]?.prices.DE, mended: [...mended] }
    }
    const before = await read()
    expect(before).toMatchObject({ price: { reference }, mended: [] })
    await getDb().execute(sql`update prices set without_tax = without_tax - 80`)
    expect(await read()).toEqual({ ...before, mended: ['A1-s'] })
    await getDb().execute(sql`update prices set without_tax = without_tax + 80,
      reference_with_tax = 120, reference_unit = 'G', reference_size = 100`)
    expect(await read()).toEqual({ ...before, mended: ['A1-s'] })
  })

  it('reads what was written before a guarantee had to name who gives it', async () => {
    const guarantor = { name: '', address: ' ', contact: 'c' }
    const old = {
      ...sleepingBag('A1-s', { productGroup: '9410' }),
      guarantee: sourceGuarantee({ guarantor }),
    }
    await write([old])
    expect((await readSources(getDb(), ['A1-s'])).get('A1-s')?.guarantee).toEqual(old.guarantee)
  })

  it('takes away variants, texts, prices and reviews that the source no longer has', async () => {
    await write([
      sleepingBag('A1-s', {
        texts: { de: { name: 'Schlafsack' }, fr: { name: 'Gigoteuse' } },
        variants: [
          sourceVariant('A1-s.70', { prices: { DE: sourcePrice(1999), AT: sourcePrice(1999) } }),
          sourceVariant('A1-s.90'),
        ],
      }),
    ])
    await write([
      sleepingBag('A1-s', {
        texts: { de: { name: 'Schlafsack' } },
        categories: [],
        variants: [sourceVariant('A1-s.70')],
        reviews: [],
      }),
    ])
    expect(await rows(sql`select reference_key from variants`)).toEqual([{ reference_key: 'A1-s.70' }])
    expect(await rows(sql`select country from prices`)).toEqual([{ country: 'DE' }])
    expect(await rows(sql`select language from product_texts`)).toEqual([{ language: 'de' }])
    expect([await count('reviews'), await count('product_categories')]).toEqual([0, 0])
  })

  it('keeps a variant and a product the same row when they change', async () => {
    await write([sleepingBag('A1-s', { number: '4711' })])
    const before = await rows(sql`select id, updated_at from products`)
    const variants = await rows(sql`select id from variants order by id`)
    expect(await write([sleepingBag('A1-s', { brand: 'Moorhase' })])).toMatchObject({ updated: 1 })
    const after = await rows<{ id: string; updated_at: string; number: string }>(
      sql`select id, updated_at, number from products`,
    )
    expect(after[0]?.id).toBe(before[0]?.id)
    expect(after[0]?.updated_at).not.toEqual(before[0]?.updated_at)
    // The source names no number any more: links to the product stay good.
    expect(after[0]?.number).toBe('4711')
    expect(await rows(sql`select id from variants order by id`)).toEqual(variants)
  })

  it('keeps what a variant cost, from each change on', async () => {
    const at = (withTax: number, stock = 5) =>
      sleepingBag('A1-s', {
        variants: [
          sourceVariant('A1-s.70', { stock: { quantity: stock }, prices: { DE: sourcePrice(withTax) } }),
        ],
      })
    for (const step of [at(1999), at(1999, 4), at(1499), at(1999)]) await write([step])
    expect(await rows(sql`select country, with_tax from price_changes order by valid_from`)).toEqual([
      { country: 'DE', with_tax: 1999 },
      { country: 'DE', with_tax: 1499 },
      { country: 'DE', with_tax: 1999 },
    ])
  })

  it('takes over what a variant cost in a former system, and goes on from there', async () => {
    const at = (withTax: number, last: number) =>
      sleepingBag('A1-s', {
        variants: [
          sourceVariant('A1-s.70', {
            prices: { DE: sourcePrice(withTax) },
            priceHistory: {
              DE: [
                { from: '2026-01-01T00:00:00Z', withTax: 2999 },
                { from: '2026-02-01T00:00:00+01:00', withTax: last },
              ],
            },
          }),
        ],
      })
    const history = () =>
      rows(
        sql`select with_tax, valid_from > now() - interval '1 day' as fresh from price_changes order by valid_from`,
      )
    const past = [
      { with_tax: 2999, fresh: false },
      { with_tax: 1999, fresh: false },
    ]
    // Its last entry is the present price, which is therefore no new one.
    await write([at(1999, 1999)])
    expect(await history()).toEqual(past)
    await write([at(1499, 1999)])
    expect(await history()).toEqual([...past, { with_tax: 1499, fresh: true }])
    await write([{ ...at(1499, 1999), popularity: 7 }])
    expect(await history()).toHaveLength(3)
  })

  it('makes the pages of a product and of its siblings stale', async () => {
    await write([sleepingBag('A1-s'), sleepingBag('B2-s')])
    await getDb().execute(sql`truncate content_invalidations`)
    await write([sleepingBag('A1-r', { attributes: { farbe: 'rose' } })])
    expect(await rows(sql`select tags from content_invalidations`)).toEqual([
      { tags: ['listing', 'product:a1s', 'product:a1r'] },
    ])
  })

  it('makes the whole catalogue stale at once when many change', async () => {
    await write(Array.from({ length: 501 }, (_, index) => sleepingBag(`M${index}-s`)))
    expect(await rows(sql`select distinct tags from content_invalidations`)).toEqual([
      { tags: ['catalogue'] },
    ])
    expect(await count('variants')).toBe(1002)
  })

  it('writes a product wholly or not at all, and the others all the same', async () => {
    const broken = sleepingBag('X1-s')
    // A NUL, which no text of PostgreSQL can hold, far inside.
    broken.reviews[0] = { language: 'de', rating: 5, title: '', text: 'a\0b', author: '', date: '2026-01-05' }
    const products = [...Array.from({ length: 9 }, (_, index) => sleepingBag(`M${index}-s`)), broken]
    const result = await write(products)
    expect(result).toMatchObject({ created: 9, rejected: [{ referenceKey: 'X1-s' }] })
    expect(await rows(sql`select id from products where reference_key = 'X1-s'`)).toEqual([])
    expect([await count('products'), await count('variants'), await count('reviews')]).toEqual([9, 18, 9])
  })

  it('leaves a product as it was when its new source is refused', async () => {
    await write([sleepingBag('A1-s')])
    const before = await everything()
    const broken = sleepingBag('A1-s', { brand: 'Moorhase' })
    broken.texts.de = { name: 'a\0b', description: '', benefits: [] }
    expect(await write([broken])).toMatchObject({ updated: 0, rejected: [{ referenceKey: 'A1-s' }] })
    expect(await everything()).toEqual(before)
  })

  it.each([
    [
      'a product that comes twice',
      [sleepingBag('A1-s'), sleepingBag('A1-s')],
      'A1-s',
      'product A1-s comes twice',
    ],
    [
      'a variant that comes twice',
      [sleepingBag('A1-s'), sleepingBag('B2-s', { variants: [sourceVariant('A1-s.70')] })],
      'B2-s',
      'variant A1-s.70 comes twice, the first time in product A1-s',
    ],
    [
      'a number that another product has',
      [sleepingBag('A1-s', { number: '4711' }), sleepingBag('B2-s', { number: '4711' })],
      'B2-s',
      'number 4711 belongs to product A1-s',
    ],
  ])('rejects %s', async (_, products, referenceKey, reason) => {
    expect(await write(products)).toMatchObject({ created: 1, rejected: [{ referenceKey, reason }] })
    expect(await count('variants')).toBe(2)
  })

  it('rejects a variant that belongs to another product', async () => {
    await write([sleepingBag('A1-s')])
    const thief = sleepingBag('B2-s', { variants: [sourceVariant('A1-s.70')] })
    expect((await write([thief])).rejected).toEqual([
      { referenceKey: 'B2-s', reason: 'variant A1-s.70 belongs to product A1-s' },
    ])
  })

  it('moves a variant where that is asked for, and drops a product that has none left', async () => {
    await write([sleepingBag('A1-s'), sleepingBag('C3-s', { variants: [sourceVariant('C3-s.70')] })])
    const variants = await rows(sql`select id from variants order by id`)
    const heir = sleepingBag('B2-s', { variants: [sourceVariant('A1-s.70'), sourceVariant('C3-s.70')] })
    expect(await write([heir], { moveVariants: true })).toMatchObject({ created: 1, rejected: [] })
    expect(await rows(sql`select reference_key from products order by 1`)).toEqual([
      { reference_key: 'A1-s' },
      { reference_key: 'B2-s' },
    ])
    expect(await rows(sql`select id from variants order by id`)).toEqual(variants)
    // What lost a variant is written anew from its next source.
    const rest = sleepingBag('A1-s', { variants: [sourceVariant('A1-s.90')] })
    expect(await write([rest], { moveVariants: true })).toMatchObject({ updated: 1 })
  })

  it('gives products whose keys differ in signs alone different numbers', async () => {
    await write([sleepingBag('A1-s'), sleepingBag('A.1s'), sleepingBag('___')])
    const numbers = await rows<{ number: string }>(sql`select number from products`)
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
    for (const { number } of numbers) expect(number).toMatch(/^[a-z0-9]{1,40}$/)
  })
})
