import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { writeGiftCards, writeVouchers } from '@/lib/shop/vouchers'
import { importInto } from '../fixtures/import'
import { postgresBinaries, startPostgres } from '../fixtures/postgres'
import { codesLeft, countOrders, moneyFaults, stockOf } from '../fixtures/process/books'
import { type Buyer, buy, type Purchase, readyBuyer } from '../fixtures/process/buyers'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, killShop, type Shop, startShop, stopShop } from '../fixtures/process/shop'
import { sleepingBag, sourceVariant } from '../fixtures/source-product'

const binaries = await postgresBinaries()

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

const items = 4
const pieces = 6
/** More than there are pieces. */
const buyersPerItem = 8

const voucher = 'SIXTIMES'
const voucherUses = 4
const giftCard = 'SHAREDCARD'
/** Less than an order, so that the buyer who is first with it also pays in advance. */
const giftCardBalance = 1_500

const variants = 'lastpieces%'
const variantOf = (item: number) => `lastpieces${item}.70`

async function putGoods(db: Database): Promise<void> {
  const products = Array.from({ length: items }, (_, item) => {
    const variant = sourceVariant(variantOf(item), { stock: { quantity: pieces } })
    return JSON.stringify({ type: 'product', ...sleepingBag(`lastpieces${item}`, { variants: [variant] }) })
  })
  await importInto(db, products.join('\n'), { name: 'last-pieces.jsonl', now: Date.now() })
  await writeVouchers(db, [
    {
      ...{ id: 'six', locales: ['de-de'], labels: { de: 'Test' }, codes: [voucher] },
      ...{ effect: { type: 'percentage', relative: 0.1 }, usesPerCode: voucherUses },
    },
  ])
  await writeGiftCards(db, [{ code: giftCard, currency: 'EUR', balance: giftCardBalance }])
}

/** Of the buyers of each item, two pay in advance, two by card, two with the gift card, and two with the voucher. */
const purchases = Array.from({ length: items * buyersPerItem }, (_, index): Purchase => {
  const kind = Math.floor(index / items) % 4
  return {
    number: index + 1,
    variant: variantOf(index % items),
    method: kind % 2 === 0 ? 'V' : 'KK',
    ...(kind >= 2 && { code: kind === 2 ? giftCard : voucher }),
  }
})

type Stage = {
  shop: Shop
  url: () => Promise<string>
  /** Each makes everything that runs end at once, and start again. */
  disturbances: (() => Promise<void>)[]
  close: () => Promise<void>
}

const proxied = { TRUSTED_PROXY: '1' }

async function onEmbedded(): Promise<Stage> {
  const stage: Stage = {
    shop: await startCopy(prepared, proxied),
    url: async () => (await runningDatabase(stage.shop.dataDir)) ?? '',
    disturbances: Array.from({ length: 3 }, () => () => killAndStart(stage, proxied)),
    close: async () => undefined,
  }
  return stage
}

async function onPostgres(): Promise<Stage> {
  const postgres = await startPostgres(binaries ?? '')
  const env = { ...proxied, DATABASE_URL: postgres.url }
  const stage: Stage = {
    shop: await startCopy(prepared, env),
    url: async () => postgres.url,
    disturbances: [() => postgres.crash(), () => killAndStart(stage, env), () => postgres.crash()],
    close: () => postgres.stop(),
  }
  return stage
}

async function killAndStart(stage: Stage, env: Record<string, string>): Promise<void> {
  const { port, dataDir } = stage.shop
  await killShop(stage.shop)
  stage.shop = await startShop({ ...env, PORT: String(port), DATA_DIR: dataDir })
}

async function inDatabase<T>(stage: Stage, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect({ url: await stage.url(), max: 1 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

describe.each([
  ['the embedded database, while everything is killed three times', onEmbedded],
  ...(binaries ? [['PostgreSQL, while it crashes twice and the shop is killed', onPostgres] as const] : []),
] as const)('Orders for the last pieces, each request sent twice, on %s', (_, open) => {
  it('are neither lost nor double, sell every piece once, and agree to the cent', async () => {
    const stage = await open()
    await inDatabase(stage, putGoods)
    const buyers: Buyer[] = []
    for (const purchase of purchases) buyers.push(await readyBuyer(stage.shop.origin, purchase))
    let answered = 0
    let isOver = false
    const buying = Promise.all(
      buyers.map(async (buyer, index) => {
        // So that some come before, some during and some after each disturbance.
        await pause(index * 150)
        return buy(buyer, () => {
          answered += 1
        })
      }),
    ).finally(() => {
      isOver = true
    })
    for (const [index, disturb] of stage.disturbances.entries()) {
      const enough = ((index + 1) * buyers.length) / (stage.disturbances.length + 1) / 2
      while (!isOver && answered < enough) await pause(10)
      await disturb()
    }
    const outcomes = await buying
    await inDatabase(stage, async (db) => {
      // The sandbox calls back late, and again.
      await eventually(
        async () => {
          const [waiting] = await db.execute(sql`select from orders where status = 'awaitingPayment' limit 1`)
          expect(waiting).toBeUndefined()
        },
        60_000,
        500,
      )
      expect(await stockOf(db, variants)).toEqual(
        Array.from({ length: items }, (_, item) => ({ variant: variantOf(item), stock: 0, sold: pieces })),
      )
      expect(await moneyFaults(db)).toEqual([])
      expect(await codesLeft(db, { voucher, giftCard })).toEqual({ uses: voucherUses, balance: 0 })
      const sold = items * pieces
      await eventually(
        async () =>
          expect(await countOrders(db)).toEqual({
            ...{
              orders: sold,
              checkouts: sold,
              numbers: sold,
              placed: sold,
              ordered: sold,
              mails: sold,
              told: sold,
            },
          }),
        60_000,
        500,
      )
      const ordered = outcomes.flatMap(({ order }) => order ?? [])
      expect([ordered.length, new Set(ordered).size]).toEqual([sold, sold])
      for (const { refusal } of outcomes) expect([undefined, 'notBuyable', 'gone']).toContain(refusal)
    })
    await stopShop(stage.shop)
    await stage.close()
  }, 600_000)
})
