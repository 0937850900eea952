import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { runningDatabase } from '@/lib/platform/db/embedded'
import { formatPrice } from '@/lib/platform/i18n'
import { countryOf, everyMarketOf, screenPath } from '@/lib/platform/markets'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { createCallEvents } from '@/lib/storefront/runtime/tracking/basket-events'
import { basketAdded } from '@/schemas/api/basket'
import { foreignLanguages } from '../fixtures/foreign-words'
import { factsOf, type Shopper, shopperAt, toReview } from '../fixtures/http/checkout'
import { eventsOfOrder, eventsOn, type OrderedPiece } from '../fixtures/page-events'
import { prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, type Shop, stopShop } from '../fixtures/process/shop'

let shop: Shop
let database: ReturnType<typeof connect>
beforeAll(async () => {
  shop = await startCopy(await prepare('bm'), { SHOP_BRAND: 'bm', TRUSTED_PROXY: '1' })
  database = connect({ url: (await runningDatabase(shop.dataDir)) ?? '', max: 1 })
})
afterAll(async () => {
  await database?.close()
  if (shop) await stopShop(shop)
})

const markets = everyMarketOf('bm')
const [other] = [defaultLooks.baby.name]

/** The words of a document that readers see, without those in another language that it says so of. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template|head)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&nbsp;', ' ')

/** What of a document is another shop's, another currency's or another language's. */
function strangeIn(html: string, { language, currency }: (typeof markets)[number]): string[] {
  const words = wordsOf(html)
  const foreignMoney = currency === 'CHF' ? /.{0,20}\d\s?€.{0,5}/ : /.{0,10}CHF.{0,20}/
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  return [
    ...(words.match(new RegExp(`.{0,40}${other}.{0,40}`)) ?? []),
    ...(words.match(foreignMoney) ?? []),
    ...lines.flatMap((line) =>
      foreignLanguages(line, language).map((name) => `${name}: ${line.slice(0, 90)}`),
    ),
  ]
}

/** The usual tax of each country, in percent: what is sold first on the home page has it. */
const taxOf: Record<string, number> = { DE: 19, AT: 20, CH: 8.1, FR: 20, BE: 21, NL: 21 }

const linksOf = (html: string, code: string) => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith(`/${code}/`)),
  ),
]

