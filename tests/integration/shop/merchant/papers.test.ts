import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '@/lib/platform/db'
import type { Mail } from '@/lib/platform/mail/service'
import { findMarket } from '@/lib/platform/markets'
import { enqueue } from '@/lib/platform/outbox'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { shopConfigurations } from '@/lib/platform/shop-configuration/tables'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { merchantOrderOf } from '@/lib/shop/merchant/merchant-order'
import { readOrder } from '@/lib/shop/merchant/read-orders'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { findInvoice, keptInvoice } from '@/lib/shop/order-papers'
import { orderMessage, orders } from '@/lib/shop/orders'
import { findOrderById } from '@/lib/shop/orders/find-order'
import type { Bookkeeping } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'
import { writeTestEvent } from '../../../fixtures/write-test-order'

const now = new Date('2026-11-30T23:30:00Z')
const market = findMarket('baby', 'de-de')
if (!market) throw new Error('There is no market')

describeOnDatabases('The papers of the merchant', (getDb) => {
  let folder = ''
  let sent: { key: string; mail: Mail }[] = []
  beforeEach(async () => {
    sent = []
    folder = await mkdtemp(join(tmpdir(), 'papers-'))
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, credit_note_counters, orders, shop_configurations restart identity cascade`,
    )
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const configure = (bookkeeping: Bookkeeping) =>
    writeShopConfigurations(getDb(), [{ type: 'shop_configuration', locale: 'de-de', bookkeeping }])
  /** The export of orders as a table: the cells of a column, counted from the end, as those before may have commas. */
  const exported = async (...columns: string[]) => {
    const parsed = readOrderCommand(['export', '--format', 'csv'])
    if (!parsed.ok) throw new Error(parsed.problem)
    const pieces: string[] = []
    const write = async (text: AsyncIterable<string>) => {
      for await (const piece of text) pieces.push(piece)
    }
    const given = { paymentService: async () => undefined, write, now, brand: 'baby' as const }
    await runOrderCommand(getDb(), parsed.command, given)
    const [head = [], ...rows] = pieces
      .join('')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    return rows.map((row) => columns.map((column) => row.at(head.indexOf(column) - head.length)))
  }
  const runOn = async (db: Database, ...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = { paymentService: async () => undefined, write: async () => undefined, now }
    const result = await runOrderCommand(db, parsed.command, { ...given, brand: 'baby' })
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const run = (...args: string[]) => runOn(getDb(), ...args)
  const send = (fail: (key: string) => boolean = () => false) =>
    sendDueOrderMails({
      db: getDb(),
      service: {
        sendMail: async (key, mail) => {
          if (fail(key)) throw new Error('not now')
          sent.push({ key, mail })
        },
      },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async () => Buffer.from('terms'),
    })
  const shippedOrder = async () => {
    const order = await givenOrder(getDb(), { placedAt: new Date('2026-11-20T10:00:00Z') })
    await run('shipped', order.number, '--carrier', 'dhl')
    return order
  }

  it('go to the bookkeeper, numbered with prefixes of the shop, and are kept as they were issued', async () => {
    await configure({ papersTo: 'buch@example.com', prefixes: { invoice: 'RE', creditNote: 'GS' } })
    const order = await shippedOrder()
    await run('paid', order.number)
    await run('refund', order.number, '--amount', '5')
    await send()
    // Two mails of one round go out side by side.
    const toBooks = sent
      .filter(({ mail }) => mail.to === 'buch@example.com')
      .toSorted((one, other) => one.mail.subject.localeCompare(other.mail.subject))
    expect(toBooks.map(({ mail }) => [mail.subject, mail.attachments?.map(({ name }) => name)])).toEqual([
      [
        `Rechnung RE-2026-000001 zur Bestellung ${order.number}`,
        ['Rechnung-RE-2026-000001.pdf', 'Rechnung-RE-2026-000001.xml'],
      ],
      [
        `Rechnungskorrektur GS-2026-000001 zur Bestellung ${order.number}`,
        ['Rechnungskorrektur-GS-2026-000001.pdf', 'Rechnungskorrektur-GS-2026-000001.xml'],
      ],
    ])
    const read = await readOrder(getDb(), order.number)
    expect(read && merchantOrderOf(read).invoice).toEqual({
      ...{ number: 'RE-2026-000001', issuedAt: now.toISOString(), amount: 4499 },
    })
    expect(await run('show', order.number)).toMatch(/^Invoice: RE-2026-000001/m)
    // The order has two lines, each with a row of its own.
    const named = ['RE-2026-000001', now.toISOString(), 'GS-2026-000001']
    expect(await exported('invoice', 'invoice_at', 'credit_notes')).toEqual([named, named])
    const first = toBooks[0]?.mail.attachments?.[0]?.content
    const moved = { firstName: 'Wer', lastName: 'Anders' }
    await getDb()
      .update(orders)
      .set({ invoiceAddress: { ...order.invoiceAddress, ...moved } })
      .where(eq(orders.id, order.id))
    const again = await findOrderById(getDb(), order.id)
    const invoice = await findInvoice(getDb(), order.id)
    if (!again || !invoice) throw new Error('There is no invoice')
    expect((await keptInvoice(getDb(), again, invoice, market)).file.equals(first ?? Buffer.alloc(0))).toBe(
      true,
    )
  })

  it('are listed and exported by the days of the shop, with what they come to', async () => {
    const order = await shippedOrder()
    await run('paid', order.number)
    await run('refund', order.number, '--amount', '5')
    await send()
    // Half past midnight in Berlin: it is December there.
    expect(await run('invoices', 'list', '--to', '2026-11-30')).toMatch(/^No invoice/)
    const listed = await run('invoices', 'list', '--from', '2026-12-01', '--to', '2026-12-01')
    expect(listed.split('\n')).toEqual([
      expect.stringMatching(/^BABY-2026-000001 .* 44\.99 EUR$/),
      expect.stringMatching(/^BABY-C-2026-000001 .* -5\.00 EUR {2}of BABY-2026-000001$/),
      '2 papers: 39.99 EUR',
    ])
    expect(await run('invoices', 'export', '--folder', folder)).toMatch(/: 2 papers and papers\.csv/)
    expect((await readdir(folder)).toSorted()).toEqual([
      ...['Rechnung-BABY-2026-000001.pdf', 'Rechnung-BABY-2026-000001.xml'],
      ...['Rechnungskorrektur-BABY-C-2026-000001.pdf', 'Rechnungskorrektur-BABY-C-2026-000001.xml'],
      'papers.csv',
    ])
    expect(await readFile(join(folder, 'papers.csv'), 'utf8')).toMatch(
      /^\ufeffnumber,[\s\S]*\r\nBABY-C-2026-000001,creditNote,.*,EUR,-5\.00,BABY-2026-000001,/,
    )
  })

  const changes = [
    ['its PDF', sql`update kept_papers set file = '\\x00' where number = 'BABY-2026-000001'`],
    ['its XML', sql`update kept_papers set xml = xml || ' ' where number = 'BABY-2026-000001'`],
    ['whether it has XML', sql`update kept_papers set xml = null where number = 'BABY-2026-000001'`],
  ] as const

  it.each(changes)('are not exported from a copy of which %s is not what was issued', async (_, change) => {
    await shippedOrder()
    await send()
    await getDb().execute(change)
    expect(await run('invoices', 'export', '--folder', folder)).toMatch(/^refused: .*not what was issued/)
    expect(await readdir(folder)).toEqual([])
  })

  it.each([
    ['is that of the PDF', sql`xml_sha256 = null`, /: 1 paper and papers\.csv/],
    ['is another', sql`xml_sha256 = null, xml = xml || ' '`, /^refused: .*not what was issued/],
    ['was taken away', sql`xml_sha256 = null, xml = null`, /^refused: .*not what was issued/],
  ])(
    'of an earlier release, which kept no digest of the XML, are judged by the PDF: it %s',
    async (_, change, told) => {
      await shippedOrder()
      await send()
      await getDb().execute(sql`update kept_papers set ${change}`)
      expect(await run('invoices', 'export', '--folder', folder)).toMatch(told)
    },
  )

  it.each(changes)('are not mailed from a copy of which %s is not what was issued', async (_, change) => {
    await configure({ papersTo: 'buch@example.com' })
    const order = await shippedOrder()
    await send((key) => key.startsWith('paper-'))
    await getDb().execute(change)
    await getDb().execute(sql`update outbox set next_attempt_at = now()`)
    sent = []
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await send()
    expect(sent).toEqual([])
    expect(String(logged.mock.calls)).toContain('not what was issued')
    await run('paid', order.number)
    await run('refund', order.number, '--amount', '5')
    logged.mockRestore()
  })

  it.each([
    ['the folder', () => ['export', '--folder', folder]],
    [
      'DATEV',
      () => [
        ...['datev', '--locale', 'de-de', '--from', '2026-12-01', '--to', '2026-12-31'],
        ...['--file', join(folder, 'december.csv')],
      ],
    ],
  ])('are exported to %s in as many statements for many orders as for one', async (_, asked) => {
    await configure({
      datev: {
        ...{ consultant: 1001, client: 1, accountLength: 4, yearBegins: 1, receivables: '10000' },
        revenues: [{ rate: 0.19, account: '8400' }],
      },
    })
    const given = async () => {
      const order = await shippedOrder()
      await run('paid', order.number)
      await run('refund', order.number, '--amount', '5')
      await send()
    }
    const statements = async () => {
      const names: string[] = []
      const db = new Proxy(getDb(), {
        get(target, name, receiver) {
          names.push(String(name))
          return Reflect.get(target, name, receiver)
        },
      })
      expect(await runOn(db, 'invoices', ...asked())).not.toMatch(/^refused/)
      return names
    }
    await given()
    const ofOne = await statements()
    await given()
    await given()
    expect(await statements()).toEqual(ofOne)
  })

  it('tell the merchant of a new order once, also where the mail to the shopper fails at first', async () => {
    await configure({ ordersTo: 'neu@example.com' })
    const order = await givenOrder(getDb(), { placedAt: now })
    const event = await writeTestEvent(getDb(), order.id, { type: 'confirmed', from: 'placed' })
    await getDb().execute(sql`truncate outbox`)
    await enqueue(getDb(), orderMessage, [{ event }])
    await send((key) => key.startsWith('order-') && !key.startsWith('order-notice'))
    await getDb().execute(sql`update outbox set next_attempt_at = clock_timestamp()`)
    await send()
    const notices = sent.filter(({ mail }) => mail.to === 'neu@example.com')
    expect(notices.map(({ mail }) => mail.subject)).toEqual([`Neue Bestellung ${order.number}`])
    expect(notices[0]?.mail.text).toContain('44,99')
    expect(sent).toHaveLength(2)
  })

  it('tell nobody where the shop has named nobody', async () => {
    await shippedOrder()
    await send()
    expect(sent.map(({ mail }) => mail.to)).toEqual(['someone@example.com', 'someone@example.com'])
    expect(await getDb().select().from(shopConfigurations)).toEqual([])
  })
})
