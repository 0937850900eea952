import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { steadyMs } from '@/lib/platform/clock'
import type { Connection, Database } from '@/lib/platform/db/connect'
import { invalidationsAfter, type Mark, newestInvalidation } from '@/lib/platform/freshness/invalidations'
import { shopConfigurationTag } from '@/lib/platform/shop-configuration'
import { databaseLeases } from '@/lib/platform/worker/leases'
import { Worker } from '@/lib/platform/worker/worker'
import { DocumentStore } from '@/lib/server/edge/document-store'
import { invalidationsJob, startInvalidations } from '@/lib/server/edge/start-invalidations'
import { startOrders } from '@/lib/server/edge/start-orders'
import { startRenewal } from '@/lib/server/edge/start-renewal'
import { startSales } from '@/lib/server/edge/start-sales'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { listingTag, productTag, storesTag } from '@/lib/shop/catalogue'
import { writePageCategories } from '@/lib/shop/import/pages/write-page-categories'
import { searchTag } from '@/lib/shop/listing/index-rows/listing-version'
import { giveBackStock, stockJob } from '@/lib/shop/orders/stock'
import { promotionTag } from '@/lib/shop/promotions/tags'
import { recommendationsTag } from '@/lib/shop/recommendations/fallback'
import { endSeries } from '@/lib/shop/vouchers/series'
import { vouchersTag } from '@/lib/shop/vouchers/tags'
import { passTime } from '../../../fixtures/clock'
import { describeOnDatabases } from '../../../fixtures/databases'
import { emptyShop, feedOf, feedShop } from '../../../fixtures/feed-shop'
import { importInto } from '../../../fixtures/import'

const brand = 'baby'
const product = 'k0'

type Running = {
  db: Database
  worker: Worker
  shop: Awaited<ReturnType<ReturnType<typeof feedShop>['givenShop']>>
}

/** An import in this process, as the job of the feeds does it. */
const importing =
  (row: object) =>
  async ({ db }: Running) => {
    expect(await importInto(db, JSON.stringify(row))).toMatchObject({ rejected: 0 })
  }

const voucher = {
  ...{ type: 'voucher', id: 'v', locales: ['de-de'], labels: { de: 'Zehn' }, codes: ['TEN'] },
  effect: { type: 'percentage', relative: 0.1 },
}