describe.each(markets.map((market, index) => ({ market, index, code: market.code })))(
  'In the shop of the second brand in $code',
  ({ market, index, code }) => {
    const shopper: { at?: Shopper } = {}
    const visitor = () => {
      shopper.at ??= shopperAt(shop.origin, { 'x-forwarded-for': `198.51.100.${index + 1}` })
      return shopper.at
    }
    const page = async (path: string) => {
      const { status, body } = await visitor().get(path)
      expect([path, status]).toEqual([path, 200])
      expect([path, body]).toEqual([path, expect.stringContaining(`<html lang="${market.iso}"`)])
      expect([path, strangeIn(body, market)]).toEqual([path, []])
      return body
    }

    it('every link of the home page leads to a page of the market', async () => {
      const links = linksOf(await page(`/${code}/`), code)
      expect(links.length).toBeGreaterThan(20)
      const personal = ['account', 'checkout'].map((name) => screenPath(market, name as 'account'))
      for (const path of links) {
        if (personal.includes(path)) continue
        const { status } = await visitor().get(path)
        expect([path, [200, 303, 307]]).toEqual([path, expect.arrayContaining([status])])
      }
    })

    it('the longest product pages are no heavier than those of the first brand, nor is the basket', async () => {
      const longest = [
        ...(await database.db.execute<{ number: string }>(sql`
          select p.number from products p join variants v on v.product_id = p.id
          group by p.number order by count(*) desc, p.number limit 3`)),
      ]
      expect(longest).toHaveLength(3)
      for (const { number } of longest) {
        const { headers } = await visitor().get(`/${code}/p/-${number}/`)
        const { body } = await visitor().get(headers.location ?? '')
        expect([number, body]).toEqual([number, expect.stringContaining('product-columns')])
        expect([number, Buffer.byteLength(body)]).toEqual([number, expect.toSatisfy((n) => n <= 153_600)])
      }
      const basket = await page(screenPath(market, 'basket'))
      expect(Buffer.byteLength(basket)).toBeLessThanOrEqual(61_440)
    })

    it('goods are chosen, ordered, paid, tracked and told of in its language and currency', async () => {
      const { locale, thanks } = factsOf(code)
      const home = await page(`/${code}/`)
      const [path = ''] = linksOf(home, code).filter((href) => href.startsWith(`/${code}/p/`))
      const viewed = eventsOn(await page(path))
      const number = /(\d+)\/$/.exec(path)?.[1] ?? ''
      const [mostOf] = [
        ...(await database.db.execute<{ variant: string }>(sql`
          select v.reference_key as variant from variants v join products p on p.id = v.product_id
          where p.number = ${number} order by v.stock_quantity desc limit 1`)),
      ]
      const variant = mostOf?.variant
      const added = await visitor().json(`/api/basket/items/?locale=${locale}`, { items: [{ variant }] })
      expect([added.status, added.body]).toEqual([200, expect.any(String)])
      const calls = createCallEvents()
      const answer = basketAdded.parse(JSON.parse(added.body))
      const [item] = answer.basket.items
      const basketPage = await page(screenPath(market, 'plainBasket'))
      const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')
      const shown = plain(wordsOf(basketPage)).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
      expect(basketPage).toContain(defaultLooks.bm.name)
      for (const words of [item?.product.name ?? '', item?.product.brand ?? ''])
        expect(shown).toContain(plain(words))
      const rate = taxOf[countryOf(market)] ?? Number.NaN
      const { withTax, taxes } = answer.basket.cost
      const tax = Math.round(withTax - withTax / (1 + rate / 100))
      expect(taxes).toEqual([{ rate: rate / 100, amount: tax }])
      for (const amount of [item?.total ?? Number.NaN, withTax, tax])
        expect(shown).toContain(plain(formatPrice(amount, market)))
      expect(shown).toMatch(new RegExp(`\\b${String(rate).replace('.', '[.,]')} ?%`))
      const call = { kind: 'call', method: 'POST', path: '/api/basket/items/' } as const
      const told = {
        added: calls.eventsOf({ ...call, given: {}, answer }),
        basket: calls.viewOf(answer.basket),
      }
      const method = code === 'nl' ? 'IL' : 'KK'
      const email = `buyer-${code}@example.com`
      const wanted = await toReview(visitor(), code, { method, email })
      const begun = eventsOn(await page(`${factsOf(code).checkout}?step=review`))
      const placed = await visitor().call(`/api/checkout/order/?locale=${locale}`, wanted)
      const location = JSON.parse(placed.body).location as string
      expect(location).toContain('/sandbox-payments/')
      const { pathname } = new URL(location, shop.origin)
      expect(strangeIn((await visitor().get(pathname)).body, market)).toEqual([])
      const paid = await visitor().post(pathname, { decision: 'approve' })
      expect(paid.status).toBe(303)
      const back = new URL(paid.headers.location ?? '', shop.origin)
      const thanked = await visitor().get(back.pathname + back.search)
      const end = thanked.status === 200 ? back.pathname : (thanked.headers.location ?? '')
      expect(end).toContain(thanks)
      const order = /order=(\d{9})/.exec(back.search || end)?.[1] ?? ''
      const bought = eventsOn(await page(`${thanks}?order=${order}`))
      await page(`${screenPath(market, 'orderStatus')}?order=${order}`)
      await eventually(async () => {
        const mails = [
          ...(await database.db.execute<{ subject: string; html: string; text: string }>(
            sql`select subject, coalesce(html, '') as html, content as text from local_mailbox where recipient = ${email}`,
          )),
        ]
        expect(mails.length).toBeGreaterThan(0)
        for (const { subject, html, text } of mails)
          expect([subject, strangeIn(html, market), strangeIn(text, market)]).toEqual([subject, [], []])
      })
      const [found] = [
        ...(await database.db.execute<{ status: string; brand: string; currency: string }>(
          sql`select o.brand, o.currency, p.status from orders o join payments p on p.order_id = o.id where o.number = ${order}`,
        )),
      ]
      expect(found).toEqual({ brand: 'bm', currency: market.currency, status: 'paid' })
      const [ordered] = [
        ...(await database.db.execute<OrderedPiece>(sql`
          select o.number, o.email, o.currency, o.total, (o.cost->>'shipping')::int as shipping, p.method,
            (select coalesce(sum((tax->>'amount')::int), 0)::int from jsonb_array_elements(o.cost->'taxes') tax) as tax,
            l.product->>'number' as item, l.product->>'name' as name, l.product->>'brand' as brand, l.variant,
            l.price, coalesce((o.cost->>'saleReduction')::int, 0) + l.reduction as saved
          from orders o join payments p on p.order_id = o.id join order_lines l on l.order_id = o.id
          where o.number = ${order}`)),
      ]
      if (!ordered) throw new Error(`There is no order ${order}`)
      expect(ordered.currency).toBe(market.currency)
      const { basket, checkout, purchase } = eventsOfOrder(ordered)
      expect(viewed).toMatchObject([
        { event: 'frontend_view_item', currency: market.currency, items: [{ item_id: number, quantity: 1 }] },
      ])
      expect({ ...told, begun, bought }).toEqual({
        ...{ added: eventsOfOrder(ordered).added, basket },
        ...{ begun: checkout, bought: purchase },
      })
    })
  },
)
