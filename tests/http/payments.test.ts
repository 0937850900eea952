import { findMarket, screenPath } from '@/lib/platform/markets'
import { sage } from '../fixtures/http/basket'
import { factsOf, hiddenIn, type Shopper, test, toReview } from '../fixtures/http/checkout'
import { describe, expect } from '../fixtures/http/test'

type Asked = { market?: string; method: string; quantity?: number; variants?: string[] }

const locationOf = ({ body }: { body: string }): string => JSON.parse(body).location

/** Fills the basket and orders what the review shows; where the answer leads. */
async function ordered(shopper: Shopper, { market = 'de', method, quantity = 1, variants = [sage] }: Asked) {
  const { locale } = factsOf(market)
  const items = variants.map((variant) => ({ variant, quantity }))
  expect((await shopper.json(`/api/basket/items/?locale=${locale}`, { items })).status).toBe(200)
  const wanted = await toReview(shopper, market, { method })
  return locationOf(await shopper.call(`/api/checkout/order/?locale=${locale}`, wanted))
}

/** A voucher that is delivered as a download. */
const download = 'PW.4001.1'

const pathOf = (address: string) => new URL(address, 'http://shop.test').pathname

/** Decides a payment on the page of the sandbox; the path that it leads back to. */
async function decide(shopper: Shopper, page: string, decision: string): Promise<string> {
  const path = pathOf(page)
  expect(path).toMatch(/^\/sandbox-payments\/sbx_[0-9a-f]{40}\/$/)
  expect((await shopper.get(path)).status).toBe(200)
  const { status, headers } = await shopper.post(path, { decision })
  expect(status).toBe(303)
  const { pathname, search } = new URL(headers.location ?? '', 'http://shop.test')
  return pathname + search
}

const h1Of = ({ body }: { body: string }) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]+>/g, '') ?? ''

const numberIn = (path: string) => /order=(\d{9})/.exec(path)?.[1] ?? ''

const thanked = 'Vielen Dank für Ihre Bestellung'

describe('A purchase that the shop settles itself', () => {
  test.for([
    ['de', 'RE', 'bekommen Sie die Rechnung per E-Mail'],
    ['at', 'RE', 'bekommen Sie die Rechnung per E-Mail'],
    ['ch', 'RE', 'bekommen Sie die Rechnung per E-Mail'],
    ['ch-fr', 'RE', 'vous recevez la facture par e-mail'],
    ['de', 'V', 'Bitte überweisen Sie'],
    ['ch-fr', 'V', 'veuillez virer'],
    ['at', 'NN', 'wenn Sie das Paket bekommen'],
    ['ch', 'NN', 'wenn Sie das Paket bekommen'],
  ] as const)('is placed at once: %s by %s', async ([market, method, words], { shopper }) => {
    const page = await shopper.get(await ordered(shopper, { market, method }))
    expect(page.status).toBe(200)
    expect(page.body).toContain(words)
  })
})

describe('A purchase that a payment service settles', () => {
  test.for([
    ['de', 'KK', 1],
    ['de', 'PP', 1],
    ['de', 'AP', 1],
    ['de', 'KC', 1],
    ['de', 'KN', 1],
    ['de', 'KD', 3],
    ['at', 'KK', 1],
    ['ch', 'TW', 1],
  ] as const)(
    'is placed when the shopper has paid: %s by %s',
    async ([market, method, quantity], { shopper }) => {
      const page = await ordered(shopper, { market, method, quantity })
      const back = await decide(shopper, page, 'approve')
      expect(pathOf(back)).toBe(factsOf(market).thanks)
      expect(h1Of(await shopper.get(back))).toContain(thanked)
    },
  )

  test('may be declined, and is paid in another way', async ({ shopper }) => {
    const back = await decide(shopper, await ordered(shopper, { method: 'KK' }), 'decline')
    const declined = await shopper.get(back)
    expect(declined.body).toContain('Es wurde nichts abgebucht')
    const retry = { order: numberIn(back), action: 'retry', method: 'PP' }
    const second = locationOf(await shopper.call('/api/checkout/pending/?locale=de-de', retry))
    expect(h1Of(await shopper.get(await decide(shopper, second, 'approve')))).toContain(thanked)
  })

  test('may be left, taken up again at the same page, and given up with the basket filled again', async ({
    shopper,
  }) => {
    const page = await ordered(shopper, { method: 'KK' })
    expect(pathOf(await decide(shopper, page, 'abandon'))).toBe('/de/kasse/')
    const waiting = await shopper.get('/de/kasse/')
    expect(h1Of(waiting)).toContain('wartet')
    const order = hiddenIn(waiting.body, 'order')
    const held = { kind: 'waiting', href: `/de/kasse/?order=${order}` }
    expect(JSON.parse((await shopper.get('/api/visitor/')).body)).toMatchObject({ held })
    // What was put into the basket since is ordered first, with a word of the order before.
    const items = [{ variant: sage, quantity: 1 }]
    expect((await shopper.json('/api/basket/items/?locale=de-de', { items })).status).toBe(200)
    const { location = '' } = (await shopper.get('/de/kasse/?step=address')).headers
    const next = await shopper.get(location)
    expect(h1Of(next)).not.toContain('wartet')
    expect(next.body).toContain(`href="${held.href}"`)
    expect(h1Of(await shopper.get(held.href))).toContain('wartet')
    const call = (action: string) => shopper.call('/api/checkout/pending/?locale=de-de', { order, action })
    expect(locationOf(await call('retry'))).toBe(page)
    expect(locationOf(await call('cancel'))).toMatch(/^\/de\/warenkorb\/\?cancelled=\d{9}$/)
    expect(pathOf(await decide(shopper, page, 'approve'))).toBe('/de/kasse/')
    expect((await shopper.get('/de/kasse/')).body).not.toContain(thanked)
    const basket = JSON.parse((await shopper.get('/api/basket/?locale=de-de')).body)
    expect(basket.items).toHaveLength(1)
  })

  test.for([
    ['de', /wartet auf die Bezahlung/],
    ['ch-fr', /attend/],
  ] as const)(
    'may be left in %s, and is told of by every screen without scripts',
    async ([market, waits], { shopper }) => {
      const own = findMarket('baby', market)
      if (!own) throw new Error(`There is no market ${market}`)
      const [basket, login] = [screenPath(own, 'plainBasket'), screenPath(own, 'checkoutLogin')]
      await decide(shopper, await ordered(shopper, { market, method: 'KK' }), 'abandon')
      const { held } = JSON.parse((await shopper.get('/api/visitor/')).body)
      expect(held).toMatchObject({ kind: 'waiting', words: expect.stringMatching(waits) })
      const told = async (path: string) => {
        const { status, body } = await shopper.get(path)
        expect(status, path).toBe(200)
        return [body.includes(held.words), body.includes(`href="${held.href}"`)]
      }
      for (const path of [basket, login, `${login}?lost=empty`, `${login}?lost=session`])
        expect(await told(path), path).toEqual([true, true])
      const items = [{ variant: sage, quantity: 1 }]
      const { locale } = factsOf(market)
      expect((await shopper.json(`/api/basket/items/?locale=${locale}`, { items })).status).toBe(200)
      for (const path of [basket, login]) expect(await told(path), path).toEqual([true, true])
    },
  )

  test('may be paid late, and is thanked for then', async ({ shopper }) => {
    const back = await decide(shopper, await ordered(shopper, { method: 'KK' }), 'later')
    expect(h1Of(await shopper.get(back))).not.toContain(thanked)
    await expect
      .poll(async () => h1Of(await shopper.get(back)), { timeout: 60_000, interval: 1_000 })
      .toContain(thanked)
  })
})