/** What changes pages in a running shop: a tag of a page that shows it, and how it changes. */
const writers: [what: string, tag: string, change: (running: Running) => Promise<unknown>][] = [
  [
    'the price of a feed that the shop fetches',
    productTag(product),
    async ({ shop }) => {
      shop.answerWith(feedOf(40, '41.00 EUR'))
      await shop.run()
    },
  ],
  [
    'goods that a feed leaves out',
    productTag('k39'),
    async ({ shop }) => {
      shop.answerWith(feedOf(39))
      await shop.run()
    },
  ],
  [
    'a feed that got its yes',
    productTag('k39'),
    async ({ shop }) => {
      shop.answerWith(feedOf(20))
      await shop.run()
      expect(await shop.yes()).toMatchObject({ ok: true })
      await shop.run()
    },
  ],
  [
    'a sale that begins',
    productTag(product),
    async ({ db, worker }) => {
      await db.execute(sql`update prices set sale_with_tax = 1000, sale_reference = with_tax, sale_began = false,
        sale_from = now() - interval '1 minute', sale_until = now() + interval '1 hour'`)
      startSales({ worker, db, brand, apply: () => worker.wake(invalidationsJob) })
      await worker.wake('sales')
    },
  ],
  [
    'the stock that an order takes',
    productTag(product),
    async ({ db, worker }) => {
      const [sold] = await db.execute<{ key: string }>(sql`select v.reference_key as key from variants v
        join products p on p.id = v.product_id where p.number = ${product}`)
      await db.transaction((tx) => giveBackStock(tx, [{ variant: sold?.key ?? '', quantity: 1 }]))
      startOrders({
        ...{ worker, db, brand, dataDir: '/nowhere' },
        apply: () => worker.wake(invalidationsJob),
        rest: async () => undefined,
      })
      await worker.wake(stockJob)
    },
  ],
  [
    'listings of an older release',
    productTag(product),
    async ({ db, worker }) => {
      await db.execute(sql`insert into stale_listings (product_id) select id from products`)
      startRenewal({ worker, db, brand })
      await worker.wake('listings of older releases')
    },
  ],
  [
    'the categories of pages',
    listingTag,
    ({ db }) =>
      writePageCategories(
        db,
        [
          {
            storyUuid: crypto.randomUUID(),
            groupId: 'g',
            locale: 'de-de',
            path: 'schlafen',
            name: 'Schlafen',
          },
        ],
        { brand },
      ),
  ],
  [
    'the settings of a shop',
    shopConfigurationTag,
    importing({ type: 'shop_configuration', locale: 'de-de', service: { answerDays: 3 } }),
  ],
  [
    'a promotion',
    promotionTag('p'),
    importing({
      ...{ type: 'promotion', id: 'p', locales: ['de-de'], labels: { de: 'Aktion' } },
      effect: { type: 'percentage', relative: 0.1 },
    }),
  ],
  ['a voucher', vouchersTag, importing(voucher)],
  [
    'a voucher that is ended',
    vouchersTag,
    async (running) => {
      await importing(voucher)(running)
      await endSeries(running.db, 'v', new Date())
    },
  ],
  [
    'a store',
    storesTag,
    importing({
      ...{
        type: 'store',
        key: 's',
        country: 'DE',
        name: 'Laden',
        street: 'Weg 1',
        postcode: '50667',
        city: 'Köln',
      },
      ...{ latitude: 50.9, longitude: 6.9, phone: '+49 221 1', hours: Array(7).fill(null) },
    }),
  ],
  [
    'recommendations',
    recommendationsTag,
    importing({ type: 'recommendation_fallback', locale: 'de-de', products: [product] }),
  ],
  [
    'a word that leads to a page',
    searchTag,
    importing({ type: 'search_redirect', locale: 'de-de', term: 'Gutschein', target: '/de/gutscheine/' }),
  ],
]

const pageCache = new PageCache({
  fs: {},
  flushToDisk: false,
  revalidatedTags: [],
  _requestHeaders: {},
} as never)

describeOnDatabases('kept documents of the instance that writes', (getDb) => {
  const { givenShop } = feedShop(getDb)
  let worker: Worker
  let since: Mark

  beforeEach(async () => {
    await emptyShop(getDb())
    worker = new Worker(databaseLeases(getDb()))
  })
  afterEach(() => worker.stop())

  it.each(writers)('are renewed by %s, and so are those of another instance', async (_, tag, change) => {
    const db = getDb()
    const shop = await givenShop(feedOf(40), { complete: true })
    await shop.run()
    since = await newestInvalidation(db)
    const expire = async (tags: string[]) => {
      passTime(5)
      await pageCache.revalidateTag(tags)
      passTime(5)
    }
    await startInvalidations({
      ...{ worker, connection: { db } as Connection, since, expire, listen: false },
      awaited: (work) => work(),
    })
    const documents = new DocumentStore()
    const page = { tags: [tag], madeAt: steadyMs(), use: () => undefined }
    const body = Buffer.from('<p>before</p>')
    documents.keep('/de/', {
      page,
      until: Number.POSITIVE_INFINITY,
      etag: 'e',
      headers: {},
      body,
      coding: 'identity',
    })
    await worker.wake(invalidationsJob)
    expect(documents.find('/de/', 'identity')).toBeDefined()
    await change({ db, worker, shop })
    await worker.wake(invalidationsJob)
    expect(documents.find('/de/', 'identity')).toBeUndefined()
    expect((await invalidationsAfter(db, since)).tags).toContain(tag)
  })
})
