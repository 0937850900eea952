import { randomUUID } from 'node:crypto'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { sage } from '../fixtures/http/basket'
import {
  factsOf,
  guest,
  hiddenIn,
  prefixed,
  type Shopper,
  shopperAt,
  test,
  toReview,
} from '../fixtures/http/checkout'
import { merchantToken } from '../fixtures/http/merchant'
import { describe, expect } from '../fixtures/http/test'

const fill = (shopper: Shopper, market = 'de', quantity = 1) =>
  shopper.json(`/api/basket/items/?locale=${factsOf(market).locale}`, {
    items: [{ variant: sage, quantity }],
  })
const locationOf = ({ body }: { body: string }): string => JSON.parse(body).location
const order = (market = 'de') => `/api/checkout/order/?locale=${factsOf(market).locale}`

describe('A purchase', () => {
  test.for(['de', 'at', 'ch', 'ch-fr'])('is made in %s with forms alone', async (market, { shopper }) => {
    const { locale, checkout, thanks, address } = factsOf(market)
    await fill(shopper, market)
    const steps: [string, Record<string, string>, string][] = [
      ['/api/user/auth/guest/', guest(), `${checkout}?step=address`],
      ['/api/checkout/addresses/', prefixed(address, 'delivery'), `${checkout}?step=payment`],
      ['/api/checkout/payment/', { method: 'RE' }, `${checkout}?step=review`],
    ]
    for (const [path, fields, next] of steps) {
      const answer = await shopper.post(`${path}?locale=${locale}`, fields)
      expect([answer.status, answer.headers.location], answer.body).toEqual([303, next])
      expect((await shopper.get(next)).status).toBe(200)
    }
    const review = (await shopper.get(`${checkout}?step=review`)).body
    const placed = await shopper.post(order(market), {
      checkout: hiddenIn(review, 'checkout'),
      review: hiddenIn(review, 'review'),
    })
    expect(placed.status).toBe(303)
    expect(placed.headers.location).toMatch(new RegExp(`^${thanks}\\?order=\\d{9}$`))
    const page = await shopper.get(placed.headers.location ?? '')
    expect(page.status).toBe(200)
    expect(page.body).toContain(String(placed.headers.location).slice(-8))
    expect(page.headers['cache-control']).toMatch(/private|no-store/)
  })

  test('is one order, however often it is asked for', async ({ shopper }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de')
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.call(order(), wanted)))
    expect(new Set(answers.map(locationOf)).size).toBe(1)
    expect(locationOf(await shopper.call(order(), wanted))).toBe(locationOf(answers[0] ?? { body: '{}' }))
  })

  test('of a guest who has ordered before leaves the first order as it was, and shows each of them', async ({
    shopper,
  }) => {
    const placed: string[] = []
    for (const quantity of [1, 2]) {
      await fill(shopper, 'de', quantity)
      placed.push(locationOf(await shopper.call(order(), await toReview(shopper, 'de'))))
    }
    const numbers = placed.map((path) => path.slice(-9))
    const asked = (await shopper.get('/de/bestellstatus/')).body
    for (const [index, number] of numbers.entries()) {
      expect(asked).toContain(`href="/de/bestellstatus/?order=${number}"`)
      for (const path of [placed[index] ?? '', `/de/bestellstatus/?order=${number}`]) {
        const { body } = await shopper.get(path)
        expect(body).toContain(number)
        expect(body).not.toContain(numbers[1 - index])
        expect(body).toMatch(new RegExp(`${index + 1} Stück`))
      }
    }
  })

  test('takes no price, address or method from the request', async ({ shopper }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de')
    const answer = await shopper.call(order(), { ...wanted, total: '1', price: '1', toPay: '0', method: 'G' })
    const page = await shopper.get(locationOf(answer))
    expect(page.body).toMatch(/27,98\s€/)
  })

  test.for([
    ['100220', 'on', true],
    ['100220', '', false],
  ] as const)(
    'keeps whether an old device of the kind of %s is taken back: %s, %s',
    async ([device, oldDevice, kept], { shopper, ask }) => {
      await shopper.post('/api/basket/items/?locale=de-de', { card: device })
      const wanted = await toReview(shopper, 'de', { method: 'V' })
      const number = locationOf(await shopper.call(order(), { ...wanted, oldDevice })).slice(-9)
      const headers = { authorization: `Bearer ${merchantToken}` }
      const { body } = await ask(`/api/merchant/orders/${number}/`, { headers })
      expect(merchantOrder.parse(JSON.parse(body)).oldDevice).toBe(kept)
    },
  )

  test('of another visitor is neither placed nor seen', async ({ shopper, other }) => {
    await fill(shopper)
    await fill(other)
    const wanted = await toReview(shopper, 'de')
    const stolen = await other.call(order(), wanted)
    expect([stolen.status, JSON.parse(stolen.body).errors]).toEqual([422, { order: 'unknownCheckout' }])
    const path = locationOf(await shopper.call(order(), wanted))
    const seen = await other.get(path)
    expect(seen.status).toBe(200)
    expect(seen.body).toContain('Diese Bestätigung ist nicht mehr zu sehen')
    expect(seen.body).not.toContain('27,98')
    const number = path.slice(-9)
    for (const action of ['cancel', 'retry'])
      expect(
        locationOf(await other.call('/api/checkout/pending/?locale=de-de', { order: number, action })),
      ).toBe(`/de/bestellstatus/?order=${number}`)
    expect((await shopper.get(path)).status).toBe(200)
  })

  test('is no other visitor’s to cancel, send back or read', async ({ shopper, other }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de', { method: 'RE' })
    const placed = new URL(locationOf(await shopper.call(order(), wanted)), 'http://shop.test')
    const number = placed.searchParams.get('order') ?? ''
    const asked = `?locale=de-de&order=${number}`
    for (const paper of ['invoice', 'credit-note', 'label'])
      expect((await other.get(`/api/orders/${paper}/${asked}&return=R1&number=1`)).status, paper).toBe(404)
    for (const [path, fields] of [
      ['cancel', { order: number }],
      ['link', { order: number }],
      ['return', { order: number, key: randomUUID(), reason: 'other', 'line-1': '1' }],
    ] as const) {
      const answer = await other.call(`/api/orders/${path}/?locale=de-de`, fields)
      expect(locationOf(answer), path).not.toContain('state=')
    }
    const own = await shopper.call('/api/orders/cancel/?locale=de-de', { order: number })
    expect(locationOf(own)).toContain('state=cancelled')
  })

  test('is withdrawn from in part, by the lines that are ticked in its form', async ({ shopper }) => {
    await fill(shopper, 'de', 3)
    const placed = locationOf(await shopper.call(order(), await toReview(shopper, 'de', { method: 'RE' })))
    const number = placed.slice(-9)
    const form = (await shopper.get(`/de/vertrag-widerrufen/?order=${number}`)).body
    const [, line = ''] = /name="(line-\d+)"/.exec(form) ?? []
    const { email } = guest()
    const fields = { name: 'Test Person', number, email: email ?? '', choice: hiddenIn(form, 'choice') }
    const call = '/api/orders/withdrawal/?locale=de-de'
    const none = await shopper.post(call, { ...fields, [line]: '0' })
    expect(none.headers.location).not.toContain('step=confirm')
    const stated = await shopper.post(call, { ...fields, [line]: '2' })
    expect(stated.headers.location).toContain('step=confirm')
    const confirm = (await shopper.get(stated.headers.location ?? '')).body
    expect(confirm).toMatch(/2 × /)
    const done = await shopper.post(call, { draft: hiddenIn(confirm, 'draft') })
    expect(done.headers.location).toContain('step=done')
    expect((await shopper.get(done.headers.location ?? '')).body).toMatch(/2 × /)
  })

  test('of a browser that has lost the session is told of, with everything still there', async ({
    shopper,
    other,
  }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de')
    const told = await other.call(order(), wanted)
    const shown = '/de/kasse/?step=review&lost=restored'
    expect([told.status, JSON.parse(told.body).location]).toEqual([422, shown])
    const page = await other.get(shown)
    expect(page.body).toContain('Ihr Browser hatte die Sitzung verloren')
    expect(locationOf(await other.call(order(), wanted))).toContain('/de/danke/')
  })

  test('of a browser that has lost the session goes on with what was typed, at every step', async ({
    address,
    shopper,
  }) => {
    await fill(shopper)
    const { address: place } = factsOf('de')
    const steps = [
      {
        ...{ page: '/de/kasse/login/', form: 'user/auth/guest', fields: guest() },
        next: '/de/kasse/?step=address&lost=restored',
      },
      {
        ...{ page: '/de/kasse/?step=address', form: 'checkout/addresses' },
        fields: prefixed(place, 'delivery'),
        next: '/de/kasse/?step=payment&lost=restored',
      },
      {
        ...{ page: '/de/kasse/?step=payment', form: 'checkout/payment', fields: { method: 'RE' } },
        next: '/de/kasse/?step=review&lost=restored',
      },
    ]
    for (const { page, form, fields, next } of steps) {
      const checkout = hiddenIn((await shopper.get(page)).body, 'checkout')
      const call = `/api/${form}/?locale=de-de`
      // What is refused is kept, too: it stands in its form again.
      const refused = shopperAt(address)
      const told = (await refused.post(call, { checkout })).headers.location ?? ''
      expect(told.replace(/refused=1&/, ''), form).toBe(
        `${page}${page.includes('?') ? '&' : '?'}lost=restored`,
      )
      expect((await refused.get(told)).body, form).toContain('Ihr Browser hatte die Sitzung verloren')
      for (const send of ['post', 'call'] as const) {
        const fresh = shopperAt(address)
        const answer = await fresh[send](call, { ...fields, checkout })
        expect(send === 'post' ? answer.headers.location : locationOf(answer), form).toBe(next)
        expect((await fresh.get(next)).body, form).toContain('Ihr Browser hatte die Sitzung verloren')
      }
    }
  })

  test('has its checkout named by every form, so that none loses the basket with the session', async ({
    shopper,
  }) => {
    await fill(shopper)
    await toReview(shopper, 'de')
    for (const page of [
      '/de/kasse/login/',
      ...['address', 'payment', 'review'].map((step) => `/de/kasse/?step=${step}`),
    ]) {
      const { body } = await shopper.get(page)
      const forms = body.match(/<form[^>]*action="\/api\/(?:checkout|user\/auth)\/.*?<\/form>/gs) ?? []
      expect(forms.length, page).toBeGreaterThan(0)
      for (const form of forms) expect(form, page).toContain('name="checkout"')
    }
  })

  test('without a basket is told why, by every form of the checkout', async ({ shopper }) => {
    for (const form of ['checkout/addresses', 'checkout/payment', 'user/auth/guest'])
      expect(
        (
          await shopper.post(`/api/${form}/?locale=de-de`, {
            ...{
              gender: 'f',
              first_name: 'Test',
              last_name: 'Person',
              email: 'test@example.com',
              newsletter: '',
            },
          })
        ).headers.location,
        form,
      ).toBe('/de/kasse/login/?lost=session')
    const page = await shopper.get('/de/kasse/login/?lost=session')
    expect(page.body).toContain('Ihr Browser hat den Warenkorb nicht behalten')
    expect((await shopper.get('/de/kasse/?step=review&lost=restored')).headers.location).toBe(
      '/de/kasse/login/?lost=session',
    )
  })

  test('is refused with what was changed since the review', async ({ shopper }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de')
    await fill(shopper)
    const answer = await shopper.call(order(), wanted)
    expect([answer.status, JSON.parse(answer.body).errors]).toEqual([409, { order: 'changed' }])
    const plain = await shopper.post(order(), wanted)
    expect(plain.headers.location).toBe('/de/kasse/?step=review&changed=1')
    expect((await shopper.get(plain.headers.location ?? '')).status).toBe(200)
  })
})

