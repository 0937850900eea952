import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { giftCardScreenPath, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { generateCodes } from '@/lib/shop/vouchers'
import { ask as send } from '../fixtures/e2e/ask'
import { databaseUrl } from '../fixtures/e2e/content-service'
import { runInShop } from '../fixtures/e2e/run-in-shop'
import { expect, test } from '../fixtures/http/test'
import { queryOn } from '../fixtures/query'

const markets = marketsOf('baby')
const other = { EUR: 'CHF', CHF: 'EUR' } as const
const [, ...ofShop] = generateCodes(1 + 4 * markets.length)
const codesOf = (market: Market) => {
  const at = 4 * markets.indexOf(market)
  const [full = '', spent = '', over = '', foreign = ''] = ofShop.slice(at, at + 4)
  return { full, spent, over, foreign }
}

beforeAll(async () => {
  const giftCards = markets.flatMap((market) => {
    const { full, spent, over, foreign } = codesOf(market)
    const { currency } = market
    return [
      { code: full, currency, balance: 4_250 },
      { code: spent, currency, balance: 0 },
      { code: over, currency, balance: 5_000, dateTo: '2026-01-31T23:00:00Z' },
      { code: foreign, currency: other[currency as keyof typeof other], balance: 5_000 },
    ]
  })
  await runInShop('write-vouchers.ts', JSON.stringify({ vouchers: [], giftCards }))
})
afterAll(async () => {
  const { db, close } = connect({ url: databaseUrl(), max: 1 })
  await queryOn(db)`delete from gift_cards where code = any(${ofShop})`
  await close()
})

/** A browser without scripts: it keeps cookies, follows nothing by itself. */
function browserAt(address: string) {
  const cookies = new Map<string, string>()
  return async (path: string, form?: Record<string, string>) => {
    const answer = await send(address, path, {
      method: form ? 'POST' : 'GET',
      headers: {
        ...{
          origin: address,
          accept: 'text/html',
          cookie: [...cookies].map((each) => each.join('=')).join('; '),
        },
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s>].*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|[\u00a0\u202f]/g, ' ')

const said = {
  de: {
    ...{
      greeting: 'Ein Geschenk für Sie',
      spent: 'nichts mehr übrig',
      over: 'abgelaufen',
      unknown: 'kennen wir nicht',
    },
    ...{ foreign: 'ist in', kept: 'ist vorgemerkt', spoiled: 'abgelaufen oder unvollständig' },
  },
  fr: {
    ...{
      greeting: 'Un cadeau pour vous',
      spent: 'ne reste rien',
      over: 'a expiré',
      unknown: 'ne connaissons pas',
    },
    ...{ foreign: 'est en', kept: 'est enregistrée', spoiled: 'a expiré ou est incomplet' },
  },
  nl: {
    ...{
      greeting: 'Een cadeau voor u',
      spent: 'staat niets meer',
      over: 'is verlopen',
      unknown: 'kennen we niet',
    },
    ...{ foreign: 'is in', kept: 'is bewaard', spoiled: 'verlopen of onvolledig' },
  },
}

for (const market of markets) {
  const words = said[market.language]
  const page = `${screenPath(market, 'giftCard')}?state=open`
  const openBy = async (address: string, card: string) => {
    const browse = browserAt(address)
    const led = await browse(giftCardScreenPath(market, { card }))
    expect([led.status, led.headers.location]).toEqual([303, page])
    const shown = await browse(page)
    expect(shown.status).toBe(200)
    return { browse, shown, text: textOf(shown.body) }
  }

  test(`a gift card greets in ${market.code}, and pays when it is told to, without scripts`, async ({
    address,
  }) => {
    const { full } = codesOf(market)
    const { browse, shown, text } = await openBy(address, full)
    expect(text).toContain(words.greeting)
    expect(text).toMatch(market.currency === 'CHF' ? /CHF 42\.50/ : /42,50 ?€|€ ?42,50/)
    expect(text).toContain(`••••${full.slice(-4)}`)
    expect(text).not.toContain(full)
    expect(shown.body).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expect(shown.body).toMatch(/<meta name="referrer" content="same-origin"/)
    expect(shown.headers['cache-control']).toMatch(/no-store/)
    const plain = screenPath(market, 'plainBasket')
    expect(textOf((await browse(plain)).body)).not.toContain(full.slice(-4))
    const codes = `/api/basket/codes/?locale=${market.shopLocale}`
    const kept = await browse(codes, { code: full, from: 'giftCard' })
    expect([kept.status, kept.headers.location]).toEqual([303, giftCardScreenPath(market, { state: 'kept' })])
    expect(textOf((await browse(kept.headers.location ?? '')).body)).toContain(words.kept)
    const added = await browse(`/api/basket/items/?locale=${market.shopLocale}`, {
      ...{ number: 'pw1001', variant: 'PW.pw1001.074', quantity: '1' },
    })
    expect(added.status).toBe(303)
    expect(textOf((await browse(plain)).body)).toContain(`••••${full.slice(-4)}`)
    const again = await browse(codes, { code: full, from: 'giftCard' })
    expect([again.status, again.headers.location]).toEqual([303, screenPath(market, 'basket')])
  })

  test.for(['spent', 'over', 'foreign'] as const)(
    `a gift card that cannot pay in ${market.code} says why: %s`,
    async (state, { address }) => {
      const { text, shown } = await openBy(address, codesOf(market)[state])
      expect(text).toContain(words[state])
      expect(shown.body).not.toMatch(/name="from" value="giftCard"/)
    },
  )

  test(`a wrong code and a spoiled link are told in ${market.code}`, async ({ address }) => {
    expect((await openBy(address, `X${randomUUID().slice(0, 8)}`)).text).toContain(words.unknown)
    for (const card of ['17.1790000000000.x', 'über'])
      expect((await openBy(address, card)).text).toContain(words.spoiled)
  })

  test(`what was printed before leads to the page in ${market.code}`, async ({ address }) => {
    const { full } = codesOf(market)
    // The home page is kept by then, for whoever comes with another query.
    for (const query of ['', '', '?utm_source=x']) await send(address, `/${market.code}/${query}`)
    const { status, headers } = await send(address, `/${market.code}/?voucher=${full}`)
    expect([status, headers.location]).toEqual([303, page])
  })
}
