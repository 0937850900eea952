import { readFile, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runDueFeeds } from '@/lib/shop/feeds'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyShop, feedOf, feedShop, linesOf } from '../../../fixtures/feed-shop'
import { feedRow, tsvOf } from '../../../fixtures/feeds'
import { sleepingBag } from '../../../fixtures/source-product'

describeOnDatabases('a feed that is fetched', (getDb) => {
  beforeEach(() => emptyShop(getDb()))

  const { givenShop, forSale, prices } = feedShop(getDb)

  it('is imported, kept as the last good one, and told of by the command', async () => {
    const shop = await givenShop(feedOf(3))
    await shop.run()
    expect(await forSale()).toBe(3)
    expect(await shop.files()).toEqual(['de-de.good'])
    expect(await readFile(join(shop.dataDir, 'feeds/de-de.good'), 'utf8')).toBe(feedOf(3))
    expect(await shop.list()).toMatch(/^de-de \(127\.0\.0\.1\) is well; last: .* UTC; next: .* UTC/)
    expect(await shop.command('show')).toMatchObject({
      told: expect.arrayContaining([expect.stringMatching(/3 products created/)]),
    })
    expect(shop.mails).toEqual([])
  })

  it('is fetched at its times, and once by several instances', async () => {
    const shop = await givenShop(feedOf(3))
    const signal = new AbortController().signal
    await Promise.all([1, 2, 3].map(() => runDueFeeds(shop.services, signal)))
    await runDueFeeds(shop.services, signal)
    expect(shop.requests).toHaveLength(1)
    await getDb().execute(sql`update feeds set ended_at = ended_at - interval '61 minutes'`)
    await runDueFeeds(shop.services, signal)
    expect(shop.requests).toHaveLength(2)
  })

  it('does nothing where the server has nothing newer, and imports again under another tag', async () => {
    const tagged =
      (tag: string, text: string): RequestListener =>
      (request, response) => {
        if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
        else response.writeHead(200, { etag: tag }).end(text)
      }
    const shop = await givenShop(tagged('"1"', feedOf(3)))
    await shop.run()
    await shop.run()
    expect(shop.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"'])
    expect(await shop.list()).toMatch(/is well/)
    shop.answerWith(tagged('"2"', feedOf(4)))
    await shop.run()
    expect(await forSale()).toBe(4)
    // Other settings may make something else of the same file.
    await shop.configure({ complete: true })
    await runDueFeeds(shop.services, new AbortController().signal)
    expect(shop.requests.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('is read in the encoding and with the brand that the settings name where it names none', async () => {
    const text = tsvOf([feedRow('k0', { title: '\u00a3\u00f3\u00bfko', brand: '' })])
    const shop = await givenShop(
      (_, response) => void response.writeHead(200).end(Buffer.from(text, 'latin1')),
    )
    await shop.run()
    expect(await forSale()).toBe(0)
    await shop.configure({ encoding: 'iso-8859-2', defaultBrand: 'Kleine Freude' })
    await shop.run()
    const rows = await getDb().execute(sql`
      select p.brand, t.name from products p join product_texts t on t.product_id = p.id`)
    expect([...rows]).toEqual([{ brand: 'Kleine Freude', name: 'Łóżko' }])
  })

  it('is read with columns that are nearly known ones where the settings allow them', async () => {
    const shop = await givenShop(tsvOf([feedRow('k0', { colr: 'Rot' })]))
    await shop.run()
    expect(await forSale()).toBe(0)
    await shop.configure({ allowColumns: ['colr'] })
    await shop.run()
    expect(await forSale()).toBe(1)
  })

  const faults: [string, RequestListener | string, RegExp, RegExp][] = [
    ['is not there', (_, response) => response.writeHead(404).end(), /status 404/, /Status 404/],
    ['is a web page', '<!DOCTYPE html><html><body>Anmelden</body></html>', /web page/, /etwas anderes/],
    ['is empty', '', /empty/, /leer/],
    ['has no row that fits', tsvOf([feedRow('k0', { price: 'cheap' })]), /No row/, /Keine Zeile/],
    [
      'is in an encoding that does not exist',
      '<?xml version="1.0" encoding="x-none"?><rss/>',
      /encoding/,
      /Kodierung/,
    ],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '90000' }).write(feedOf(2))
        setTimeout(() => response.destroy(), 20)
      },
      /could not be read/,
      /abgebrochen/,
    ],
    ['breaks off as XML', '<rss><channel><item><g:id>k0</g:id>', /middle/, /nicht als Feed lesen/],
    ['is a table of redirects', 'source,target\n/a,/b\n', /redirects/, /etwas anderes/],
  ]
  it.each(faults)(
    'that %s changes nothing, mails once, and again when it is well',
    async (_, fault, listed, mailed) => {
      const shop = await givenShop(feedOf(3), { complete: true })
      await shop.run()
      shop.answerWith(fault)
      await shop.run()
      await shop.run()
      expect(await forSale()).toBe(3)
      expect(await shop.files()).toContain('de-de.good')
      expect(await readFile(join(shop.dataDir, 'feeds/de-de.good'), 'utf8')).toBe(feedOf(3))
      expect(await shop.list()).toMatch(/fails/)
      expect(await shop.list()).toMatch(listed)
      expect(shop.mails).toHaveLength(1)
      expect(shop.mails[0]?.to).toBe('feeds@shop.example')
      expect(shop.mails[0]?.text).toMatch(mailed)
      shop.answerWith(feedOf(4))
      await shop.run()
      expect(await forSale()).toBe(4)
      expect(shop.subjects()).toEqual([
        'Der Produktfeed für de-de lässt sich nicht laden',
        'Der Produktfeed für de-de läuft wieder',
      ])
    },
  )

  it('that would take too much out of sale waits for a yes to that file', async () => {
    const shop = await givenShop(feedOf(40), { complete: true })
    await shop.run()
    shop.answerWith(feedOf(20))
    await shop.run()
    await shop.run()
    expect(await forSale()).toBe(40)
    expect(shop.subjects()).toEqual(['Der Produktfeed für de-de wartet auf Ihre Zustimmung'])
    expect(shop.mails[0]?.text).toContain('fehlen 20 von 40 Produkten')
    expect(await shop.files()).toEqual(['de-de.good', 'de-de.held'])
    expect(await shop.list()).toMatch(/waits for a yes/)
    const asked = shop.requests.length
    expect(await shop.yes()).toMatchObject({ ok: true })
    await shop.run()
    expect(shop.requests).toHaveLength(asked)
    expect(await forSale()).toBe(20)
    expect(await shop.files()).toEqual(['de-de.good'])
    expect(shop.subjects().at(-1)).toBe('Der Produktfeed für de-de läuft wieder')
    expect(await shop.yes()).toMatchObject({ ok: false })
    // The yes was to that file alone.
    shop.answerWith(feedOf(5))
    await shop.run()
    expect(await forSale()).toBe(20)
  })

  it('that waits for a yes mails once for a file, and seldom for files that are new each time', async () => {
    const shop = await givenShop(feedOf(40), { complete: true })
    await shop.run()
    const [waits, fails] = [
      'Der Produktfeed für de-de wartet auf Ihre Zustimmung',
      'Der Produktfeed für de-de lässt sich nicht laden',
    ]
    const answers = [feedOf(20), '', feedOf(20), feedOf(19), feedOf(20), feedOf(18), feedOf(17), feedOf(16)]
    for (const answer of answers) {
      shop.answerWith(answer)
      await shop.run()
    }
    expect(shop.subjects()).toEqual([waits, fails, waits, waits])
    // After it was well, the same file is news again, but not on a day that had enough.
    shop.answerWith(feedOf(40))
    await shop.run()
    shop.answerWith(feedOf(20))
    await shop.run()
    expect(shop.subjects().slice(4)).toEqual(['Der Produktfeed für de-de läuft wieder'])
  })

  it.each([
    ['a table', feedOf(12), feedOf(12, '3.99 EUR'), 399, {}],
    ['the own format', linesOf(12, 1999), linesOf(12, 199), 199, { form: 'json-lines' }],
  ])('that would make too much cheaper waits for a yes: %s', async (_, before, after, price, form) => {
    const shop = await givenShop(before, form)
    await shop.run()
    const [usual] = await prices()
    shop.answerWith(after)
    await shop.run()
    expect(await prices()).toEqual([usual])
    expect(shop.subjects()).toEqual(['Der Produktfeed für de-de wartet auf Ihre Zustimmung'])
    // One that is right again needs no yes.
    shop.answerWith(before)
    await shop.run()
    expect(shop.subjects().at(-1)).toBe('Der Produktfeed für de-de läuft wieder')
    shop.answerWith(after)
    await shop.run()
    await shop.yes()
    // Another machine has not the file that was held.
    await rm(join(shop.dataDir, 'feeds/de-de.held'))
    await shop.run()
    expect(await prices()).toEqual([price])
  })

  it('says that rows of it are faulty where therefore nothing goes out of sale', async () => {
    const shop = await givenShop(feedOf(3), { complete: true })
    await shop.run()
    shop.answerWith(`${feedOf(2)}${tsvOf([feedRow('x', { price: 'cheap' })]).split('\n')[1]}\n`)
    await shop.run()
    expect(await forSale()).toBe(3)
    expect(shop.subjects()).toEqual(['Der Produktfeed für de-de hat fehlerhafte Zeilen'])
    expect(await shop.files()).toContain('de-de.rejected.tsv')
  })

  it('speaks for the catalogue alone, not for money or sellers', async () => {
    const rows = [
      sleepingBag('a'),
      { type: 'gift_card', code: '9F4K2M7XQ3TD', currency: 'EUR', balance: 2500 },
      { type: 'shop_configuration', locale: 'de-de', name: 'Fremd' },
      { type: 'redirect', locale: 'de-de', source: '/de/alt/', target: 'https://evil.example/' },
    ]
    const shop = await givenShop(rows.map((row) => JSON.stringify(row)).join('\n'), {
      form: 'json-lines',
    })
    await shop.run()
    expect(await forSale()).toBe(1)
    const [changed] = await getDb().execute(
      sql`select (select count(*)::int from vouchers) as vouchers, settings ->> 'name' as name from shop_configurations`,
    )
    expect(changed).toEqual({ vouchers: 0, name: null })
  })

  it('goes on where it was ended, and after a process that was killed', async () => {
    const ending = new AbortController()
    // In the middle of the fetch, however long it takes until then.
    const shop = await givenShop(() => ending.abort())
    await shop.run(ending.signal)
    expect(shop.mails).toEqual([])
    expect(await shop.files()).toEqual([])
    shop.answerWith(feedOf(3))
    await runDueFeeds(shop.services, new AbortController().signal)
    expect(await forSale()).toBe(3)
    // A killed process ends no run, and gives no sign of life.
    await getDb().execute(sql`update feeds set holder = 'gone', held_until = clock_timestamp() + interval '1 minute',
      begun_at = clock_timestamp(), unfinished = 1`)
    const asked = shop.requests.length
    await runDueFeeds(shop.services, new AbortController().signal)
    expect(shop.requests).toHaveLength(asked)
    await getDb().execute(sql`update feeds set held_until = clock_timestamp() - interval '1 second'`)
    await runDueFeeds(shop.services, new AbortController().signal)
    expect(shop.requests).toHaveLength(asked + 1)
  })
})
