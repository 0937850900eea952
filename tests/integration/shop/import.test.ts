import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import type { Progress } from '@/lib/shop/import/progress'
import { writeCategories } from '@/lib/shop/import/write/write-categories'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, largeFeedRow, rssOf, tsvOf, xmlItem } from '../../fixtures/feeds'
import { type ImportOptions, importInto } from '../../fixtures/import'
import { sleepingBag, sourceVariant } from '../../fixtures/source-product'

describeOnDatabases('importing a feed', (getDb) => {
  const run = (content: string | Buffer, options?: ImportOptions) => importInto(getDb(), content, options)
  const rows = async <R extends Record<string, unknown>>(query: ReturnType<typeof sql>) => [
    ...(await getDb().execute<R>(query)),
  ]
  const products = () =>
    rows(sql`select reference_key as key, master_key as master, brand from products order by 1`)
  const everything = async () => ({
    products: await rows(sql`select * from products order by id`),
    texts: await rows(sql`select * from product_texts order by product_id, language`),
    variants: await rows(sql`select * from variants order by id`),
    prices: await rows(sql`select * from prices order by variant_id, country`),
    changes: await rows(sql`select * from price_changes order by variant_id, valid_from`),
    words: await rows(sql`select * from attribute_values order by id`),
    stale: await rows(sql`select id from content_invalidations order by id`),
  })

  beforeEach(async () => {
    await getDb().execute(
      sql`truncate products, attribute_values, categories, content_invalidations, listing_entries cascade`,
    )
    await writeCategories(
      getDb(),
      [{ locale: 'de-de', key: 'schlafsaecke', name: 'Schlafsäcke', path: 'schlafsaecke', position: 0 }],
      { brand: 'baby' },
    )
  })

  it('refuses a product whose file to sell is not there, and imports the others', async () => {
    const lines = [
      sleepingBag('S1', { download: 'plan.pdf' }),
      sleepingBag('S2', { variants: [sourceVariant('S2.70')], download: 'there.pdf' }),
    ].map((row) => JSON.stringify(row))
    const hasFile = async (file: string) => file === 'there.pdf'
    expect(await run(lines.join('\n'), { name: 'feed.jsonl', hasFile })).toMatchObject({
      ...{ created: 1, rejected: 1 },
      samples: [
        { line: 1, reason: 'download: there is no file plan.pdf in the folder downloads of DATA_DIR' },
      ],
    })
  })

  it('imports a product whose pictures are not shown, and says why, also when nothing changed', async () => {
    const feed = tsvOf([feedRow('a'), feedRow('b', { image_link: 'https://cdn.example/nest.svg' })])
    const problems = [
      'https://shop.example is not in IMAGE_ORIGINS (1)',
      expect.stringMatching(/^https:\/\/cdn\.example: its address does not end in avif/),
    ]
    expect(await run(feed)).toMatchObject({ created: 2, rejected: 0, pictureProblems: problems })
    expect(await run(feed)).toMatchObject({ unchanged: 2, pictureProblems: problems })
    const lines = JSON.stringify(sleepingBag('S1', { images: [{ src: 'https://cdn.example/bag.jpg' }] }))
    expect(await run(lines)).toMatchObject({
      created: 1,
      pictureProblems: ['https://cdn.example is not in IMAGE_ORIGINS (1)'],
    })
    const images = [{ src: 'http://old.example/bag.jpg' }, { src: '/files/bag.jpg' }]
    expect(await run(JSON.stringify({ ...sleepingBag('S2'), images }))).toMatchObject({
      created: 1,
      rejected: 0,
      pictureProblems: ['http://old.example: its address is no https address (1)'],
    })
  })

  it('makes siblings of the colours of an item group and variants of its sizes, wherever its rows stand', async () => {
    const member = (id: string, color: string, size: string) =>
      feedRow(id, {
        item_group_id: 'G1',
        color,
        size,
        title: `Schlafsack Mondschein ${color} ${size}`,
        product_type: 'Schlafen > Schlafsäcke',
      })
    const feed = tsvOf([
      member('a', 'Salbei', '70'),
      feedRow('solo'),
      member('b', 'Altrosa', '70'),
      member('c', 'Salbei', '90'),
    ])
    expect(await run(feed)).toMatchObject({ format: 'tsv', rows: 4, created: 3, rejected: 0, aborted: false })
    expect(await products()).toEqual([
      { key: 'G1-altrosa', master: 'G1', brand: 'Waldkind' },
      { key: 'G1-salbei', master: 'G1', brand: 'Waldkind' },
      { key: 'solo', master: 'solo', brand: 'Waldkind' },
    ])
    expect(
      await rows(sql`select v.reference_key as key, v.attributes from variants v join products p on p.id = v.product_id
        where p.reference_key = 'G1-salbei' order by v.position`),
    ).toEqual([
      { key: 'a', attributes: { asGro: '70' } },
      { key: 'c', attributes: { asGro: '90' } },
    ])
    expect(
      await rows(sql`select t.name, t.path, c.category_key from product_texts t join products p on p.id = t.product_id
        left join product_categories c using (product_id) where p.reference_key = 'G1-salbei'`),
    ).toEqual([
      {
        name: 'Schlafsack Mondschein',
        path: 'waldkind-schlafsack-mondschein-salbei-g1salbei',
        category_key: 'schlafsaecke',
      },
    ])
    expect(await rows(sql`select count(*)::int as n from listing_entries where locale = 'de-de'`)).toEqual([
      { n: 3 },
    ])
  })

  it.each([
    ['62', '62 / 68', { doppelgroesse: '62/68' }],
    ['62/68', '62', { asGro: '62' }],
    ['62', '', { asGro: '62' }],
  ])('has one size after a feed, single or double: %s, then %s', async (before, after, attributes) => {
    await run(tsvOf([feedRow('a', { size: before })]))
    await run(tsvOf([feedRow('a', { size: after, title: 'Schlafsack Mondschein neu' })]))
    expect(await rows(sql`select attributes from variants`)).toEqual([{ attributes }])
  })

  it.each(['tsv', 'xml'])('changes nothing the second time (%s)', async (format) => {
    const feed = [
      feedRow('a', { color: 'Salbei', sale_price: '29.99 EUR', gender: 'female' }),
      feedRow('b', { unit_pricing_measure: '750 ml', unit_pricing_base_measure: '1 l' }),
    ]
    const content = format === 'tsv' ? tsvOf(feed) : rssOf(feed.map(xmlItem))
    expect(await run(content)).toMatchObject({ created: 2 })
    const before = await everything()
    expect(await run(content)).toMatchObject({ format, created: 0, updated: 0, unchanged: 2 })
    expect(await everything()).toEqual(before)
  })

  it('adds the language and the prices of a second market, and keeps the first', async () => {
    const german = feedRow('a', { item_group_id: 'G1', color: 'Salbei', material: 'Baumwolle' })
    const french = {
      ...german,
      title: 'Gigoteuse Clair de lune',
      description: 'Tient chaud.',
      price: '49.90 CHF',
      color: 'Vert sauge',
      material: 'Coton',
    }
    await run(tsvOf([german]))
    expect(await run(tsvOf([french]), { locale: 'fr-ch' })).toMatchObject({
      created: 0,
      updated: 1,
      rejected: 0,
    })
    expect(await products()).toHaveLength(1)
    expect(await rows(sql`select language, path from product_texts order by language`)).toEqual([
      { language: 'de', path: 'waldkind-schlafsack-mondschein-salbei-g1salbei' },
      { language: 'fr', path: 'waldkind-gigoteuse-clair-de-lune-vert-sauge-g1salbei' },
    ])
    expect(await rows(sql`select country, currency, with_tax from prices order by country`)).toEqual([
      { country: 'CH', currency: 'CHF', with_tax: 4990 },
      { country: 'DE', currency: 'EUR', with_tax: 3999 },
    ])
    expect(await rows(sql`select value, labels from attribute_values where attribute = 'farbe'`)).toEqual([
      { value: 'salbei', labels: { de: 'Salbei', fr: 'Vert sauge' } },
    ])
    expect(await rows(sql`select advanced_attributes -> 'material' -> 'value' as v from products`)).toEqual([
      { v: { de: 'Baumwolle', fr: 'Coton' } },
    ])
    expect(await run(tsvOf([german]))).toMatchObject({ unchanged: 1, updated: 0 })
    expect(await run(tsvOf([french]), { locale: 'fr-ch' })).toMatchObject({ unchanged: 1, updated: 0 })
  })

  it('takes a variant away that the feed no longer has, but not one whose row is broken or that another country sells', async () => {
    const sizes = (ids: string[], more = {}) =>
      ids.map((id) => feedRow(id, { item_group_id: 'G1', size: id, ...more }))
    await run(tsvOf(sizes(['70', '90', '110'])))
    await run(tsvOf(sizes(['110'], { price: '49.90 CHF' })), { locale: 'de-ch' })
    const broken = feedRow('90', { item_group_id: 'G1', size: '90', price: 'cheap' })
    expect(await run(tsvOf([...sizes(['70']), broken]))).toMatchObject({ updated: 1, rejected: 1 })
    expect(
      await rows(sql`select v.reference_key as key, array_agg(p.country order by p.country) as countries
        from variants v join prices p on p.variant_id = v.id group by v.id order by v.position`),
    ).toEqual([
      { key: '70', countries: ['DE'] },
      { key: '90', countries: ['DE'] },
      { key: '110', countries: ['CH'] },
    ])
  })

  it('keeps what is left of a stock where the feed says only that there is some', async () => {
    const stock = () => rows(sql`select stock_quantity as n from variants order by reference_key`)
    const feed = tsvOf([feedRow('a'), feedRow('b', { quantity: '5' }), feedRow('c')])
    await run(feed)
    expect(await stock()).toEqual([{ n: 100 }, { n: 5 }, { n: 100 }])
    await getDb().execute(
      sql`update variants set stock_quantity = case reference_key when 'c' then 0 else stock_quantity - 3 end`,
    )
    await run(feed)
    expect(await stock()).toEqual([{ n: 97 }, { n: 5 }, { n: 100 }])
  })

  it('sells a backorder in the days until it arrives, without any in stock', async () => {
    const now = Date.UTC(2026, 10, 22, 12)
    const fields = { availability_date: '2026-12-12', quantity: '0' }
    await run(tsvOf([feedRow('a', { availability: 'backorder', ...fields })]), { now })
    const [row] = await rows<{ number: string; card: { buyable: boolean } }>(
      sql`select number, card from listing_entries where locale = 'de-de'`,
    )
    expect(row?.card).toMatchObject({ buyable: true })
    const market = findMarket('baby', 'de')
    const view = market && (await findProduct(getDb(), { brand: 'baby', market }, row?.number ?? ''))
    expect(view?.variants).toMatchObject([
      {
        availability: { bvc: 2, daysTo: 20, buyable: true, preorder: false },
        delivery: { kind: 'late', weeks: '3' },
      },
    ])
    expect(view?.onlineOnly).toBe(false)

    await run(tsvOf([feedRow('a', { quantity: '0' })]), { now })
    const [soldOut] = await rows<{ card: { buyable: boolean } }>(
      sql`select card from listing_entries where locale = 'de-de'`,
    )
    expect(soldOut?.card).toMatchObject({ buyable: false, soldOut: true })
  })

  it('moves a variant whose item group has changed', async () => {
    await run(tsvOf([feedRow('a'), feedRow('b', { item_group_id: 'G1' })]))
    const before = await rows(sql`select id from variants order by id`)
    await run(
      tsvOf([
        feedRow('a', { item_group_id: 'G1', size: '70' }),
        feedRow('b', { item_group_id: 'G1', size: '90' }),
      ]),
    )
    expect(await products()).toEqual([{ key: 'G1', master: 'G1', brand: 'Waldkind' }])
    expect(await rows(sql`select id from variants order by id`)).toEqual(before)
    expect(await rows(sql`select count(*)::int as n from listing_entries where locale = 'de-de'`)).toEqual([
      { n: 1 },
    ])
  })

  it('lists every rejected row with its line and reason, and imports the others', async () => {
    const feed = tsvOf([
      feedRow('a'),
      feedRow('b', { price: '' }),
      feedRow('c', { price: '10.00 USD', availability: 'maybe' }),
      feedRow('a', { title: 'again' }),
      feedRow('d'),
    ])
    const { samples, report, created } = await run(feed)
    expect(created).toBe(2)
    expect(samples).toEqual([
      { line: 3, id: 'b', reason: 'price is missing' },
      {
        line: 4,
        id: 'c',
        reason:
          'price is in USD, but prices in DE are in EUR; availability “maybe” is none of in_stock, out_of_stock, preorder, backorder',
      },
      {
        line: 5,
        id: 'a',
        reason: 'the id “a” is named twice, in line 2 and in line 5: line 2 counts, this one is left out',
      },
    ])
    expect((await readFile(report, 'utf8')).trimEnd().split('\n')).toHaveLength(4)
  })

  it('reads 2,000 rows of which one in a hundred is broken', { timeout: 120_000 }, async () => {
    const feed = Array.from({ length: 2000 }, (_, index) => {
      const row = largeFeedRow(index, 2000)
      return index % 100 === 50 ? { ...row, price: 'on request' } : row
    })
    const first = await run(tsvOf(feed))
    expect(first).toMatchObject({ rows: 2000, rejected: 20 })
    expect(await rows(sql`select count(*)::int as n from variants`)).toEqual([{ n: 1980 }])
    const lines = (await readFile(first.report, 'utf8')).trimEnd().split('\n').slice(1)
    expect(lines.map((line) => Number(line.split('\t')[0]))).toEqual(
      Array.from({ length: 20 }, (_, n) => n * 100 + 52),
    )
    expect(await run(tsvOf(feed))).toMatchObject({ created: 0, updated: 0, rejected: 20 })
    const listed = await rows(sql`select count(*)::int as n from listing_entries where locale = 'de-de'`)
    expect(listed).toEqual(await rows(sql`select count(*)::int as n from products`))
  })

  it('leaves whole products behind when it is ended in the middle, and does the rest the next time', {
    timeout: 120_000,
  }, async () => {
    const feed = tsvOf(Array.from({ length: 1800 }, (_, index) => largeFeedRow(index, 1800)))
    const ending = new AbortController()
    const progress: Progress = (step, part) => step === 'writing' && part > 0.3 && ending.abort()
    expect(await run(feed, { signal: ending.signal, progress })).toMatchObject({ aborted: true })
    const whole = await rows<{ variants: number; prices: number; texts: number; listed: number }>(sql`
      select (select count(*)::int from variants v where v.product_id = p.id) as variants,
        (select count(*)::int from variants v join prices on variant_id = v.id where v.product_id = p.id) as prices,
        (select count(*)::int from product_texts t where t.product_id = p.id) as texts,
        (select count(*)::int from listing_entries l where l.product_id = p.id) as listed
      from products p`)
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.length).toBeLessThan(600)
    for (const product of whole) expect(product).toEqual({ variants: 3, prices: 3, texts: 1, listed: 1 })
    const second = await run(feed)
    expect(second).toMatchObject({ unchanged: whole.length, created: 600 - whole.length, aborted: false })
    expect(await rows(sql`select relname from pg_class where relname like 'import_rows%'`)).toEqual([])
  })

  it("reads the project's own format, compressed or not, and changes nothing the second time", async () => {
    const lines = [sleepingBag('A1-s'), sleepingBag('B2-s')]
      .map((product) => JSON.stringify(product))
      .join('\n')
    expect(await run(lines, { name: 'feed.jsonl.gz' })).toMatchObject({
      format: 'jsonl',
      rows: 2,
      created: 2,
    })
    const before = await everything()
    expect(await run(lines, { name: 'feed.jsonl' })).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
    expect(await everything()).toEqual(before)
  })

  it('lists the fields of other systems that it does not read, once each', async () => {
    const lines = ['A1-s', 'B2-s'].map((key) => {
      const bag = sleepingBag(key)
      const variants = bag.variants.map((variant) => ({
        ...variant,
        logistics: { BVC: 1, lane: 'x', hall: 2 },
      }))
      return JSON.stringify({ ...bag, variants })
    })
    expect(await run(lines.join('\n'))).toMatchObject({
      rejected: 0,
      ignored: [
        'variants.logistics.lane: is for other systems',
        'variants.logistics.hall: is for other systems',
      ],
    })
  })

  it('rejects broken lines of the own format with their reason', async () => {
    const nul = sleepingBag('N1-s')
    nul.brand = 'a\0b'
    const lines = [
      JSON.stringify(sleepingBag('A1-s')),
      '{"referenceKey": "X1", ',
      JSON.stringify({ ...sleepingBag('B2-s'), variants: [] }),
      JSON.stringify(sleepingBag('A1-s')),
      JSON.stringify(sleepingBag('C3-s', { variants: [sourceVariant('A1-s.70')] })),
      JSON.stringify(nul),
      '',
      '{"referenceKey":"\ufffd"}',
      `"${'x'.repeat(10_000_000)}"`,
      JSON.stringify(sleepingBag('D4-s')),
    ]
    const { samples, created, rejected } = await run(lines.join('\n'))
    expect({ created, rejected }).toEqual({ created: 2, rejected: 7 })
    const told = samples.map(({ line, id, reason }) => [line, id, reason])
    expect(told).toEqual(
      expect.arrayContaining([
        [3, 'B2-s', expect.stringMatching(/^variants: /)],
        [
          4,
          'A1-s',
          'the product “A1-s” is named twice, in line 1 and in line 4: line 1 counts, this one is left out',
        ],
        [
          5,
          'C3-s',
          'the variant “A1-s.70” is named twice, in line 1 and in line 5: line 1 counts, this one is left out',
        ],
        [6, 'N1-s', 'a text has characters that cannot be stored'],
        [9, undefined, 'the line is longer than 8000000 characters'],
      ]),
    )
  })

  describe('refuses a feed that cannot be read, and writes nothing', () => {
    const rss = rssOf([xmlItem(feedRow('a')), xmlItem(feedRow('b'))])
    it.each([
      ['an empty file', '', 'The file is empty.'],
      ['blanks', ' \n\n ', 'There is nothing in the file.'],
      ['a table without the column id', 'ware\tname\n1\tx\n', 'names no column `id`'],
      [
        'bytes of a picture',
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0xff, 0x0a, 0xfe]),
        'names no column `id`',
      ],
      ['one line of 10 MB', 'x'.repeat(10_000_000), 'names no column `id`'],
      ['a JSON list', '[{}]', 'JSON Lines'],
      ['XML that ends in the middle', rss.slice(0, rss.length / 2), 'The XML ends in the middle.'],
      ['XML without items', '<rss><channel></channel></rss>', 'neither an <item> nor an <entry>'],
      ['HTML', `<html>${'<br>&nbsp;</p>'.repeat(50)}</html>`, 'not XML'],
      ['an encoding that does not exist', '<?xml version="1.0" encoding="klingon"?><rss/>', 'klingon'],
      ['a header alone', 'id\ttitle\n', 'There is no product'],
    ])('%s', async (_, content, message) => {
      await expect(run(content)).rejects.toThrow(message)
      expect(await products()).toEqual([])
      expect(await rows(sql`select relname from pg_class where relname like 'import_rows%'`)).toEqual([])
    })

    it('compressed data that is damaged', async () => {
      const gzip = Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(100, 7)])
      await expect(run(gzip)).rejects.toThrow('damaged')
    })
  })
})
