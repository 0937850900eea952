import { execFile } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { freePort } from '@/lib/server/start/free-port'
import { demoMarks, demoSellers } from '../fixtures/demo-marks'
import { feedFile, feedRow, tsvOf } from '../fixtures/feeds'
import { guest, hiddenIn, prefixed, type Shopper, shopperAt } from '../fixtures/http/checkout'
import { login, type MailServer, openMailServer } from '../fixtures/mail-server'
import { editorOf, tokensOf } from '../fixtures/process/editor'
import { emptyFolder } from '../fixtures/process/prepared'
import { eventually, get, type Shop, startShop, stopShop } from '../fixtures/process/shop'
import { readPdf } from '../fixtures/read-pdf'

const name = 'Wolke & Sieben'
const company = 'Wolke Sieben GmbH'
const bookkeeper = 'buch@wolke.example'
const warehouse = 'lager@wolke.example'
const buyer = 'kundin@example.com'

const unwanted = ['PP', 'AP', 'KC', 'KD', 'KN', 'NN']
const configuration = {
  ...{ type: 'shop_configuration', locale: 'de-de', name },
  colours: { ground: '#f7f4fb', ink: '#22183a', accent: '#6b21a8' },
  seller: {
    ...{ name: company, street: 'Himmelweg 7', postcode: '10119', city: 'Berlin', country: 'DE' },
    ...{ email: 'hallo@wolke.example', phone: '030 23125-700', taxNumbers: ['USt-IdNr. DE111111111'] },
    ...{ register: 'Amtsgericht Charlottenburg, HRB 70007', representedBy: 'Wanda Wolke' },
    bankAccount: {
      ...{ holder: company, bank: 'Wolkenbank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
    },
    ...{ invoiceDays: 14, prepaymentDays: 7 },
  },
  payments: {
    order: ['V', 'RE', 'KK'],
    methods: Object.fromEntries(unwanted.map((code) => [code, { isOffered: false }])),
  },
  returns: { days: 14, longer: [], payer: 'customer', freightCost: 4900, refundDays: 14, takesMade: false },
  service: {
    answerDays: 2,
    hours: 'Montag bis Freitag, 9 bis 17 Uhr',
    onePrice: false,
    deliveryDays: { from: 2, to: 4 },
  },
  bookkeeping: { papersTo: bookkeeper, ordersTo: warehouse },
}

const category = (key: string, label: string) => ({
  ...{ type: 'category', key },
  texts: { de: { name: label, path: key } },
})
const categories = [category('schlafen', 'Schlafen'), category('unterwegs', 'Unterwegs')]

const maker = {
  ...{ manufacturer_name: 'Uferlos GmbH', manufacturer_address: 'Am Ufer 1, 24103 Kiel' },
  ...{ manufacturer_country: 'DE', manufacturer_contact: 'info@uferlos.example' },
}

/** A feed that names no brands, of which one article is used. */
const goods = [
  feedRow('bag-70', {
    title: 'Schlafsack Uferlos',
    brand: '',
    quantity: '5',
    product_type: 'Schlafen',
    ...maker,
  }),
  feedRow('pram', {
    ...{ title: 'Kinderwagen Uferlos', brand: '', price: '249.00 EUR', product_type: 'Unterwegs' },
    ...{ condition: 'gebraucht', quantity: '1', ...maker },
  }),
]

let shop: Shop
let mails: MailServer
let env: Record<string, string>
let shopper: Shopper
let number = ''

beforeAll(async () => {
  mails = await openMailServer({ tls: false })
  const [user, password] = [login.user, login.password].map(encodeURIComponent)
  env = {
    ...{ SHOP_MARKETS: 'de', MAIL_URL: `smtp://${user}:${password}@127.0.0.1:${mails.port}` },
    MAIL_FROM: `${name} <hallo@wolke.example>`,
  }
  const own = { PORT: String(await freePort()), DATA_DIR: await emptyFolder() }
  shop = await startShop({ ...env, ...own }, '--empty')
  shopper = shopperAt(shop.origin)
}, 1_200_000)
afterAll(async () => {
  if (shop) await stopShop(shop)
  await mails?.close()
})

/** A command of the merchant beside the running shop. */
const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const own = { ...env, DATA_DIR: shop.dataDir, DATABASE_URL: '', BASE_URL: '', SHOP_BRAND: 'baby' }
    const command = ['--import', './scripts/register.mjs', `scripts/${script}.ts`, ...args]
    const child = execFile(process.execPath, command, { env: { ...process.env, ...own } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: out + err }),
    )
  })
