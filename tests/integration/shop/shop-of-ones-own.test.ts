import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { redirectRows } from '@/lib/content/redirects/redirect-rows'
import { carrierOf, carrierProblem } from '@/lib/platform/carriers'
import type { Mail } from '@/lib/platform/mail/service'
import { findMarket } from '@/lib/platform/markets/markets'
import { findShopConfiguration, isSelling } from '@/lib/platform/shop-configuration'
import { shopWords } from '@/lib/platform/shop-configuration/shop-words'
import { withShopWords } from '@/lib/platform/shop-configuration/with-shop-words'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { loadCheckout } from '@/lib/shop/checkout/load-checkout'
import { placeOrder } from '@/lib/shop/checkout/place-order'
import { saveCheckout } from '@/lib/shop/checkout/save'
import { runDueFeeds } from '@/lib/shop/feeds'
import { runFeedsCommand } from '@/lib/shop/feeds/commands'
import { sendDueFeedMails } from '@/lib/shop/feeds/send-mails'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { findOrder } from '@/lib/shop/orders/find-order'
import { mailLookOf } from '@/lib/storefront/design/mail-look'
import { beginShop } from '@/scripts/seed/begin-shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { demoMarks, demoSellers } from '../../fixtures/demo-marks'
import { startFeedServer } from '../../fixtures/feed-server'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { givenOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const now = new Date('2026-11-27T10:00:00Z')
const baseUrl = 'https://wolke.example'
const name = 'Wolke & Sieben'
const bookkeeper = 'buchhaltung@wolke.example'
const shopper = 'kundin@example.com'

const configuration = {
  ...{ type: 'shop_configuration', locale: 'de-de', name },
  colours: { ground: '#f7f4fb', ink: '#22183a', accent: '#6b21a8' },
  seller: {
    ...{ name: 'Wolke Sieben GmbH', street: 'Himmelweg 7', postcode: '10119', city: 'Berlin', country: 'DE' },
    ...{ email: 'hallo@wolke.example', phone: '030 23125-700', taxNumbers: ['USt-IdNr. DE111111111'] },
    register: 'Amtsgericht Charlottenburg, HRB 70007',
    bankAccount: {
      ...{ holder: 'Wolke Sieben GmbH', bank: 'Wolkenbank', iban: 'DE02 1203 0000 0000 2020 51' },
      bic: 'BYLADEM1001',
    },
    ...{ invoiceDays: 14, prepaymentDays: 7 },
  },
  payments: {
    order: ['V', 'RE', 'KK'],
    methods: Object.fromEntries(
      ['PP', 'AP', 'KC', 'KD', 'KN', 'NN'].map((code) => [code, { isOffered: false }]),
    ),
  },
  returns: { days: 14, longer: [] },
  bookkeeping: { papersTo: bookkeeper },
}

const goods = [
  feedRow('bag-70', { item_group_id: 'bag', size: '70', color: 'Salbei', product_type: 'Schlafen' }),
  feedRow('pram', { title: 'Kinderwagen Uferlos', price: '649.00 EUR', product_type: 'Unterwegs' }),
]

const address = {
  ...{ gender: 'f' as const, firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
  ...{ postcode: '10115', city: 'Berlin', country: 'DE' as const },
}

describeOnDatabases('A German shop of another name, from an empty folder to the credit note', (getDb) => {
  const sent: Mail[] = []
  let number = ''

  const shopOf = () => findShopConfiguration(getDb(), 'baby', market)
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const services = { paymentService: async () => undefined, write: async () => {}, now }
    const result = await runOrderCommand(getDb(), parsed.command, services)
    if (!result.ok) throw new Error(result.problem)
  }
  const sendMails = () =>
    sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl, now: () => now, look: mailLookOf({ baseUrl }) },
      openTerms: async () => undefined,
    })
  const order = async () => {
    const found = await findOrder(getDb(), number)
    if (!found) throw new Error('The order has gone')
    return found
  }

  beforeAll(async () => {
    await beginShop(getDb(), 'baby', { beginning: 'empty', isLocal: true })
    const configured = await importInto(getDb(), JSON.stringify(configuration))
    expect(configured.samples).toEqual([])
    const imported = await importInto(getDb(), tsvOf(goods))
    expect(imported).toMatchObject({ created: 2, rejected: 0 })
  }, 120_000)

  it('sells by three methods, to the company that it names', async () => {
    const shop = await shopOf()
    expect(isSelling(shop, 'live')).toBe(true)
    const offered = Object.entries(shop.payments.methods).flatMap(([code, { isOffered }]) =>
      isOffered ? [code] : [],
    )
    expect(offered.sort()).toEqual(['KK', 'RE', 'V'])
  })

  it('takes an order, and its money', async () => {
    const shop = await shopOf()
    const context = {
      ...{ brand: 'baby' as const, market, now, isSelling: true },
      shipping: {
        ...{ frachtkosten: 1499, freightLabel: '' },
        conditions: [{ label: '', versandkosten: 499, ab_bestellwert: 0 }],
      },
      ...{ options: shop.options, payments: shop.payments },
      ...{ prepaymentDays: shop.seller.prepaymentDays, invoiceDays: shop.seller.invoiceDays },
      returning: { returns: shop.returns, returnLabels: shop.returnLabels },
      client: [{ name: 'here', isShared: false }],
    }
    const [variant] = await getDb().execute<{ key: string }>(
      sql`select v.reference_key as key from variants v join products p on p.id = v.product_id
        join product_texts t on t.product_id = p.id where t.name like 'Schlafsack%'`,
    )
    const added = await addToBasket(getDb(), context, undefined, [
      { variant: variant?.key ?? '', quantity: 2 },
    ])
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    await saveCheckout(getDb(), added.id, {
      guest: { gender: 'f', first_name: 'Test', last_name: 'Person', email: shopper, newsletter: false },
      ...{ deliveryAddress: address, paymentMethod: 'V' },
    })
    const checkout = await loadCheckout(getDb(), context, added.id)
    const due = checkout?.methods.flatMap(({ code, dueDays }) =>
      dueDays === undefined ? [] : [[code, dueDays]],
    )
    expect(due).toEqual([['RE', shop.seller.invoiceDays]])
    const placed = await placeOrder(getDb(), context, added.id, {
      ...{ checkout: checkout?.id ?? '', review: checkout?.review ?? '', provider: 'shop' },
      ...{ isTest: false, isImmediate: true },
    })
    if (!placed.ok) throw new Error(placed.error.key)
    number = placed.order.number
    await sendMails()
    await run('paid', number)
    expect(await order()).toMatchObject({ status: 'placed', returnTerms: { days: 14, longer: [] } })
  })

  it('sends the goods with the invoice, and pays a part back with a credit note', async () => {
    await run('shipped', number, '--carrier', 'dhl', '--tracking', '00340434')
    await sendMails()
    await run('refund', number, '--amount', '10.00', '--lines', '1')
    await sendMails()
    await sendMails()
    const papers = (to: string) =>
      sent
        .filter((mail) => mail.to === to)
        .flatMap(({ attachments = [] }) => attachments.map(({ name: file }) => file))
        .filter((file) => /^Rechnung/.test(file))
    const expected = ['Rechnung-2026-000001.pdf', 'Rechnungskorrektur-C-2026-000001.pdf']
    expect(papers(shopper)).toEqual(expected)
    expect(papers(bookkeeper)).toEqual(expected.flatMap((file) => [file, file.replace('.pdf', '.xml')]))
    expect((await order()).status).toBe('shipped')
  })

  it('says in no mail and on no paper a word of the demo, and its own name and company instead', async () => {
    expect(sent.length).toBeGreaterThan(4)
    for (const { subject, html = '', text, attachments = [], replyTo, to } of sent) {
      expect([subject, demoMarks(`${subject} ${html} ${text} ${replyTo}`)]).toEqual([subject, []])
      if (to === shopper) expect(text).toContain('Wolke')
      for (const { name: file, content } of attachments) {
        if (!file.endsWith('.pdf')) {
          expect([file, demoMarks(String(content))]).toEqual([file, []])
          continue
        }
        const paper = await readPdf(Buffer.from(content))
        expect([file, demoMarks(`${paper.title} ${paper.text}`)]).toEqual([file, []])
        expect(paper.text).toContain('Wolke Sieben GmbH')
      }
    }
  })

  it('names the carrier of each parcel by its own name, and nothing of the demo', async () => {
    const keys = /It knows (.*)\./.exec(carrierProblem('?') ?? '')?.[1]?.split(', ') ?? []
    expect(keys.length).toBeGreaterThan(8)
    for (const key of keys) {
      const { number: own } = await givenOrder(getDb(), { placedAt: now, email: shopper })
      sent.length = 0
      await run('shipped', own, '--carrier', key, '--tracking', '1')
      await run('tracking', own, '--tracking', '00340434')
      await sendMails()
      await sendMails()
      const texts = sent.filter(({ to }) => to === shopper).map(({ html = '', text }) => `${html} ${text}`)
      for (const text of texts) expect([key, demoMarks(text), demoSellers(text)]).toEqual([key, [], []])
      // The parcel, its invoice apart, and the number that was corrected.
      const { name: called, given, from } = carrierOf(key, 'de')
      const isNamed = (text: string) => [called, given, from].some((words) => text.includes(words))
      expect([key, texts.filter(isNamed).length]).toEqual([key, 2])
    }
  })

  it('tells of the feed that it fetches, well or not, without a word of the demo', async () => {
    const { address, state } = await startFeedServer((_, response) => response.end(tsvOf(goods)))
    const feed = { address, everyMinutes: 60, complete: true }
    await importInto(getDb(), JSON.stringify({ type: 'shop_configuration', locale: 'de-de', feed }))
    const dataDir = await mkdtemp(join(tmpdir(), 'own-shop-'))
    const services = { db: getDb(), brand: 'baby' as const, dataDir, access: {}, imageOrigins: [] }
    const told: string[] = []
    const mails: Mail[] = []
    const answers = [tsvOf(goods), '', tsvOf(goods.slice(0, 1)), `${tsvOf(goods)}x\n`, tsvOf(goods)]
    for (const answer of answers) {
      state.answer = (_, response) => response.end(answer)
      await getDb().execute(sql`update feeds set is_wanted = true`)
      await runDueFeeds({ ...services, redirects: redirectRows }, new AbortController().signal)
      const service = { sendMail: async (_: string, mail: Mail) => void mails.push(mail) }
      await sendDueFeedMails({ db: getDb(), brand: 'baby', service, look: mailLookOf({ baseUrl }) })
      for (const command of [{ name: 'list' }, { name: 'show', locale: 'de-de' }] as const) {
        const said = await runFeedsCommand(getDb(), command, { brand: 'baby', now: now.getTime() })
        told.push(JSON.stringify(said))
      }
    }
    await rm(dataDir, { recursive: true })
    expect(mails.length).toBeGreaterThan(1)
    for (const { subject, text, html = '', replyTo = '' } of mails) {
      const all = [subject, text, html, replyTo].join(' ')
      expect([subject, demoMarks(all), demoSellers(all)]).toEqual([subject, [], []])
      expect(html).toContain('Wolke &amp; Sieben')
    }
    for (const text of told) expect([text, demoMarks(text), demoSellers(text)]).toEqual([text, [], []])
  })

  it('shows pages without a word of the demo', async () => {
    const words = shopWords(await shopOf(), market, now.getTime())
    const rows = await getDb().execute<{ slug: string; content: object }>(sql`
      select full_slug as slug, content from cms_stories where not is_folder and full_slug like 'de-de/%'`)
    expect(rows).toHaveLength(9)
    for (const { slug, content } of rows) {
      const shown = JSON.stringify(withShopWords(content, words))
      expect([slug, demoMarks(shown), shown.match(/\{\w+\}/g)]).toEqual([slug, [], null])
    }
    const home = rows.find(({ slug }) => slug === 'de-de/home')
    expect(JSON.stringify(withShopWords(home?.content, words))).toContain(`Willkommen bei ${name}`)
  })
})
