import { blanket, sage } from '../fixtures/http/basket'
import { factsOf, guest, hiddenIn, prefixed, type Shopper, test } from '../fixtures/http/checkout'
import { describe, expect } from '../fixtures/http/test'
import { paths } from '../fixtures/shop-window-paths'

const items = '/api/basket/items/?locale='
const pages: Record<string, { product: string; basket: string; missing: RegExp; chosen: RegExp }> = {
  de: {
    product: paths.sage,
    basket: '/de/warenkorb/formular/',
    missing: /Bitte wählen Sie zuerst eine Größe\./,
    chosen: /Salbei\s· Größe 74/,
  },
  'ch-fr': {
    product: paths.french,
    basket: '/ch-fr/panier/formulaire/',
    missing: /Veuillez d’abord choisir une taille\./,
    chosen: /vert sauge\s· taille 74/,
  },
}
const factsAt = (market: string) => {
  const page = pages[market]
  if (!page) throw new Error(`There is no market ${market}`)
  return { ...page, ...factsOf(market) }
}

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

describe('Without JavaScript', () => {
  test.for(['de', 'ch-fr'])('goods are chosen, changed and ordered in %s', async (market, { shopper }) => {
    const { product, basket, missing, chosen, locale, checkout, thanks, address } = factsAt(market)
    const page = (await shopper.get(product)).body
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

  test('a card of a list adds what has no choice, and leads to the page of what has one', async ({
    shopper,
  }) => {
    const list = (await shopper.get(`/de/suche/?term=${encodeURIComponent('Prüfling')}`)).body
    const cards = tagsOf(list, 'button').filter((tag) => tag.includes('name="card"'))
    expect(cards.every((tag) => tag.includes('form="to-basket"'))).toBe(true)
    const numbers = cards.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])
    expect(numbers).toContain('pw2001')
    expect(numbers).not.toContain('pw1001')
    expect(tagsOf(list, 'form').filter((tag) => tag.includes('id="to-basket"'))).toHaveLength(1)
    const added = await follow(shopper, `${items}de-de`, { card: 'pw2001' })
    expect(added.location).toBe('/de/warenkorb/formular/?state=added')
    expect(added.body).toContain('Kombikinderwagen mit Wanne und Sportsitz')
    for (const [card, page] of [
      ['pw1001', paths.sage],
      ['pw7001', paths.blanket],
    ] as const)
      expect((await shopper.post(`${items}de-de`, { card })).headers.location).toBe(page)
  })

  test.for([
    ['de', '/de/wunschliste/formular/', '/de/warenkorb/formular/'],
    ['ch-fr', '/ch-fr/favoris/formulaire/', '/ch-fr/panier/formulaire/'],
  ] as const)(
    'goods go onto the wishlist in %s, from there into the basket, and off it',
    async ([market, list, basket], { shopper }) => {
      const { chosen, locale } = factsAt(market)
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
