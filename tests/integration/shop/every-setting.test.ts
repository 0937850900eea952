import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import type { Mail } from '@/lib/platform/mail/service'
import { findMarket } from '@/lib/platform/markets'
import { enqueue } from '@/lib/platform/outbox'
import { dhlService } from '@/lib/platform/return-labels/dhl-service'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { findProduct } from '@/lib/shop/catalogue'
import { runDueFeeds } from '@/lib/shop/feeds'
import { runFeedsCommand } from '@/lib/shop/feeds/commands'
import { sendDueFeedMails } from '@/lib/shop/feeds/send-mails'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { orderMessage } from '@/lib/shop/orders'
import { arrivalText } from '@/lib/shop/product'
import { giveRefundAccount } from '@/lib/shop/refund-transfers'
import {
  costsOfOrder,
  findReturns,
  orderLabel,
  postageOf,
  requestReturn,
  writeReturnLabel,
} from '@/lib/shop/returns'
import type { ShopConfiguration } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { startDhl } from '../../fixtures/dhl-server'
import { startFeedServer } from '../../fixtures/feed-server'
import { lineOf, linesOf } from '../../fixtures/feed-shop'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { givenOrder, rereadOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'
import { alongside, before, type PlaceName, places as placed } from '../../fixtures/shop-setting-rows'
import { withValue } from '../../fixtures/shop-settings'
import { sourcePrice, sourceVariant } from '../../fixtures/source-product'
import { writeTestEvent } from '../../fixtures/write-test-order'

const now = new Date('2026-11-30T12:00:00Z')
const iban = 'DE89 3704 0044 0532 0130 00'

const marketOf = (locale: string) => {
  const market = findMarket('baby', locale)
  if (!market) throw new Error(`There is no market ${locale}`)
  return market
}
const german = marketOf('de-de')

const table = (...rows: Parameters<typeof feedRow>[]) => tsvOf(rows.map((row) => feedRow(...row)))
const inCountries = (DE: number, FR: number) =>
  lineOf('a', 1, {
    variants: [sourceVariant('a.70', { prices: { DE: sourcePrice(DE), FR: sourcePrice(FR) } })],
  })

type Shown = (own: ShopConfiguration) => Promise<unknown>

describeOnDatabases('A setting of a shop that no page shows', (getDb) => {
  let folder = ''
  let server: Awaited<ReturnType<typeof startFeedServer>>
  const forget = () =>
    getDb().execute(
      sql`truncate orders, outbox, invoices, invoice_counters, credit_note_counters, refund_accounts, order_returns, attempts,
        feeds, products, attribute_values, categories, content_invalidations, listing_entries, listing_words, listing_bits
        restart identity cascade`,
    )
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-settings-'))
    server = await startFeedServer((_, response) => response.writeHead(404).end())
    await getDb().execute(sql`truncate shop_configurations`)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const configure = async (locale: string, settings: object) => {
    const row = JSON.stringify({ type: 'shop_configuration', locale, ...settings })
    const { rejected, samples } = await importInto(getDb(), row)
    expect([samples, rejected]).toEqual([[], 0])
  }

  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = { paymentService: async () => undefined, write: async () => undefined, now }
    const result = await runOrderCommand(getDb(), parsed.command, { ...given, brand: 'baby' })
    if (!result.ok) throw new Error(result.problem)
  }
  const mails = async () => {
    const sent: Mail[] = []
    const opened: string[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async (_, page) => {
        opened.push(page)
        return Buffer.from('terms')
      },
    })
    return { sent, opened }
  }
  const ordered = async (more: Parameters<typeof givenOrder>[1] = {}) => {
    const order = await givenOrder(getDb(), { placedAt: now, ...more })
    const event = await writeTestEvent(getDb(), order.id, { type: 'confirmed', from: 'placed' })
    await enqueue(getDb(), orderMessage, [{ event }])
    return order
  }
  /** An order with an invoice and a credit note, and all mails of it. */
  const refunded = async () => {
    const { number } = await ordered()
    const sent: Mail[] = []
    const collect = async () => sent.push(...(await mails()).sent)
    await collect()
    await run('shipped', number, '--carrier', 'dhl')
    await collect()
    await run('paid', number)
    await run('refund', number, '--amount', '5')
    await collect()
    return { number, sent }
  }
  const returned = async (own: ShopConfiguration) => {
    const order = await givenOrder(getDb(), { status: 'shipped', sent: [1, 2], placedAt: now })
    const pieces = new Map([[order.lines[0]?.id ?? 0, 1]])
    const asked = { orderId: order.id, key: randomUUID(), quantities: pieces, reasons: new Map(), now }
    const postage = postageOf(order, own)
    await requestReturn(getDb(), { ...asked, terms: own.returns, market: german, postage })
    const [announced] = await findReturns(getDb(), order.id)
    if (!announced) throw new Error('There is no return')
    return { order: await rereadOrder(getDb(), order), announced }
  }

  /** What the feed of a shop leaves behind that answers with one text after the other. */
  const fed =
    (...answers: (string | Buffer)[]): Shown =>
    async () => {
      const services = { db: getDb(), brand: 'baby' as const, dataDir: folder, access: {}, imageOrigins: [] }
      const sent: Mail[] = []
      const service = { sendMail: async (_: string, mail: Mail) => void sent.push(mail) }
      for (const answer of answers) {
        server.state.answer = (_, response) => response.end(answer)
        await getDb().execute(sql`update feeds set is_wanted = true`)
        await runDueFeeds({ ...services, redirects: redirectRows }, new AbortController().signal)
        await sendDueFeedMails({ db: getDb(), brand: 'baby', service })
      }
      await getDb().execute(
        sql`update feeds set begun_at = '2026-11-21T10:00Z', ended_at = '2026-11-21T10:05Z'`,
      )
      const rows = await getDb().execute(sql`
        select p.brand, t.name, r.country, r.with_tax from products p join product_texts t on t.product_id = p.id
        left join variants v on v.product_id = p.id left join prices r on r.variant_id = v.id order by 2, 3`)
      const paths = server.requests.splice(0).map(({ path }) => path)
      return [
        paths,
        [...rows],
        sent.map(({ to }) => to),
        await runFeedsCommand(
          getDb(),
          { name: 'list' },
          { brand: 'baby', now: Date.parse('2026-11-21T10:06Z') },
        ),
      ]
    }

  const places: Record<PlaceName, Shown> = {
    'catalogue in another language': async () => {
      await givenCategories(getDb())
      await writeProducts(getDb(), [givenProduct({ key: '0501', number: '501', name: 'Fußsack' })], {
        brand: 'baby',
      })
      const product = await findProduct(getDb(), { brand: 'baby', market: marketOf('fr-ch') }, '501')
      return product?.name ?? null
    },
    'time of delivery': async () => {
      await importInto(getDb(), table(['a']))
      const [row] = await getDb().execute<{ number: string }>(sql`select number from products`)
      const product = await findProduct(getDb(), { brand: 'baby', market: german }, row?.number ?? '')
      const [variant] = product?.variants ?? []
      return variant && arrivalText(variant, german)
    },
    'mails to the merchant': async () => {
      const { number, sent } = await refunded()
      return sent
        .map(({ to, subject, attachments }) => [
          to,
          subject.replace(number, 'N'),
          attachments?.map(({ name }) => name.replace(number, 'N')),
        ])
        .map((mail) => JSON.stringify(mail))
        .sort()
    },
    postings: async () => {
      const { number } = await refunded()
      const file = join(folder, 'datev.csv')
      await run(
        'invoices',
        'datev',
        '--locale',
        'de-de',
        '--from',
        '2026-01-01',
        '--to',
        '2026-12-31',
        '--file',
        file,
      )
      return (await readFile(file, 'latin1')).replaceAll(number, 'N')
    },
    feed: fed(table(['a'])),
    'feed in letters of its own': fed(Buffer.from(table(['a', { title: '\u00a3\u00f3\u00bfko' }]), 'latin1')),
    'feed without brands': fed(table(['a', { brand: '' }])),
    'feed with a column of its own': fed(table(['a', { colr: 'Rot' }])),
    'feed of lines': fed(linesOf(2, 1999)),
    'feed of two countries': fed(inCountries(1999, 2999)),
    'feed that has less': fed(
      table(...Array.from({ length: 20 }, (_, at): [string] => [`k${at}`])),
      table(...Array.from({ length: 19 }, (_, at): [string] => [`k${at}`])),
    ),
    'feed that fails': fed('<!DOCTYPE html><html><body>Anmelden</body></html>'),
    'label of a return': async (own) => {
      const { order, announced } = await returned(own)
      const costs = costsOfOrder(order, own, german)
      const pdf = await writeReturnLabel({
        ...{ order, announced, market: german, until: now, isPaid: false, costs },
        ...{ seller: own.seller, money: [] },
      })
      return (await readPdf(pdf)).text.replaceAll(order.number, 'N')
    },
    'label with postage': async (own) => {
      const dhl = await startDhl()
      const { order, announced } = await returned(own)
      await orderLabel(getDb(), {
        ...{ order, announced, seller: own.seller, service: dhlService(dhl.access), isLast: true },
        language: german.language,
      })
      await dhl.close()
      return JSON.stringify(dhl.calls.map(({ body }) => body)).replaceAll(order.number, 'N')
    },
    'file for the bank': async () => {
      const { id, number } = await givenOrder(getDb(), { payments: [{ method: 'V', status: 'paid' }] })
      await run('refund', number, '--amount', '10')
      await giveRefundAccount(getDb(), { orderId: id, holder: 'Test Person', iban, now })
      const file = join(folder, `${number}.xml`)
      await run('owed', '--file', file)
      const [, account] = /<DbtrAcct>(.*?)<\/DbtrAcct>/s.exec(await readFile(file, 'utf8')) ?? []
      return account
    },
    'terms of a confirmation': async () => {
      await ordered()
      return (await mails()).opened
    },
  }

  it.each(placed)(
    'has its effect: %s',
    async (path, [value, on, at = path]) => {
      const locale = on === 'catalogue in another language' ? 'fr-ch' : 'de-de'
      const { address } = server
      await configure(
        locale,
        locale === 'de-de' ? { ...before, logo: null, feed: { address, everyMinutes: 60 } } : {},
      )
      const more = alongside[path]
      if (more) await configure(locale, more)
      const configured = () => findShopConfiguration(getDb(), 'baby', marketOf(locale))
      const shown = async () => {
        await forget()
        return JSON.stringify(await places[on](await configured()))
      }
      const first = await shown()
      expect(await shown()).toBe(first)
      const own = (await configured()) as unknown as Record<string, unknown>
      const keys = at.split('.')
      const old = keys.reduce<unknown>(
        (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
        own,
      )
      const changed: unknown = typeof value === 'function' ? value(old) : value
      expect(changed).not.toEqual(old)
      const [top = ''] = keys
      await configure(locale, { [top]: withValue({}, keys, changed)[top] })
      expect(await shown()).not.toBe(first)
    },
    120_000,
  )
})
