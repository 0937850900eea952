import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { shopperAt, toReview } from '../fixtures/http/checkout'
import { importInto } from '../fixtures/import'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { killShop, type Shop, startShop, stopShop } from '../fixtures/process/shop'
import { sleepingBag, sourceVariant } from '../fixtures/source-product'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

const items = 4
const pieces = 5
/** More than there are pieces. */
const buyersPerItem = 7
const kills = 3

async function inDatabase<T>(shop: Shop, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect({ url: (await runningDatabase(shop.dataDir)) ?? '', max: 1 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const variantOf = (item: number) => `lastpieces${item}.70`

const putItems = (shop: Shop) =>
  inDatabase(shop, (db) =>
    importInto(
      db,
      Array.from({ length: items }, (_, item) =>
        JSON.stringify({
          type: 'product',
          ...sleepingBag(`lastpieces${item}`, {
            variants: [sourceVariant(variantOf(item), { stock: { quantity: pieces } })],
          }),
        }),
      ).join('\n'),
      { name: 'last-pieces.jsonl', now: Date.now() },
    ),
  )

type Buyer = Awaited<ReturnType<typeof readyBuyer>>

/** A buyer who has seen the review of one piece. */
async function readyBuyer(shop: Shop, number: number) {
  const shopper = shopperAt(shop.origin, { 'x-forwarded-for': `198.51.100.${number}` })
  const variant = variantOf(number % items)
  await shopper.json('/api/basket/items/?locale=de-de', { items: [{ variant }] })
  const wanted = await toReview(shopper, 'de', { email: `buyer${number}@example.com` })
  return { shopper, wanted, number }
}

type Outcome = { number: number; order?: string; refusal?: string }

/** Sends the order twice at a time, again and again, until the shop has answered. */
async function buy(
  { shopper, wanted, number }: Buyer,
  answered: (outcome: Outcome) => void,
): Promise<Outcome> {
  for (;;) {
    const answers = await Promise.allSettled(
      [1, 2].map(() => shopper.call('/api/checkout/order/?locale=de-de', wanted)),
    )
    const outcomes = answers.flatMap((answer): Outcome[] => {
      if (answer.status === 'rejected' || answer.value.status >= 500) return []
      const body = JSON.parse(answer.value.body)
      return [{ number, ...(body.location ? { order: body.location } : { refusal: body.errors?.order }) }]
    })
    const [outcome] = outcomes
    if (outcome) {
      expect(new Set(outcomes.map(({ order = '' }) => order)).size, JSON.stringify(outcomes)).toBe(1)
      answered(outcome)
      return outcome
    }
    await pause(200)
  }
}

const left = (db: Database) =>
  db.execute<{ variant: string; stock: number; sold: number }>(sql`
    select v.reference_key as variant, v.stock_quantity as stock,
      coalesce((select sum(l.quantity) from order_lines l where l.variant = v.reference_key), 0)::int as sold
    from variants v where v.reference_key like 'lastpieces%' order by 1`)

describe('Orders for the last pieces, each sent twice, while everything is killed three times', () => {
  it('are neither lost nor double, and sell every piece once', async () => {
    let shop = await startCopy(prepared, { TRUSTED_PROXY: '1' })
    await putItems(shop)
    const buyers: Buyer[] = []
    for (let number = 1; number <= items * buyersPerItem; number += 1)
      buyers.push(await readyBuyer(shop, number))
    const outcomes: Outcome[] = []
    let isOver = false
    const buying = Promise.all(
      buyers.map(async (buyer, index) => {
        // So that some come before, some during and some after each kill.
        await pause(index * 150)
        return buy(buyer, (outcome) => outcomes.push(outcome))
      }),
    ).finally(() => {
      isOver = true
    })
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = (kill * buyers.length) / (kills + 1) / 2
      while (!isOver && outcomes.length < enough) await pause(10)
      await killShop(shop)
      shop = await startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir, TRUSTED_PROXY: '1' })
    }
    await buying
    const rows = [...(await inDatabase(shop, left))]
    expect(rows).toEqual(
      Array.from({ length: items }, (_, item) => ({ variant: variantOf(item), stock: 0, sold: pieces })),
    )
    const [counted] = await inDatabase(shop, (db) =>
      db.execute<{ orders: number; checkouts: number; numbers: number; payments: number }>(sql`
        select count(*)::int as orders, count(distinct o.checkout_id)::int as checkouts,
          count(distinct o.number)::int as numbers,
          (select count(*)::int from payments p where p.amount = (select to_pay from orders where id = p.order_id))
            as payments
        from orders o`),
    )
    const sold = items * pieces
    expect(counted).toEqual({ orders: sold, checkouts: sold, numbers: sold, payments: sold })
    const ordered = outcomes.flatMap(({ order }) => order ?? [])
    expect([ordered.length, new Set(ordered).size]).toEqual([sold, sold])
    expect(new Set(outcomes.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['notBuyable']))
    await stopShop(shop)
  }, 600_000)
})
