import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { freePort } from '@/lib/server/start/free-port'
import { demoMarks, demoSellers } from '../fixtures/demo-marks'
import { feedFile, feedRow, tsvOf } from '../fixtures/feeds'
import { guest, hiddenIn, prefixed, type Shopper, shopperAt } from '../fixtures/http/checkout'
import { login, type MailServer, openMailServer } from '../fixtures/mail-server'
import {
  chapterBegins,
  chapterConfigures,
  chapterGoods,
  chapterOrders,
  typed,
} from '../fixtures/process/chapter'
import { crawlShop } from '../fixtures/process/crawl-shop'
import { editorOf, tokensOf } from '../fixtures/process/editor'
import { emptyFolder } from '../fixtures/process/prepared'
import { baseUrlOf, eventually, get, type Shop, startShop, stopShop } from '../fixtures/process/shop'
import { readAttachments, readPdf } from '../fixtures/read-pdf'
import { sleepingBag } from '../fixtures/source-product'

const name = 'Wolke & Sieben'
const company = 'Wolke Sieben GmbH'
const bookkeeper = 'buch@wolke.example'
const warehouse = 'lager@wolke.example'
const buyer = 'kundin@example.com'

const maker = {
  ...{ manufacturer_name: 'Uferlos GmbH', manufacturer_address: 'Am Ufer 1, 24103 Kiel' },
  ...{ manufacturer_country: 'DE', manufacturer_contact: 'info@uferlos.example' },
}

/** Beside the goods of the chapter: a feed that names no brands, of which one article is used. */
const goods = [
  feedRow('bag-70', {
    title: 'Schlafsack Uferlos',
    brand: '',
    quantity: '5',
    product_type: 'Schlafen',
    ...maker,
  }),
  feedRow('pram-used', {
    ...{ title: 'Kinderwagen Uferlos', brand: '', price: '249.00 EUR', product_type: 'Unterwegs' },
    ...{ condition: 'gebraucht', quantity: '1', ...maker },
  }),
]

/** An article with a sheet that the shop writes, in the project's own format. */
const documented = sleepingBag('kuschel1', {
  ...{ brand: name, categories: ['schlafen'], images: [] },
})

const datev = {
  ...{ consultant: 1001, client: 7, accountLength: 4, yearBegins: 1, receivables: '10000' },
  revenues: [
    { rate: 0.19, account: '8400' },
    { rate: 0, account: '1710' },
  ],
}

let shop: Shop
let mails: MailServer
let env: Record<string, string>
let shopper: Shopper
let number = ''
/** Where the files of the chapter lie, and what its commands write. */
let folder: string
/** What the commands of the chapter about the order said. */
const said: Record<string, string> = {}

beforeAll(async () => {
  mails = await openMailServer({ tls: false })
  const [user, password] = [login.user, login.password].map(encodeURIComponent)
  const port = await freePort()
  folder = await emptyFolder()
  env = {
    ...chapterBegins.env,
    ...{ BASE_URL: baseUrlOf(port), MAIL_URL: `smtp://${user}:${password}@127.0.0.1:${mails.port}` },
    MAIL_FROM: `${name} <hallo@wolke.example>`,
  }
  const own = { PORT: String(port), DATA_DIR: await emptyFolder() }
  shop = await startShop({ ...env, ...own }, ...chapterBegins.options)
  shopper = shopperAt(shop.origin)
}, 1_200_000)
afterAll(async () => {
  if (shop) await stopShop(shop)
  await mails?.close()
})

/** What a merchant types beside the running shop. The list of what a market needs ends with 1 while it needs something. */
const type = async (words: string, ends: readonly number[] = [0]) => {
  const own = { DATA_DIR: shop.dataDir, DATABASE_URL: '', SHOP_BRAND: 'baby', SESSION_SECRET: '' }
  const { code, output } = await typed(words, folder, { ...env, ...own })
  expect([words, output, ends]).toEqual([words, output, expect.arrayContaining([code])])
  return output
}
const run = (script: string, ...args: string[]) => type(['npm run -s', script, '--', ...args].join(' '))
const orders = (...args: string[]) => run('orders', ...args)

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