describe('The steps of a checkout', () => {
  test('are not shown without a basket, nor before what comes first', async ({ shopper }) => {
    for (const path of ['/de/kasse/', '/de/kasse/?step=review'])
      expect((await shopper.get(path)).headers.location, path).toBe('/de/warenkorb/')
    await fill(shopper)
    expect((await shopper.get('/de/kasse/')).headers.location).toBe('/de/kasse/login/')
    for (const path of ['/de/danke/', '/de/danke/?order=12345678']) {
      const { status, body } = await shopper.get(path)
      expect(status, path).toBe(200)
      expect(body).toContain('Diese Bestätigung ist nicht mehr zu sehen')
      // What the page tells React has the words of every screen that it could show.
      expect(body.split('self.__next_f')[0]).not.toContain('Diese Seite gibt es nicht')
    }
  })

  test('give back what was rejected, with the reasons', async ({ shopper }) => {
    await fill(shopper)
    const wrong = { ...guest('nobody@'), last_name: '', first_name: '<script>alert(1)</script>' }
    const answer = await shopper.post('/api/user/auth/guest/?locale=de-de', wrong)
    expect([answer.status, answer.headers.location]).toEqual([303, '/de/kasse/login/?refused=1'])
    const { body } = await shopper.get('/de/kasse/login/?refused=1')
    expect(body).toContain('value="nobody@"')
    expect(body).not.toContain('<script>alert(1)</script>')
    const asScript = await shopper.call('/api/user/auth/guest/?locale=de-de', { ...wrong, email: 'other@' })
    expect([asScript.status, JSON.parse(asScript.body).errors]).toEqual([
      422,
      { first_name: 'invalid', last_name: 'required', email: 'invalid' },
    ])
    const { location } = JSON.parse(asScript.body)
    expect(location).toBe('/de/kasse/login/?refused=1')
    expect((await shopper.get(location)).body).toContain('value="other@"')
    const { newsletter: _, ...undecided } = guest()
    const unasked = await shopper.call('/api/user/auth/guest/?locale=de-de', undecided)
    expect([unasked.status, JSON.parse(unasked.body).errors]).toEqual([422, { newsletter: 'undecided' }])
    const told = await shopper.get('/de/kasse/login/?refused=1')
    expect(told.body).toContain('Ihre Antwort zum Newsletter ist nicht angekommen')
  })

  test('take no means of payment that is not offered', async ({ shopper }) => {
    await fill(shopper)
    for (const method of ['TW', 'IL', 'G', 'XX', '']) {
      const answer = await shopper.call('/api/checkout/payment/?locale=de-de', { method })
      expect(answer.status, method).toBe(422)
    }
  })

  test('take no cash on delivery to a station, and say so when it was chosen before', async ({ shopper }) => {
    await fill(shopper)
    const wanted = await toReview(shopper, 'de', { method: 'NN' })
    const station = {
      ...factsOf('de').address,
      ...{ street: '', pickup: 'packstation', customerNumber: '123456', stationNumber: '145' },
      ...{ 'station.postcode': '10115', 'station.city': 'Berlin' },
    }
    const addresses = '/api/checkout/addresses/?locale=de-de'
    const own = prefixed(factsOf('de').address, 'invoice')
    const withoutOwn = await shopper.call(addresses, prefixed(station, 'delivery'))
    expect(withoutOwn.status).toBe(422)
    expect(JSON.parse(withoutOwn.body).errors).toMatchObject({ 'invoice.lastName': 'required' })
    const moved = await shopper.post(addresses, { ...prefixed(station, 'delivery'), ...own })
    expect(moved.headers.location).toBe('/de/kasse/?step=payment')
    const words = 'Zu dieser Abholstelle nicht möglich, weil dort niemand Geld annimmt.'
    const { body } = await shopper.get('/de/kasse/?step=payment')
    expect(body).toContain('Ihre bisherige Zahlungsart Nachnahme ist nicht mehr möglich')
    expect(body).toContain(words)
    const again = await shopper.call('/api/checkout/payment/?locale=de-de', { method: 'NN' })
    expect([again.status, JSON.parse(again.body).errors]).toEqual([422, { method: 'notOffered' }])
    const refused = await shopper.call(order(), wanted)
    expect([refused.status, JSON.parse(refused.body).errors]).toEqual([422, { order: 'paymentNotOffered' }])
    expect((await shopper.post(order(), wanted)).headers.location).toBe('/de/kasse/?step=payment')
    const office = { ...station, pickup: 'postfiliale' }
    await shopper.post(addresses, { ...prefixed(office, 'delivery'), ...own })
    expect((await shopper.call('/api/checkout/payment/?locale=de-de', { method: 'NN' })).status).toBe(200)
  })

  test('refuse pages of other sites, what is no form, and other methods', async ({ address, ask }) => {
    for (const path of ['/api/checkout/order/', '/api/checkout/addresses/', '/api/user/auth/guest/']) {
      const target = `${path}?locale=de-de`
      const foreign = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
      expect((await ask(target, { method: 'POST', headers: foreign, body: 'a=b' })).status, path).toBe(403)
      const odd = { origin: address, 'content-type': 'text/plain' }
      expect((await ask(target, { method: 'POST', headers: odd, body: 'a=b' })).status, path).toBe(415)
      expect((await ask(target)).status, path).toBe(405)
    }
    const form = 'application/x-www-form-urlencoded'
    const login = { method: 'POST', headers: { origin: address, 'content-type': form }, body: 'a=b' }
    expect((await ask('/api/user/auth/other/?locale=de-de', login)).status).toBe(404)
    const event = {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      body: '{}',
    }
    expect((await ask('/api/payments/events/', event)).status).toBe(401)
  })
})