const orders = async (...args: string[]) => {
  const { code, output } = await run('orders', ...args)
  expect([code, output]).toEqual([0, expect.any(String)])
  return output
}

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
const page = async (path: string) => {
  const { status, body } = await shopper.get(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

const drafts = async () => {
  const { db, close } = connect({ url: (await runningDatabase(shop.dataDir)) ?? '', max: 1 })
  try {
    const rows = await db.execute<{ slug: string }>(sql`
      select full_slug as slug from cms_stories
      where not is_folder and published_content is null and full_slug like 'de-de/%'`)
    return rows.map(({ slug }) => slug)
  } finally {
    await close()
  }
}

const sentTo = (to: string) => mails.mails.filter(({ envelope }) => envelope.to.includes(to))
const papersTo = (to: string) =>
  sentTo(to)
    .flatMap(({ attachments }) => attachments.map((file) => file.name))
    .filter((file) => /^Rechnung/.test(file))

describe('A German shop of another name, from an empty folder', () => {
  it('begins without the demo, and says what comes next', async () => {
    expect(shop.process.output).not.toContain('Filled')
    expect(shop.process.output).toContain('npm run import -- feed.txt')
    expect(wordsOf(await page('/de/'))).toContain('Willkommen')
    expect((await get(`${shop.origin}/at/`)).status).not.toBe(200)
  })

  it('is configured, and has its goods, by files', async () => {
    const rows = [configuration, ...categories].map((row) => JSON.stringify(row)).join('\n')
    const configured = await run('import', await feedFile(rows, 'shop.jsonl'))
    expect(configured).toEqual({
      code: 0,
      output: expect.stringContaining('1 shop_configuration, 2 category'),
    })
    const imported = await run('import', await feedFile(tsvOf(goods)))
    expect(imported.output).toContain('2 rows read: 2 products created')
    expect(imported.output).toContain(`is “${name}”, the name of the shop`)
    expect(imported.code).toBe(0)
  })

  it('publishes its terms and the other pages that the law asks for', async () => {
    const editor = editorOf(shop, await tokensOf(shop))
    const slugs = await drafts()
    expect(slugs).toContain('de-de/agb')
    for (const slug of slugs) {
      const story = await editor.find(slug)
      const body = (story.content.body ?? []) as { component: string; type?: string }[]
      const rules = {
        ...{ _uid: 'rules', component: 'paragraph' },
        text: 'Es verkauft {companyName}. Zurück innerhalb von {returnDays} Tagen. Bezahlt wird so: {payments}',
      }
      await editor.write(story, {
        ...story.content,
        body: [...body.filter(({ type }) => type !== 'note'), rules],
      })
    }
    expect(await drafts()).toEqual([])
    await eventually(async () => {
      const terms = wordsOf(await page('/de/agb/'))
      expect(terms).toContain(`Es verkauft ${company}. Zurück innerhalb von 14 Tagen.`)
      expect(terms).toMatch(/Vorkasse/)
      expect(terms).not.toMatch(/PayPal|Klarna|Nachnahme/)
    }, 30_000)
  })

  it('shows on its start page what it sells', async () => {
    await eventually(async () => {
      const words = wordsOf(await page('/de/'))
      for (const shown of ['Schlafen', 'Unterwegs', 'Neu im Sortiment', 'Schlafsack', 'Gebraucht'])
        expect(words).toContain(shown)
    }, 30_000)
    const list = await page('/de/schlafen/')
    expect(wordsOf(list)).toContain('Schlafsack')
    const [, path = ''] = /href="(\/de\/p\/[^"?#]+)"/.exec(list) ?? []
    const product = wordsOf(await page(path))
    for (const shown of ['14 Tage', name, 'Artikelnummer bag-70'])
      expect(product).toContain(shown.replace('&', '&amp;'))
  })

  it('offers three methods of payment, and 14 days to return, and takes an order', async () => {
    const items = [{ variant: 'bag-70', quantity: 2 }, { variant: 'pram' }]
    const locale = '?locale=de-de'
    expect((await shopper.json(`/api/basket/items/${locale}`, { items })).status).toBe(200)
    const address = {
      ...{ gender: 'f', firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
      ...{ postcode: '10115', city: 'Berlin', country: 'DE' },
    }
    await shopper.call(`/api/user/auth/guest/${locale}`, guest(buyer))
    await shopper.call(`/api/checkout/addresses/${locale}`, prefixed(address, 'delivery'))
    const choice = await page('/de/kasse/?step=payment')
    const offered = [...choice.matchAll(/<input[^>]*name="method"[^>]*value="(\w+)"/g)].map(
      ([, code]) => code,
    )
    expect([...new Set(offered)]).toEqual(['V', 'RE', 'KK'])
    expect((await shopper.call(`/api/checkout/payment/${locale}`, { method: 'V' })).status).toBe(200)
    const review = await page('/de/kasse/?step=review')
    expect(wordsOf(review)).toContain('Gebraucht')
    const wanted = { checkout: hiddenIn(review, 'checkout'), review: hiddenIn(review, 'review') }
    const placed = await shopper.call(`/api/checkout/order/${locale}`, wanted)
    number = /order=(\d+)/.exec(placed.body)?.[1] ?? ''
    expect([placed.body, number]).toEqual([placed.body, expect.stringMatching(/^\d{8,9}$/)])
    expect(wordsOf(await page(`/de/danke/?order=${number}`))).toContain('Wolkenbank')
  })

  it('is paid, ships with an invoice, and pays a part back with a credit note, which its bookkeeper gets', async () => {
    expect(await orders('list')).toContain(number)
    await orders('paid', number)
    await orders('shipped', number, '--carrier', 'dhl', '--tracking', '00340434')
    await eventually(() => expect(papersTo(bookkeeper)).toHaveLength(2), 60_000)
    await orders('refund', number, '--amount', '10', '--lines', '2', '--reason', 'a scratch')
    const names = [/^Rechnung-\d{4}-000001\.(pdf|xml)$/, /^Rechnungskorrektur-C-\d{4}-000001\.(pdf|xml)$/]
    await eventually(() => {
      for (const paper of names) {
        expect(papersTo(bookkeeper).filter((file) => paper.test(file))).toHaveLength(2)
        expect(papersTo(buyer).filter((file) => paper.test(file))).toHaveLength(1)
      }
    }, 60_000)
    const told = await orders('show', number)
    expect(told).toMatch(/10\.00 EUR of invoice \d{4}-000001/)
    expect(told).toContain('Gebraucht')
    expect(sentTo(warehouse).length).toBeGreaterThan(0)
  })

  it('has no word, colour or sign of the demo in any mail or paper', async () => {
    for (const to of [buyer, bookkeeper, warehouse]) expect(sentTo(to).length).toBeGreaterThan(0)
    for (const { headers, text, html, attachments } of mails.mails) {
      const all = `${headers.subject} ${headers.from} ${headers['reply-to']} ${text} ${html}`
      expect([headers.subject, demoMarks(all), demoSellers(all)]).toEqual([headers.subject, [], []])
      for (const { name: file, content } of attachments) {
        const pdf = file.endsWith('.pdf') ? await readPdf(content) : undefined
        const words = pdf ? `${pdf.title} ${pdf.text} ${pdf.facts.join(' ')}` : String(content)
        expect([file, demoMarks(words), demoSellers(words)]).toEqual([file, [], []])
        if (/^Rechnung.*pdf$/.test(file)) expect(words).toContain(company)
      }
    }
    expect(sentTo(buyer).some(({ text }) => text.includes('Gebraucht'))).toBe(true)
  })

  it('has none on any page or in any file that its pages name, and leads nowhere that is not there', async () => {
    const waiting = [
      '/de/',
      `/de/danke/?order=${number}`,
      '/robots.txt',
      '/sitemap.xml',
      '/de/manifest.webmanifest',
    ]
    const seen = new Set(waiting)
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, body } = await shopper.get(path)
      expect([path, status < 400]).toEqual([path, true])
      expect([path, demoMarks(body), demoSellers(body)]).toEqual([path, [], []])
      for (const [, found = ''] of body.matchAll(/<(?:a|link)\b[^>]*\bhref="(\/[^"#?]*)["#]/g)) {
        const next = found.replaceAll('&amp;', '&')
        const isText = /^\/de\/|\.css$|\.webmanifest$/.test(next) && !/\/(?:icons|pictures)\//.test(next)
        if (isText && !seen.has(next) && seen.size < 150) waiting.push(next)
        seen.add(next)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
    expect([...seen].some((path) => path.endsWith('.css'))).toBe(true)
  })

  it('lacks nothing that a market needs but what a public address brings', async () => {
    const { output } = await run('markets')
    const [own = ''] = output.split(/\n(?=at )/)
    const needs = own.split('\n').slice(1)
    expect(needs.filter((line) => !/STRIPE|official picture|^ {2}Note: Delivery costs/.test(line))).toEqual(
      [],
    )
  })

  it('said nothing of an error on the console', () => {
    expect(shop.process.output).not.toMatch(/error|failed/i)
  })
})
