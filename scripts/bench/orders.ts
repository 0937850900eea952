import { sql } from 'drizzle-orm'
import { sealData } from 'iron-session'
import { connect, type Database } from '@/lib/platform/db'
import { findMarket } from '@/lib/platform/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration'
import { addToBasket } from '@/lib/shop/basket'
import { type CheckoutContext, loadCheckout, placeOrder, saveCheckout } from '@/lib/shop/checkout'
import { writeProducts } from '@/lib/shop/import'
import { shippingOf } from '@/lib/shop/rules'
import { sourceProduct } from '@/schemas/shop'
import { bareTransactions, statementsOf } from './order-statements'
import { comparedRow, type Row } from './row'

const items = 20
const pieces = 10
/** At a time. */
const buyers = 50
/** Half as many again as there are pieces. */
const wanted = (items * pieces * 3) / 2
const bareSeconds = 5

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const context: CheckoutContext = {
  ...{
    brand: 'baby',
    market,
    shipping: shippingOf([]),
    now: new Date(),
    prepaymentDays: 7,
    invoiceDays: 14,
    isSelling: true,
  },
  payments: defaultConfiguration('baby', market).payments,
  options: defaultConfiguration('baby', market).options,
  returning: defaultConfiguration('baby', market),
}

const variantOf = (run: number, item: number) => `bench${run}-${item}.v`

const itemOf = (run: number, item: number) =>
  sourceProduct.parse({
    ...{ referenceKey: `bench${run}-${item}`, masterKey: `bench${run}-${item}`, brand: 'Bench' },
    categories: [],
    texts: { de: { name: `Bench ${item}` } },
    images: [],
    variants: [
      {
        referenceKey: variantOf(run, item),
        stock: { quantity: pieces },
        logistics: { BVC: 1, deliveryDaysFrom: 1, deliveryDaysTo: 3 },
        prices: {
          DE: { currencyCode: 'EUR', withTax: 1999, withoutTax: 1680, tax: { vat: { amount: 0.19 } } },
        },
      },
    ],
  })

/** A buyer's basket with one piece, and a checkout in which nothing is missing. */
async function readyBasket(db: Database, run: number, number: number): Promise<string> {
  const client = [{ name: `bench ${run} ${number}`, isShared: false }]
  const variant = variantOf(run, number % items)
  const added = await addToBasket(db, { ...context, client }, undefined, [{ variant, quantity: 1 }])
  if (!added.ok) throw new Error(JSON.stringify(added.errors))
  await saveCheckout(db, added.id, {
    guest: {
      ...{ gender: 'd', first_name: 'Bench', last_name: 'Buyer', newsletter: false },
      email: `bench-${run}-${number}@example.com`,
    },
    deliveryAddress: {
      ...{ gender: 'd', firstName: 'Bench', lastName: 'Buyer', street: 'Musterweg 1' },
      ...{ postcode: '10115', city: 'Berlin', country: 'DE' },
    },
    paymentMethod: 'RE',
  })
  return added.id
}

type Buyer = { cookie: string; number: number; body: URLSearchParams }

const hidden = (html: string, name: string): string => {
  const [tag = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  const [, value = ''] = /value="([^"]*)"/.exec(tag) ?? []
  return value
}

/** Sees the review, as each buyer does before the order. */
async function review(origin: string, secret: string, basket: string, number: number): Promise<Buyer> {
  const cookie = `shop-session=${await sealData({ basket }, { password: secret, ttl: 3_600 })}`
  const answer = await fetch(`${origin}/de/kasse/?step=review`, { headers: { cookie } })
  const html = await answer.text()
  const body = new URLSearchParams({ checkout: hidden(html, 'checkout'), review: hidden(html, 'review') })
  return { cookie, number, body }
}

