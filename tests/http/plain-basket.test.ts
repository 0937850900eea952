import { findMarket, screenPath } from '@/lib/platform/markets'
import { blanket, sage } from '../fixtures/http/basket'
import { factsOf, guest, hiddenIn, prefixed, type Shopper, test } from '../fixtures/http/checkout'
import { describe, expect } from '../fixtures/http/test'

const items = '/api/basket/items/?locale='
/** The dot between two parts, in its markup. */
const dot = '(?:<[^>]*>)*\\s· (?:<[^>]*>)*'

/** What the words of a language say of a product without a size, and of one with its choice. */
const germanWords = (size: string) => ({
  missing: new RegExp(`Bitte wählen Sie zuerst eine ${size}\\.`),
  chosen: new RegExp(`Salbei${dot}${size} 74`),
  name: 'Kombikinderwagen mit Wanne und Sportsitz',
})
const words: Record<string, { missing: RegExp; chosen: RegExp; name: string }> = {
  de: germanWords('Größe'),
  at: germanWords('Größe'),
  ch: germanWords('Grösse'),
  'ch-fr': {
    missing: /Veuillez d’abord choisir une taille\./,
    chosen: new RegExp(`vert sauge${dot}taille 74`),
    name: 'Poussette',
  },
}
const everyMarket = Object.keys(words)

const factsAt = (code: string) => {
  const [market, said] = [findMarket('baby', code), words[code]]
  if (!market || !said) throw new Error(`There is no market ${code}`)
  const list = `${screenPath(market, 'search')}?term=${encodeURIComponent('Prüfling')}`
  const basket = screenPath(market, 'plainBasket')
  return { ...said, ...factsOf(code), list, basket, wishlist: screenPath(market, 'plainWishlist') }
}

