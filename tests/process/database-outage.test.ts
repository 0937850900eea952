import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { freePort } from '@/lib/server/start/free-port'
import { openDatabaseLine } from '../fixtures/process/database-line'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get } from '../fixtures/process/shop'
import { queryOn } from '../fixtures/query'

type Line = Awaited<ReturnType<typeof openDatabaseLine>>

let origin: string
let line: Line
/** Products: one whose page is asked for before, and one whose page is not. */
let known: string
let unseen: string

beforeAll(async () => {
  const dataDir = await copyOf(await prepare('baby'))
  const embedded = await openEmbedded(dataDir)
  const { db, close } = connect({ url: embedded.url, max: 1 })
  const products = await queryOn(db)<{ path: string }[]>`
    select t.path from products p join product_texts t on t.product_id = p.id and t.language = 'de'
    order by p.popularity desc, p.id`
  await close()
  known = `/de/p/${products[0]?.path}/`
  unseen = `/de/p/${products.at(-1)?.path}/`
  line = await openDatabaseLine(embedded.url)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const server = await serve({ port, dataDir, databaseUrl: line.url }, { NESTLING_EMBEDDED_DATABASE: '1' })
  await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
  return async () => {
    server.signal('SIGTERM')
    await server.ended
    await line.close()
    await embedded.close()
  }
})

const category = '/de/kleidung/'
const choices = [`${category}?sort=price-asc`, `${category}?colour=salbei`, `${category}?page=2`]
const search = '/de/suche/?term=body'
/** What was searched for is remembered for half a minute, so in an outage the same is asked for in another order. */
const asked = [...choices, `${search}&sort=price-asc`]
const page = (path: string) => get(`${origin}${path}`)
const hasListing = (html: string) => /aria-label="Produkte"|>\d+ Produkte</.test(html)

describe.each(['cut', 'silence'] as const)('a database whose line is gone (%s)', (fault) => {
  beforeAll(async () => {
    expect((await page(known)).status).toBe(200)
    // After an outage the database is asked four times a second whether it is back.
    for (const path of [category, ...choices, search])
      await eventually(async () => {
        const { status, text } = await page(path)
        expect({ path, status, listing: hasListing(text) }).toEqual({ path, status: 200, listing: true })
      }, 5_000)
    await line[fault]()
  })
  afterAll(() => line.mend())

  it.concurrent.each(asked)(
    'makes a choice unavailable, and no page without its products: %s',
    async (path) => {
      const { status, headers, text } = await page(path)
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('30')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('<html lang="de-DE"')
    },
  )

  it.concurrent.each([
    '/api/shop/listing/?locale=de-de&category=kleidung',
    '/api/shop/products/?locale=de-de&numbers=100000',
  ])('is said by a call: %s', async (path) => {
    const { status, headers, text } = await page(path)
    expect(status).toBe(503)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(JSON.parse(text)).toEqual({ status: 503, title: 'Unavailable' })
  })

  it.concurrent('costs no page that was there before: a category with its products, and a product', async () => {
    const kept = await page(category)
    expect({ status: kept.status, listing: hasListing(kept.text) }).toEqual({ status: 200, listing: true })
    expect((await page(known)).status).toBe(200)
  })

  // On a cut connection a query fails at once; on a silent one only after a time limit.
  if (fault === 'cut')
    it.concurrent('makes a page unavailable that has not been rendered yet', async () => {
      expect((await page(unseen)).status).toBe(503)
    })
})

describe('a database that is back', () => {
  it('is asked again at once, and nothing of the outage is kept', async () => {
    for (const path of [...asked, unseen])
      await eventually(async () => {
        expect({ path, status: (await page(path)).status }).toEqual({ path, status: 200 })
      })
  })
})
