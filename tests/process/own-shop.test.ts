import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import { suggestAnswer } from '@/schemas/api/listing'
import { feedFile, feedRow, rssOf, tsvOf, xmlItem } from '../fixtures/feeds'
import { sendWebhook } from '../fixtures/process/gateway'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { openRecorded, type Recorded } from '../fixtures/process/recorded'
import { eventually, get, type Shop, startShop, stopShop } from '../fixtures/process/shop'

let firstOutput: string
let space: Recorded
let shop: Shop

beforeAll(async () => {
  const prepared = await prepare('recorded')
  firstOutput = prepared.firstOutput
  const dataDir = await copyOf(prepared)
  space = await openRecorded(dataDir)
  shop = await startShop({ ...space.env, PORT: String(await freePort()), DATA_DIR: dataDir })
})
afterAll(async () => {
  if (shop) await stopShop(shop)
  await space?.close()
})

const page = (path: string) => get(`${shop.origin}${path}`)
const wordsOf = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ')
const textOf = async (path: string) => wordsOf((await page(path)).text)

function runImport(file: string, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const own = { DATA_DIR: shop.dataDir, DATABASE_URL: '', BASE_URL: '', SHOP_BRAND: 'baby' }
    const env = { ...process.env, ...space.env, ...own }
    const command = ['--import', './scripts/register.mjs', 'scripts/import.ts', file, ...args]
    const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

const feed = [
  feedRow('bag-70', {
    item_group_id: 'bag',
    size: '70',
    color: 'Salbei',
    product_type: 'Schlafen > Schlafsäcke',
  }),
  feedRow('bag-90', {
    item_group_id: 'bag',
    size: '90',
    color: 'Salbei',
    product_type: 'Schlafen > Schlafsäcke',
  }),
  feedRow('pram', {
    title: 'Kinderwagen Uferlos',
    description: 'Rollt leicht über Kies und Kopfsteinpflaster.',
    price: '649.00 EUR',
    product_type: 'Unterwegs > Kinderwagen',
  }),
]

describe('a shop of a Storyblok space and nothing else', () => {
  it('is empty at its first start, and says what fills it', () => {
    expect(firstOutput).toContain('The catalogue is empty.')
    expect(firstOutput).toContain('npm run import -- feed.txt')
    expect(firstOutput).not.toMatch(/Filled|warn|deprecat|error/i)
  })

  it.each([
    ['/de/', 200, 'Schlaf gut, kleine Eule'],
    ['/at/', 200, 'Servus'],
    ['/ch-fr/', 200, 'Bonne nuit, petite chouette'],
    ['/de/schlafen/', 200, 'Alles für ruhige Nächte'],
    ['/de/schlafen/schlafsaecke/', 200, 'Das TOG sagt, wie warm ein Schlafsack hält.'],
    ['/de/schlafen/schlafsaecke/?sort=price-asc', 200, 'Das TOG sagt'],
    ['/de/suche/', 200, ''],
    ['/de/suche/?term=Schlafsack', 200, 'Hier ist nichts dabei'],
    ['/de/wunschliste/', 200, ''],
    ['/de/warenkorb/', 200, ''],
    ['/de/p/schlafsack-104711/', 404, ''],
    ['/de/entwurf/', 404, ''],
    ['/de/gibt-es-nicht/', 404, ''],
    ['/de/sitemap.xml', 200, ''],
    ['/de/sitemap/products-1.xml', 404, ''],
    ['/sitemap.xml', 200, ''],
    ['/robots.txt', 200, ''],
    ['/api/shop/listing/?locale=de-de&category=schlafsaecke', 200, '"hits":0'],
    ['/api/shop/suggest/?locale=de-de&term=schlaf', 200, '/de/schlafen/'],
    ['/api/shop/products/?locale=de-de&numbers=104711', 200, '"items":[]'],
    ['/api/shop/recommendations/?locale=de-de&slot=basket&numbers=104711', 200, '"items":[]'],
    ['/api/shop/places/?locale=de-de&place=Berlin', 200, ''],
    ['/api/basket/?locale=de-de', 200, ''],
    ['/api/visitor/?locale=de-de', 200, ''],
  ])('answers %s with %i while it is empty', async (path, status, words) => {
    const answer = await page(path)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
  })

  it('sells what a feed says, in the categories of the pages', async () => {
    const german = await runImport(await feedFile(tsvOf(feed)))
    expect(german.output).toContain('3 rows read: 2 products created')
    expect(german.output).not.toContain('ategories that')
    expect(german.code).toBe(0)
    const french = { ...feedRow('bag-70'), item_group_id: 'bag', size: '70', color: 'Vert sauge' }
    const swiss = {
      ...french,
      title: 'Gigoteuse Lune',
      price: '45.00 CHF',
      product_type: 'Dormir > Gigoteuses',
    }
    const other = await runImport(await feedFile(rssOf([xmlItem(swiss)]), 'feed.xml'), '--locale', 'fr-ch')
    expect(other.code).toBe(0)
    await eventually(async () => {
      expect(await textOf('/de/schlafen/schlafsaecke/')).toContain('Schlafsack Mondschein')
    })
    expect(await textOf('/de/schlafen/')).toContain('Schlafsack Mondschein')
    expect(await textOf('/de/unterwegs/kinderwagen/')).toContain('Kinderwagen Uferlos')
    await eventually(async () => {
      expect(await textOf('/ch-fr/dormir/gigoteuses/')).toContain('Gigoteuse Lune')
      expect(await textOf('/de/')).toContain('Schlafsack Mondschein')
    })
  })

  it('shows the product, leads to it from the search, and lists it for search engines', async () => {
    const [, path = ''] =
      /href="(\/de\/p\/[^"?]+\/)/.exec((await page('/de/schlafen/schlafsaecke/')).text) ?? []
    const product = await page(path)
    expect(product.status).toBe(200)
    expect(wordsOf(product.text)).toContain('Hält warm, auch wenn es kalt wird.')
    expect(product.text).toContain('href="/de/schlafen/schlafsaecke/"')
    expect(await textOf('/de/suche/?term=Kopfsteinpflaster')).toContain('Kinderwagen Uferlos')
    expect((await page('/de/sitemap/products-1.xml')).text).toContain(path)
    const suggested = await page('/api/shop/suggest/?locale=de-de&term=kinderw')
    const { products, categories } = suggestAnswer.parse(JSON.parse(suggested.text))
    expect(products.map(({ name }) => name)).toEqual(['Kinderwagen Uferlos'])
    expect(categories).toEqual([{ label: 'Kinderwagen', href: '/de/unterwegs/kinderwagen/' }])
  })

  it('calls a colour what a row of its own says', async () => {
    const [, path = ''] =
      /href="(\/de\/p\/[^"?]+\/)/.exec((await page('/de/schlafen/schlafsaecke/')).text) ?? []
    const row = {
      ...{ type: 'attribute_value', attribute: 'farbe', value: 'salbei', swatch: '#93b398' },
      labels: { de: 'Salbeigrün' },
    }
    const imported = await runImport(await feedFile(JSON.stringify(row), 'words.jsonl'))
    expect(imported.output).toContain('New or changed: 1 attribute_value.')
    expect(imported.code).toBe(0)
    await eventually(async () => expect((await page(path)).text).toContain('Salbeigrün'))
  })

  it('sells in a category whose page an editor has just made, until the page is gone', async () => {
    const told = async (action: 'published' | 'unpublished', story: { id: number; full_slug: string }) =>
      expect(await sendWebhook(shop.origin, space.env.STORYBLOK_WEBHOOK_SECRET, story, action)).toBe(200)
    const full_slug = 'de-de/kategorieseiten/unterwegs/buggys'
    const made = { id: 599_000_001, uuid: '6d1f7f3e-0d6c-4b55-9d0e-6f0f2f6b8a11', name: 'Buggys', full_slug }
    space.edit((stories) =>
      stories.concat(
        stories
          .filter((story) => story.full_slug.endsWith('/kinderwagen'))
          .map((story) => ({ ...story, ...made, slug: 'buggys', group_id: made.uuid })),
      ),
    )
    await told('published', made)
    await eventually(async () => {
      expect(await textOf('/de/unterwegs/buggys/')).toContain('Hier gibt es zurzeit keine Produkte.')
    })
    const buggy = feedRow('buggy', { title: 'Buggy Windig', product_type: 'Unterwegs > Buggys' })
    expect((await runImport(await feedFile(tsvOf([buggy])))).code).toBe(0)
    await eventually(async () => expect(await textOf('/de/unterwegs/buggys/')).toContain('Buggy Windig'))
    const [, path = ''] = /href="(\/de\/p\/[^"?]+\/)/.exec((await page('/de/unterwegs/buggys/')).text) ?? []
    expect((await page(path)).text).toContain('href="/de/unterwegs/buggys/"')

    space.edit((stories) => stories.filter(({ id }) => id !== made.id))
    await told('unpublished', made)
    await eventually(async () => {
      expect((await page('/de/unterwegs/buggys/')).status).toBe(404)
      expect((await page(path)).text).not.toContain('/de/unterwegs/buggys/')
    })
    expect((await page(path)).status).toBe(200)
  })

  it('said nothing of an error on the console', () => {
    expect(shop.process.output).not.toMatch(/error|failed/i)
  })
})