/** The pages of the products that a list shows, by their numbers. */
const productsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/href="(\/[a-z-]+\/p\/[^"?]*-(pw\d+)\/)/g)].map(([, path = '', number = '']) => [
      number,
      path,
    ]),
  )

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)
const actionsOf = (html: string) =>
  tagsOf(html, 'form').flatMap((tag) => /action="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? [])

/** The addresses of the forms of lines. */
const linesOf = (html: string) =>
  actionsOf(html).filter((action) => /^\/api\/basket\/items\/[^?]/.test(action))

/** That of the only line. */
function lineOf(html: string): string {
  const found = linesOf(html)
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

/** Sends a form, and returns the page that it leads to. */
async function follow(shopper: Shopper, path: string, fields: Record<string, string>) {
  const answer = await shopper.post(path, fields)
  expect(answer.status, answer.body).toBe(303)
  const location = answer.headers.location ?? ''
  const { status, body } = await shopper.get(location)
  expect(status).toBe(200)
  return { location, body }
}

describe('A tap whose page was left before its code came', () => {
  test('is done without a page, and what was refused is told by the visitor’s state', async ({ shopper }) => {
    const { list, locale, missing } = factsAt('de')
    const { pw1001 = '' } = productsIn((await shopper.get(list)).body)
    const order = { number: hiddenIn((await shopper.get(pw1001)).body, 'number'), early: '' }
    const state = async () => JSON.parse((await shopper.get('/api/visitor/')).body)

    const refused = await shopper.post(`${items}${locale}`, order)
    expect(refused).toMatchObject({ status: 204, body: '' })
    const told = await state()
    expect(told).toMatchObject({ basket: 0, refused: { at: expect.any(String) } })
    expect(told.refused.words).toMatch(missing)

    const added = await shopper.post(`${items}${locale}`, { ...order, variant: sage })
    expect(added).toMatchObject({ status: 204, body: '' })
    expect(await state()).toMatchObject({ basket: 1 })

    const kept = await shopper.post(`/api/wishlist/?locale=${locale}`, order)
    expect(kept).toMatchObject({ status: 204, body: '' })
    expect((await state()).wishlist).toEqual([order.number])
  })
})

describe('Without JavaScript', () => {
  test.for(everyMarket)('goods are chosen, changed and ordered in %s', async (market, { shopper }) => {
    const { list, basket, missing, chosen, locale, checkout, thanks, address } = factsAt(market)
    const { pw1001 = '' } = productsIn((await shopper.get(list)).body)
    const page = (await shopper.get(pw1001)).body
    expect(actionsOf(page)).toContain(`${items}${locale}`)
    expect(page).toContain(`value="${sage}"`)
    const order = { number: hiddenIn(page, 'number'), quantity: '2' }

    const asked = await follow(shopper, `${items}${locale}`, order)
    expect(asked.location).toMatch(new RegExp(`^${basket}\\?draft=`))
    expect(asked.body).toMatch(missing)
    expect(hiddenIn(asked.body, 'quantity')).toBe('2')

    const added = await follow(shopper, `${items}${locale}`, { ...order, variant: sage })
    expect(added.location).toBe(`${basket}?state=added`)
    expect(added.body).toMatch(chosen)
    const changed = await follow(shopper, lineOf(added.body), { quantity: '1' })
    expect(changed.location).toBe(`${basket}?state=changed`)
    expect(changed.body).toContain(`href="${checkout.replace('%C3%A9', encodeURIComponent('é'))}"`)

    const steps: [string, Record<string, string>, string][] = [
      ['/api/user/auth/guest/', guest(), `${checkout}?step=address`],
      ['/api/checkout/addresses/', prefixed(address, 'delivery'), `${checkout}?step=payment`],
      ['/api/checkout/payment/', { method: 'RE' }, `${checkout}?step=review`],
    ]
    let { body } = changed
    for (const [path, fields, next] of steps) {
      const step = await follow(shopper, `${path}?locale=${locale}`, fields)
      expect(step.location).toBe(next)
      body = step.body
    }
    const placed = await follow(shopper, `/api/checkout/order/?locale=${locale}`, {
      checkout: hiddenIn(body, 'checkout'),
      review: hiddenIn(body, 'review'),
    })
    expect(placed.location).toMatch(new RegExp(`^${thanks}\\?order=\\d{9}$`))
    expect(linesOf((await shopper.get(basket)).body)).toEqual([])
  })

  test.for([
    ['more than there is', { number: 'pw1001', variant: 'PW.pw1001.056', quantity: '5' }, /2 statt 5 Stück/],
    ['what is sold out', { number: 'pw1001', variant: 'PW.pw1001.050' }, /zurzeit nicht lieferbar/],
    ['what there never was', { number: 'pw1001', variant: 'PW.0' }, /gibt es nicht mehr/],
    ['an unknown product', { number: 'zz99', variant: 'PW.0' }, /gibt es nicht mehr/],
    ['a blanket without its name', { number: 'pw7001' }, /was auf dem Artikel stehen soll/],
  ] as const)('%s is told in words', async ([, fields, words], { shopper }) => {
    const { body } = await follow(shopper, `${items}de-de`, { ...fields })
    expect(body).toMatch(words)
  })

  test('a text that cannot be stitched is shown again to be mended, and then goes in', async ({
    shopper,
  }) => {
    const fields = { number: 'pw7001', variant: blanket, quantity: '1' }
    const { body } = await follow(shopper, `${items}de-de`, { ...fields, inscription: 'Emma ♥' })
    expect(body).toContain('value="Emma ♥"')
    expect(body).toMatch(/Verwenden Sie nur Buchstaben/)
    const added = await follow(shopper, `${items}de-de`, { ...fields, inscription: 'Emma' })
    expect(added.body).toContain('Beschriftung: Emma')
  })

  test('a line is removed, and a code refused with its reason', async ({ shopper }) => {
    const added = await follow(shopper, `${items}de-de`, { number: 'pw1001', variant: sage })
    const refused = await follow(shopper, '/api/basket/codes/?locale=de-de', { code: 'GIBT-ES-NICHT' })
    expect(refused.body).toContain('Diesen Code kennen wir nicht.')
    expect(refused.body).toContain('value="GIBT-ES-NICHT"')
    const empty = await follow(shopper, lineOf(added.body), { remove: '1', quantity: '1' })
    expect(empty.body).toContain('Ihr Warenkorb ist noch leer')
    const gone = await follow(shopper, lineOf(added.body), { quantity: '2' })
    expect(gone.location).toBe('/de/warenkorb/formular/?state=unchanged')
  })

  test.for(everyMarket)('a code that is refused in %s leads to its reason', async (market, { shopper }) => {
    const { locale, basket } = factsAt(market)
    await follow(shopper, `${items}${locale}`, { number: 'pw1001', variant: sage })
    const answer = await shopper.post(`/api/basket/codes/?locale=${locale}`, { code: 'GIBT-ES-NICHT' })
    const { location = '' } = answer.headers
    expect(location).toMatch(new RegExp(`^${basket}\\?draft=[^#]+#codes$`))
    const { body } = await shopper.get(location.split('#')[0] ?? '')
    expect(body).toContain('id="codes"')
    expect(body).toContain('id="code-fault"')
  })

  test.for(everyMarket)(
    'a line that was removed in %s is put back as it was',
    async (market, { shopper }) => {
      const { locale, basket, chosen } = factsAt(market)
      const added = await follow(shopper, `${items}${locale}`, {
        number: 'pw1001',
        variant: sage,
        quantity: '2',
      })
      const removed = await follow(shopper, lineOf(added.body), { remove: '1', quantity: '2' })
      expect(removed.location).toMatch(new RegExp(`^${basket}\\?state=removed&draft=`))
      expect(linesOf(removed.body)).toEqual([])
      const fields = Object.fromEntries(
        ['number', 'variant', 'quantity'].map((name) => [name, hiddenIn(removed.body, name)]),
      )
      expect(fields).toEqual({ number: 'pw1001', variant: sage, quantity: '2' })
      const back = await follow(shopper, `${items}${locale}`, fields)
      expect(back.body).toMatch(chosen)
      expect(back.body).toMatch(/<option[^>]*value="2"[^>]*selected/)
    },
  )

  test.for(everyMarket)(
    'a card of a list of %s adds what has no choice, and leads to the page of what has one',
    async (market, { shopper }) => {
      const { list, basket, locale, name } = factsAt(market)
      const html = (await shopper.get(list)).body
      const cards = tagsOf(html, 'button').filter((tag) => tag.includes('name="card"'))
      expect(cards.every((tag) => tag.includes('form="to-basket"'))).toBe(true)
      const numbers = cards.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])
      expect(numbers).toContain('pw2001')
      expect(numbers).not.toContain('pw1001')
      expect(tagsOf(html, 'form').filter((tag) => tag.includes('id="to-basket"'))).toHaveLength(1)
      const added = await follow(shopper, `${items}${locale}`, { card: 'pw2001' })
      expect(added.location).toBe(`${basket}?state=added`)
      expect(added.body).toContain(name)
      const products = productsIn(html)
      for (const card of ['pw1001', 'pw7001']) {
        expect(products[card], card).toBeDefined()
        expect((await shopper.post(`${items}${locale}`, { card })).headers.location).toBe(products[card])
      }
    },
  )

  test.for(everyMarket)(
    'goods go onto the wishlist in %s, from there into the basket, and off it',
    async (market, { shopper }) => {
      const { chosen, locale, wishlist: list, basket } = factsAt(market)
      const remembered: Record<string, string>[] = [{ number: 'pw2001' }, { number: 'pw1001', variant: sage }]
      for (const fields of remembered) {
        const added = await follow(shopper, `/api/wishlist/?locale=${locale}`, fields)
        expect(added.location).toBe(`${list}?state=added`)
      }
      const shown = (await shopper.get(list)).body
      expect(shown).toMatch(chosen)
      // Of the two goods, and of the cards of lists, of which this page has none.
      expect(actionsOf(shown).filter((action) => action === `${items}${locale}`)).toHaveLength(3)
      const order = { number: 'pw1001', variant: sage, from: 'wishlist' }
      const moved = await follow(shopper, `${items}${locale}`, order)
      expect(moved.location).toBe(`${basket}?state=added`)
      expect((await shopper.get(list)).body).not.toMatch(chosen)
      const removed = await follow(shopper, `/api/wishlist/pw2001/?locale=${locale}`, {})
      expect(removed.location).toBe(`${list}?state=removed`)
      expect(actionsOf(removed.body).filter((action) => action.startsWith('/api/wishlist/'))).toEqual([])
    },
  )

  test.for([
    '/api/wishlist/',
    '/api/wishlist/pw1001/',
    '/api/basket/items/',
    '/api/basket/codes/',
    '/api/basket/codes/voucher/',
  ])('a form of another site is refused by %s', async (path, { address, ask }) => {
    const { status, headers } = await ask(`${path}?locale=de-de`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'number=pw1001&code=X',
    })
    expect(status, address).toBe(403)
    expect(headers['set-cookie']).toBeUndefined()
  })
})