/** The text of each file in a folder, papers as a reader shows them. */
async function filesIn(of: string): Promise<[file: string, text: string][]> {
  const files = (await readdir(of)).filter((file) => file.includes('.')).sort()
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const content = await readFile(join(of, file))
      if (!file.endsWith('.pdf')) return [file, content.toString('latin1') + content.toString()]
      const { title, text, facts } = await readPdf(content)
      const { files: within, metadata } = readAttachments(content)
      return [file, [title, text, ...facts, metadata, ...within].join(' ')]
    }),
  )
}

describe('A German shop of another name, from an empty folder', { timeout: 600_000 }, () => {
  it('begins without the demo, and says what comes next', async () => {
    expect(shop.process.output).not.toContain('Filled')
    expect(shop.process.output).toContain('npm run import -- feed.txt')
    expect(wordsOf(await page('/de/'))).toContain('Willkommen')
    expect((await get(`${shop.origin}/at/`)).status).not.toBe(200)
  })

  it('is configured, and has its goods, by what the chapter types', async () => {
    await mkdir(join(shop.dataDir, 'shop'), { recursive: true })
    await writeFile(
      join(shop.dataDir, 'shop/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#22183a" d="M0 0h120v40H0z"/></svg>',
    )
    const configured = await type(chapterConfigures)
    expect(configured).toContain('1 shop_configuration')
    const filled = await type(chapterGoods, [0, 1])
    expect(filled).toContain('2 category')
    expect(filled).toContain('2 rows read: 2 products created')
    expect(filled).toContain('de (de-DE) is open and needs')
    const imported = await run('import', await feedFile(tsvOf(goods)))
    expect(imported).toContain('2 rows read: 2 products created')
    expect(imported).toContain(`is “${name}”, the name of the shop`)
    const own = {
      ...documented,
      documents: [{ label: { de: 'Sicherheit' }, src: '/documents/kuschel1/safety-de.pdf' }],
    }
    const rows = [own, { type: 'shop_configuration', locale: 'de-de', bookkeeping: { datev } }]
    await run('import', await feedFile(rows.map((row) => JSON.stringify(row)).join('\n'), 'more.jsonl'))
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
    const [, path = ''] = /href="(\/de\/p\/[^"?#]*uferlos[^"?#]*)"/.exec(list) ?? []
    const product = wordsOf(await page(path))
    for (const shown of ['14 Tage', name, 'Artikelnummer bag-70'])
      expect(product).toContain(shown.replace('&', '&amp;'))
  })

  it('offers three methods of payment, and 14 days to return, and takes an order', async () => {
    const items = [
      ...[{ variant: 'bag' }, { variant: 'pram' }],
      ...[{ variant: 'bag-70', quantity: 2 }, { variant: 'pram-used' }],
    ]
    const locale = '?locale=de-de'
    expect((await shopper.json(`/api/basket/items/${locale}`, { items })).status).toBe(200)
    const address = {
      ...{ gender: 'f', firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
      ...{ postcode: '10115', city: 'Berlin', country: 'DE' },
    }
    await shopper.call(`/api/user/auth/guest/${locale}`, guest(buyer))
    // A carrier of freight calls before it brings the pram.
    const withPhone = { ...address, phone: '030 23125-123' }
    const sent = await shopper.call(`/api/checkout/addresses/${locale}`, prefixed(withPhone, 'delivery'))
    expect([sent.status, sent.body]).toEqual([200, expect.any(String)])
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

  it('is led by the commands of the chapter to its credit note, which the bookkeeper gets', async () => {
    const account = { order: number, holder: 'Test Person', iban: 'DE89 3704 0044 0532 0130 00' }
    for (const command of chapterOrders(number)) {
      if (/ invoices list$/.test(command))
        await eventually(() => expect(papersTo(bookkeeper)).toHaveLength(2), 60_000)
      if (/ owed$/.test(command))
        expect((await shopper.call('/api/orders/refund-account/?locale=de-de', account)).status).toBeLessThan(
          400,
        )
      if (/ show /.test(command) && said.transferred !== undefined)
        await eventually(() => expect(papersTo(bookkeeper)).toHaveLength(4), 60_000)
      said[/ -- (?:invoices )?(\S+)/.exec(command)?.[1] ?? ''] = await type(command)
    }
    const { show = '', list = '', owed = '', export: exported = '' } = said
    expect(show).toMatch(/10\.00 EUR of invoice WS-?\d{4}-000001/)
    expect(show).toContain('Gebraucht')
    expect(list).toContain('000001')
    expect(owed).toContain('10.00')
    expect(exported).not.toBe('')
    const names = [
      /^Rechnung-WS-?\d{4}-000001\.(pdf|xml)$/,
      /^Rechnungskorrektur-WSK-?\d{4}-000001\.(pdf|xml)$/,
    ]
    for (const paper of names) {
      expect(papersTo(bookkeeper).filter((file) => paper.test(file))).toHaveLength(2)
      expect(papersTo(buyer).filter((file) => paper.test(file))).toHaveLength(1)
    }
    expect(sentTo(warehouse).length).toBeGreaterThan(0)
  })

  it('has none in what its merchant exports: papers, lists, postings, and the file for the bank', async () => {
    const year = new Date().getFullYear()
    const days = `--from ${year}-01-01 --to ${year + 1}-12-31`
    await orders('refund', number, '--amount', '5')
    await type(
      [
        `npm run -s orders -- owed --file ${folder}/bank.xml`,
        `npm run -s orders -- export --format csv > ${folder}/orders.csv`,
        `npm run -s orders -- export --format json > ${folder}/orders.jsonl`,
        `npm run -s orders -- owed --format csv > ${folder}/owed.csv`,
        `npm run -s orders -- invoices datev --locale de-de --from ${year}-01-01 --to ${year}-12-31 --file ${folder}/datev.csv`,
        ...['day', 'product', 'payment'].map(
          (by) => `npm run -s orders -- report ${days} --by ${by} --csv > ${folder}/report-${by}.csv`,
        ),
      ].join('\n'),
    )
    const files = [
      ...(await filesIn(folder)).filter(
        ([file]) => /\.(?:xml|csv|jsonl)$/.test(file) && !/^(?:shop|categories)/.test(file),
      ),
      ...(await filesIn(join(folder, 'papers'))),
      ...(await filesIn(join(folder, 'notes'))),
      // npm names the project above what a command says.
      ...Object.entries(said).map(([command, text]) => [command, text.replaceAll(/^> .*$/gm, '')] as const),
    ]
    const kinds = files.map(([file]) => file.replace(/\d.*/, ''))
    for (const kind of [
      'bank.xml',
      'datev.csv',
      'orders.csv',
      'report-day.csv',
      'papers.csv',
      'Lieferschein-',
    ])
      expect(kinds).toContain(kind)
    for (const [file, text] of files)
      expect([file, demoMarks(text), demoSellers(text)]).toEqual([file, [], []])
    expect(files.filter(([, text]) => text.includes(company)).map(([file]) => file)).toEqual(
      expect.arrayContaining([
        'bank.xml',
        expect.stringMatching(/^Rechnung/),
        expect.stringMatching(/^Lieferschein/),
      ]),
    )
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

  it('has none on any page, in any answer or file that its pages name, and leads nowhere that is not there', async () => {
    const calls = [
      ...['suggest/?locale=de-de&term=schla', 'suggest/?locale=de-de&term=kinder'],
      ...['listing/?locale=de-de&category=schlafen', 'recommendations/?locale=de-de&slot=basket&numbers=bag'],
    ].map((call) => `/api/shop/${call}`)
    const starts = [
      ...['/de/', `/de/danke/?order=${number}`, '/de/suche/?term=Schlafsack', '/de/service-worker.js'],
      ...['/robots.txt', '/sitemap.xml', '/de/sitemap.xml', '/de/manifest.webmanifest', '/favicon.ico'],
      ...['/de/documentation/blocks/', '/de/documentation/design/', '/studio/login/'],
      ...calls,
    ]
    const visited = await crawlShop(shopper, baseUrlOf(shop.port), starts)
    for (const { path, body } of visited)
      expect([path, demoMarks(body), demoSellers(body)]).toEqual([path, [], []])
    // Pictures of goods are at addresses that this shop may not fetch: a placeholder answers.
    const lost = visited.filter(({ path, status }) => status >= 400 && !path.startsWith('/pictures/from/'))
    expect(lost.map(({ path, status, from }) => `${status} ${path} from ${from}`)).toEqual([])
    const paths = visited.map(({ path }) => path)
    for (const kind of [
      ...[/\.css$/, /^\/documents\/kuschel1\/safety-de\.pdf/, /^\/de\/icons\//, /^\/de\/share\//],
      ...[/^\/de\/sitemap\/products-1\.xml$/, /^\/de\/documentation\/blocks\/teaser\//, /^\/de\/p\//],
    ])
      expect([kind, paths.some((path) => kind.test(path))]).toEqual([kind, true])
    expect(visited.filter(({ body }) => body.includes('"BreadcrumbList"')).length).toBeGreaterThan(3)
  })

  it('has none in the documents of its products', async () => {
    const answer = await fetch(`${shop.origin}/documents/kuschel1/safety-de.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { title, text, facts } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const words = [title, text, ...facts].join(' ')
    expect(words).toContain(name)
    expect([demoMarks(words), demoSellers(words)]).toEqual([[], []])
  })

  it('shows a page that an editor publishes in place of a category’s own, until it is gone', async () => {
    const editor = editorOf(shop, await tokensOf(shop))
    expect(wordsOf(await page('/de/schlafen/'))).toContain('Schlafsack')
    const story = await editor.make('de-de/kategorieseiten/schlafen', 'Schlafen', {
      ...{ component: 'page', pageType: 'category' },
      body: [{ _uid: 'words', component: 'headline', text: 'Nächte voller Sterne' }],
    })
    await eventually(async () => {
      const words = wordsOf(await page('/de/schlafen/'))
      expect(words).toContain('Nächte voller Sterne')
      expect(words).not.toContain('Schlafsack')
    }, 30_000)
    await editor.unpublish(story)
    await eventually(async () => {
      const words = wordsOf(await page('/de/schlafen/'))
      expect(words).not.toContain('Nächte voller Sterne')
      expect(words).toContain('Schlafsack')
    }, 30_000)
    const [, path = ''] = /href="(\/de\/p\/[^"?#]+)"/.exec(await page('/de/schlafen/')) ?? []
    expect(await page(path)).toContain('href="/de/schlafen/"')
  })

  it('lacks nothing that a market needs but what a public address brings', async () => {
    const output = await type('npm run -s markets', [0, 1])
    const [own = '', ...closed] = output.split(/\n(?=at )/)
    expect(closed.join('').trimEnd().split('\n')).toHaveLength(3)
    expect(closed.join('')).toMatch(
      /^at \(de-AT\) is closed and needs \d+: “npm run markets -- at” lists them$/m,
    )
    expect(await type('npm run -s markets -- at', [1])).toMatch(
      /^at \(de-AT\) is closed and needs \d+\n {2}\S/,
    )
    const needs = own.split('\n').slice(1)
    expect(
      needs.filter(
        // The goods of the chapter and the documented ones name no manufacturer.
        (line) => !/STRIPE|official picture|^ {2}Note: Delivery costs|3 products without a manu/.test(line),
      ),
    ).toEqual([])
  })

  it('said nothing of an error on the console', () => {
    expect(shop.process.output).not.toMatch(/error|failed/i)
  })
})
