import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runDueFeeds } from '@/lib/shop/feeds'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyShop, feedOf, feedShop, lineOf, linesOf } from '../../../fixtures/feed-shop'
import { feedRow, tsvOf } from '../../../fixtures/feeds'
import { sourcePrice, sourceVariant } from '../../../fixtures/source-product'

const lines = { form: 'json-lines' }

describeOnDatabases('a feed from an address whose server is not to be trusted', (getDb) => {
  beforeEach(() => emptyShop(getDb()))

  const { givenShop, forSale, prices } = feedShop(getDb)
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)
  const under = (count: number, price: number, more: (id: string) => object) =>
    ids(count)
      .map((id) => lineOf(id, price, more(id)))
      .join('\n')
  const oldVariant = (id: string, price: number) => [
    sourceVariant(`${id}.70`, { prices: { DE: sourcePrice(price) } }),
  ]

  it.each([
    ['the same lines again', () => [linesOf(12, 1), ...Array(4).fill(linesOf(12, 1999))].join('\n')],
    [
      'lines that do not fit',
      () => {
        const broken = linesOf(12, 1999).replaceAll('"brand"', '"brandd"')
        return [linesOf(12, 1), ...Array(4).fill(broken)].join('\n')
      },
    ],
    [
      'other names of its products',
      () => under(12, 1, (id) => ({ referenceKey: `x${id}`, variants: oldVariant(id, 1) })),
    ],
  ])('makes nothing cheaper without a yes by %s', async (_, attack) => {
    const shop = await givenShop(linesOf(12, 1999), lines)
    await shop.run()
    shop.answerWith(attack())
    await shop.run()
    expect(await prices()).toEqual([1999])
    expect(await shop.list()).toMatch(/waits for a yes/)
  })

  it.each([
    [
      'the own format',
      linesOf(12, 1999),
      under(12, 1999, (id) => ({ referenceKey: `x${id}`, variants: oldVariant(id, 1999) })),
      lines,
    ],
    [
      'a table',
      feedOf(12),
      tsvOf(ids(12).map((id) => feedRow(id, { item_group_id: `x${id}`, price: '39.99 EUR' }))),
      {},
    ],
  ])('moves no variants to other products without a yes: %s', async (_, before, after, form) => {
    const shop = await givenShop(before, form)
    await shop.run()
    shop.answerWith(after)
    await shop.run()
    expect(shop.mails.at(-1)?.text).toContain('12 von 12 Varianten kämen zu einem anderen Produkt')
    expect([...(await getDb().execute(sql`select from products where master_key like 'x%'`))]).toEqual([])
    await shop.yes()
    await shop.run()
    expect(await shop.list()).toMatch(/is well/)
  })

  const sold = (count: number, of: number) =>
    tsvOf(ids(of).map((id, at) => feedRow(id, { availability: at < count ? 'out_of_stock' : 'in_stock' })))
  const soldLines = (count: number, of: number) =>
    ids(of)
      .map((id, at) =>
        lineOf(id, 1999, {
          variants: [
            sourceVariant(`${id}.70`, {
              ...{ prices: { DE: sourcePrice(1999) } },
              ...(at < count && { stock: { quantity: 0 } }),
            }),
          ],
        }),
      )
      .join('\n')
  const soldOut = async () => {
    const [row] = await getDb().execute<{ count: number }>(
      sql`select count(*)::int as count from variants where bvc = 4 or stock_quantity = 0`,
    )
    return row?.count
  }
  it.each([
    ['a table', sold, {}],
    ['the own format', soldLines, lines],
  ])('sells nothing out without a yes, neither at once nor bit by bit: %s', async (_, feed, form) => {
    const shop = await givenShop(feed(0, 60), form)
    await shop.run()
    shop.answerWith(feed(13, 60))
    await shop.run()
    expect(shop.mails.at(-1)?.text).toContain('13 von 60 Varianten, die man kaufen kann, wären ausverkauft')
    expect(await soldOut()).toBe(0)
    shop.answerWith(feed(8, 60))
    await shop.run()
    expect([await soldOut(), await shop.list()]).toEqual([8, expect.stringContaining('is well')])
    // What is sold and comes back, time and again, uses nothing up.
    for (const count of [0, 8, 0, 8]) {
      shop.answerWith(feed(count, 60))
      await shop.run()
      expect(await soldOut()).toBe(count)
    }
    shop.answerWith(feed(20, 60))
    await shop.run()
    expect(await soldOut()).toBe(8)
    expect(await shop.list()).toMatch(/waits for a yes/)
    await shop.yes()
    await shop.run()
    expect(await soldOut()).toBe(20)
  })

  it('takes what is restocked for no leave to sell out more later', async () => {
    const shop = await givenShop(sold(40, 100))
    await shop.run()
    for (const count of [0, 15]) {
      shop.answerWith(sold(count, 100))
      await shop.run()
      expect(await soldOut()).toBe(count)
    }
    shop.answerWith(sold(30, 100))
    await shop.run()
    expect(shop.mails.at(-1)?.text).toContain('wären ausverkauft, nach 15 in den letzten 24 Stunden')
    expect(await soldOut()).toBe(15)
  })

  it('knows that a voucher to download needs no stock', async () => {
    const vouchers = (quantity: number) =>
      ids(12)
        .map((id) => {
          const stock = { quantity }
          const price = sourcePrice(1999, { withoutTax: 1999, tax: { vat: { amount: 0 } } })
          const variants = [sourceVariant(`${id}.70`, { prices: { DE: price }, stock })]
          return lineOf(id, 1999, { productGroup: '9420', variants })
        })
        .join('\n')
    const shop = await givenShop(vouchers(0), lines)
    await shop.run()
    const digital = vouchers(0)
    shop.answerWith(digital.replaceAll('9420', '9410'))
    await shop.run()
    expect(shop.mails.at(-1)?.text).toContain('12 von 12 Varianten, die man kaufen kann, wären ausverkauft')
  })

  it.each([
    ['a table', sold, {}, '\n'],
    ['the own format', soldLines, lines, ''],
  ])('measures what a part of the catalogue sells out against all of it: %s', async (_, feed, form, head) => {
    const all = feed(0, 100)
    const shop = await givenShop(all, form)
    await shop.run()
    /** The rows of some products alone, all of them sold out. */
    const part = (from: number, to: number) => {
      const rows = feed(100, 100).trimEnd().split('\n')
      const first = head === '' ? [] : rows.splice(0, 1)
      return [...first, ...rows.slice(from, to)].join('\n')
    }
    for (const [from, to, count] of [
      [0, 8, 8],
      [8, 12, 12],
      [12, 16, 16],
    ] as const) {
      shop.answerWith(part(from, to))
      await shop.run()
      expect([await soldOut(), await shop.list()]).toEqual([count, expect.stringContaining('is well')])
    }
    shop.answerWith(part(16, 21))
    await shop.run()
    expect(shop.mails.at(-1)?.text).toContain(
      '5 von 84 Varianten, die man kaufen kann, wären ausverkauft, nach 16 in den letzten 24 Stunden',
    )
    expect(await soldOut()).toBe(16)
  })

  it('is imported by a yes to the file that was read, not by one to a file before', async () => {
    const shop = await givenShop(feedOf(12))
    await shop.run()
    const codeOf = (text = '') => /yes de-de ([\da-f]{8})/.exec(text)?.[1]
    shop.answerWith(feedOf(12, '3.99 EUR'))
    await shop.run()
    const first = codeOf(shop.mails.at(-1)?.text)
    shop.answerWith(feedOf(12, '0.01 EUR'))
    await shop.run()
    const second = codeOf(shop.mails.at(-1)?.text)
    expect(shop.mails).toHaveLength(2)
    expect(second).not.toBe(first)
    const shown = await shop.command('show')
    expect(codeOf(shown.ok ? shown.told.join('\n') : '')).toBe(second)
    for (const wrong of [first ?? '', '', second?.slice(0, 4) ?? '', 'zzzzzzzz'])
      expect(await shop.yes(wrong)).toMatchObject({ ok: false })
    await shop.run()
    expect(await prices()).toEqual([3999])
    expect(await shop.yes(second)).toMatchObject({ ok: true })
    await shop.run()
    expect(await prices()).toEqual([1])
  })

  it.each([
    ['a table', tsvOf(Array.from({ length: 10_001 }, (_, at) => feedRow(`k${at}`, { price: 'x' }))), {}],
    ['the own format', 'x\n'.repeat(20_000), lines],
  ])('ends after many faulty rows: %s', async (_, faulty, form) => {
    const good = form === lines ? linesOf(2, 1999) : feedOf(2)
    const shop = await givenShop(good, form)
    await shop.run()
    shop.answerWith(form === lines ? `${lineOf('new', 1999)}\n${faulty}` : faulty)
    await shop.run()
    expect(await shop.list()).toMatch(/More than 10,000 rows do not fit/)
    expect(await forSale()).toBe(2)
  })

  it('is a table where its settings do not say that it speaks for more', async () => {
    const shop = await givenShop(linesOf(2, 1999))
    await shop.run()
    expect(await shop.list()).toMatch(
      /What came is json-lines, and the settings of the feed say merchant-center/,
    )
    expect(await forSale()).toBe(0)
  })

  it('of the own format speaks for the country of its market, or those that its settings name', async () => {
    const inCountries = (id: string, all: object) =>
      lineOf(id, 1, { variants: [sourceVariant(`${id}.70`, { prices: all })] })
    const [DE, FR] = [sourcePrice(1999), sourcePrice(2999)]
    const shop = await givenShop(inCountries('a', { DE, FR }), { ...lines, countries: ['DE', 'FR'] })
    await shop.run()
    expect((await prices()).sort()).toEqual([1999, 2999])
    await shop.configure({ countries: null })
    shop.answerWith(inCountries('a', { DE, FR: sourcePrice(2000) }))
    await shop.run()
    expect((await prices()).sort()).toEqual([1999, 2999])
    expect(await shop.list()).toMatch(/No row of it/)
    const slow = { BVC: 1, deliveryDaysFrom: 7, deliveryDaysTo: 9 }
    const variant = sourceVariant('a.70', { prices: { DE: sourcePrice(1899) }, logistics: slow })
    shop.answerWith(lineOf('a', 1, { variants: [variant] }))
    await shop.run()
    expect((await prices()).sort()).toEqual([1899, 2999])
    const days = await getDb().execute(sql`
      select country, coalesce(r.delivery_days_to, v.delivery_days_to) as days
      from prices r join variants v on v.id = r.variant_id order by country`)
    expect([...days]).toEqual([
      { country: 'DE', days: 9 },
      { country: 'FR', days: 3 },
    ])
  })

  it('does not tell the prices of the past', async () => {
    const variants = [
      sourceVariant('a.70', { priceHistory: { DE: [{ from: '2026-01-01T00:00:00Z', withTax: 1 }] } }),
    ]
    const shop = await givenShop(lineOf('a', 1999, { variants }), lines)
    await shop.run()
    expect(await forSale()).toBe(1)
    expect([...(await getDb().execute(sql`select from price_changes where with_tax = 1`))]).toEqual([])
  })

  it('gives no product a file that is sold', async () => {
    const shop = await givenShop([lineOf('a', 1999), lineOf('b', 1)].join('\n'), lines)
    await shop.run()
    await getDb().execute(sql`update products set download = 'book.pdf' where reference_key = 'a'`)
    const [kept, changed] = [{ download: 'book.pdf' }, { download: 'other.pdf' }]
    const more = { ...kept, variants: [...oldVariant('a', 1999), sourceVariant('a.new')] }
    for (const [line, fits] of [
      [lineOf('a', 1899, kept), true],
      [lineOf('a', 1799, changed), false],
      [lineOf('a', 1799, more), false],
      [lineOf('new', 1, kept), false],
    ] as const) {
      shop.answerWith(`${line}\n${lineOf('b', 1)}`)
      await shop.run()
      const [row] = await getDb().execute<{ price: number; files: number }>(sql`
        select max(with_tax) as price, (select count(download)::int from products) as files from prices`)
      expect(row).toEqual({ price: 1899, files: 1 })
      const shown = await shop.command('show')
      expect(/1 row rejected/.test(shown.ok ? shown.told.join('\n') : '')).toBe(!fits)
    }
  })

  const spread = (cheap: number) =>
    tsvOf(ids(60).map((id, at) => feedRow(id, { price: at < cheap ? '3.99 EUR' : '39.99 EUR' })))
  it.each([
    [
      'prices',
      (step: number) => spread(step * 12),
      /12 von 60 Preisen .*, nach 12 in den letzten 24 Stunden/,
    ],
    [
      'products',
      (step: number) => feedOf(60 - step * 6),
      /fehlen 6 von 54 Produkten, nach 6 in den letzten 24 Stunden/,
    ],
  ])('takes no more of a day than of one import: %s', async (_, step, words) => {
    const shop = await givenShop(step(0), { complete: true })
    for (const at of [0, 1, 2]) {
      shop.answerWith(step(at))
      await shop.run()
      expect(await shop.list()).toMatch(at < 2 ? /is well/ : /waits for a yes/)
    }
    expect(shop.mails.at(-1)?.text).toMatch(words)
    // A day later it may do as much again.
    await getDb().execute(sql`update feeds set etag = null, last_modified = null,
      used = (select json_agg(jsonb_set(u, '{at}', to_jsonb((u ->> 'at')::bigint - 86400000))) from jsonb_array_elements(used) u)`)
    await shop.run()
    expect(await shop.list()).toMatch(/is well/)
  })

  it('fails where its import takes too long', async () => {
    const shop = await givenShop(feedOf(3))
    await runDueFeeds({ ...shop.services, importMs: 0 }, new AbortController().signal)
    expect(await shop.list()).toMatch(/took too long/)
  })

  it('keeps no other market waiting', async () => {
    const shop = await givenShop(() => {})
    await shop.configureToo('de-at', feedOf(2))
    const ending = new AbortController()
    const all = runDueFeeds(shop.services, ending.signal)
    await expect.poll(shop.list, { timeout: 20_000 }).toMatch(/de-at .* is well/)
    ending.abort()
    await all
  })
})