describe('A purchase of a voucher to download', () => {
  const payment = '/api/checkout/payment/?locale=de-de'
  const refusedBy = async (shopper: Shopper, methods: readonly string[]) => {
    const answers: [string, number][] = []
    for (const method of methods) answers.push([method, (await shopper.call(payment, { method })).status])
    return answers.filter(([, status]) => status === 422).map(([method]) => method)
  }

  test('alone is paid before it is sent, and never at the door', async ({ shopper, other }) => {
    const page = await ordered(shopper, { method: 'KK', variants: [download] })
    const back = await decide(shopper, page, 'approve')
    expect(h1Of(await shopper.get(back))).toContain(thanked)
    const number = new URL(back, 'http://shop.example').searchParams.get('order') ?? ''
    const linkIn = async (path = `/de/bestellstatus/?order=${number}`) =>
      /href="(\/api\/orders\/gift-cards\/[^"]+)"/
        .exec((await shopper.get(path)).body)?.[1]
        ?.replaceAll('&amp;', '&')
    await expect.poll(() => linkIn(), { timeout: 60_000, interval: 1_000 }).toBeDefined()
    const link = (await linkIn()) ?? ''
    // The tag manager's container runs on the page of thanks.
    expect(await linkIn(back)).toBeUndefined()
    // The link is enough: it is sent by mail as well.
    const paper = await other.get(link)
    expect([paper.status, paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const cut = await other.get(link.replace('key=', 'key=x'))
    expect([cut.status, cut.headers.location]).toEqual([303, expect.stringContaining('/de/bestellstatus/')])
    const fields = Object.fromEntries(new URL(link, 'http://shop.example').searchParams)
    const present = await other.call('/api/orders/gift-cards/', {
      ...fields,
      format: 'folded',
      message: 'Für dich',
    })
    expect([present.status, present.headers['content-type']]).toEqual([200, 'application/pdf'])
    const wrong = await other.call('/api/orders/gift-cards/', { ...fields, key: 'x' })
    expect(wrong.status).toBe(404)
    await ordered(shopper, { method: 'V', variants: [download] })
    await shopper.json('/api/basket/items/?locale=de-de', { items: [{ variant: download, quantity: 1 }] })
    await toReview(shopper, 'de', { method: 'V' })
    expect(await refusedBy(shopper, ['NN', 'RE', 'KC', 'KK', 'V'])).toEqual(['NN', 'RE', 'KC'])
  })

  test('beside a thing that is sent is paid neither at the door nor later', async ({ shopper }) => {
    const page = await ordered(shopper, { method: 'PP', variants: [sage, download] })
    expect(h1Of(await shopper.get(await decide(shopper, page, 'approve')))).toContain(thanked)
    const items = [sage, download].map((variant) => ({ variant, quantity: 1 }))
    await shopper.json('/api/basket/items/?locale=de-de', { items })
    await toReview(shopper, 'de', { method: 'V' })
    expect(await refusedBy(shopper, ['NN', 'RE', 'KK', 'V'])).toEqual(['NN', 'RE'])
  })
})