async function order(origin: string, { cookie, number, body }: Buyer): Promise<number> {
  const answer = await fetch(`${origin}/api/checkout/order/?locale=de-de`, {
    method: 'POST',
    headers: {
      ...{ accept: 'application/json', origin, cookie },
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.18.${number >> 8}.${number & 255}`,
    },
    body: body.toString(),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Runs tasks, so many at a time, and resolves to their results. */
async function atATime<T>(count: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const take = async () => {
    for (let task = tasks[next]; task; task = tasks[next]) {
      next += 1
      results.push(await task())
    }
  }
  await Promise.all(Array.from({ length: count }, take))
  return results
}

/** What does not fit after a run: stock, orders and payments must agree to the piece and to the cent. */
async function faults(db: Database, run: number): Promise<string[]> {
  const like = `bench${run}-%`
  const rows = await db.execute<{ variant: string; stock: number; sold: number }>(sql`
    select v.reference_key as variant, v.stock_quantity as stock,
      coalesce((select sum(l.quantity) from order_lines l where l.variant = v.reference_key), 0)::int as sold
    from variants v where v.reference_key like ${like}`)
  const wrong = rows.filter(({ stock, sold }) => stock !== 0 || sold !== pieces)
  const [sums] = await db.execute<{ orders: number; due: number; asked: number }>(sql`
    select count(*)::int as orders, coalesce(sum(o.to_pay), 0)::int as due,
      coalesce(sum((select sum(p.amount) from payments p where p.order_id = o.id)), 0)::int as asked
    from orders o where o.email like ${`bench-${run}-%`}`)
  return [
    ...wrong.map(({ variant, stock, sold }) => `${variant}: ${stock} left, ${sold} sold`),
    ...(sums?.orders === items * pieces ? [] : [`${sums?.orders} orders`]),
    ...(sums?.due === sums?.asked ? [] : [`${sums?.due} due, ${sums?.asked} asked for`]),
  ]
}

/**
 * Orders per second of 50 buyers who want more of 20 items than there is, over HTTP, beside a bare transaction of the
 * statements of one order. Throws if a piece was sold twice or not at all.
 */
export async function measureOrders(
  subject: string,
  { origin, databaseUrl, secret }: { origin: string; databaseUrl: string; secret: string },
): Promise<Row> {
  const run = Date.now()
  const { db, close } = connect({ url: databaseUrl })
  try {
    await writeProducts(
      db,
      Array.from({ length: items }, (_, item) => itemOf(run, item)),
      { brand: 'baby' },
    )
    const baskets: string[] = []
    for (let number = 0; number < wanted; number += 1) baskets.push(await readyBasket(db, run, number))
    const bare = await measureBare(db, databaseUrl, baskets.slice(0, 10))
    const ready = await atATime(
      4,
      baskets.map((basket, number) => () => review(origin, secret, basket, number)),
    )
    const begun = performance.now()
    const statuses = await atATime(
      buyers,
      ready.map((buyer) => () => order(origin, buyer)),
    )
    const seconds = (performance.now() - begun) / 1_000
    const wrong = await faults(db, run)
    if (wrong.length > 0) throw new Error(`After ${wanted} attempts: ${wrong.join('; ')}`)
    const refused = statuses.filter((status) => status !== 200).length
    return comparedRow({
      subject,
      unit: 'req/s',
      figure: (items * pieces) / seconds,
      yardstick: { name: 'a bare transaction of the same statements', figure: bare },
      note: `${items * pieces} sold, ${refused} refused, none twice`,
    })
  } finally {
    await close()
  }
}

async function measureBare(db: Database, url: string, baskets: readonly string[]): Promise<number> {
  const own: Awaited<ReturnType<typeof statementsOf>>[] = []
  for (const basket of baskets) {
    const checkout = await loadCheckout(db, context, basket)
    const asked = {
      checkout: checkout?.id ?? '',
      review: checkout?.review ?? '',
      provider: 'sandbox',
      isTest: false,
    }
    own.push(await statementsOf(url, (tx) => placeOrder(tx, context, basket, asked)))
  }
  return bareTransactions(url, own, bareSeconds)
}
