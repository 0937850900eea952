import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientHeader } from '@/lib/platform/http/client-address'
import { customers } from '@/lib/shop/customers/tables'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { merchantOrder, merchantOrders } from '@/schemas/api/merchant-order'
import { stopClock } from '../../../fixtures/clock'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'
import { readPdf } from '../../../fixtures/read-pdf'

const token = 'a-token-of-the-tests-which-is-long-enough'
const shop = {
  token: undefined as string | undefined,
}

givenConfig(() => ({ brand: 'baby', merchant: { token: shop.token, webhook: undefined } }))

function _fail(problem: string): never {
  throw new Error(problem)
}

const list = await import('@/app/api/merchant/orders/route')
const one = await import('@/app/api/merchant/orders/[number]/route')
const note = await import('@/app/api/merchant/orders/[number]/delivery-note/route')

describeOnDatabases('The pull interface', (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    shop.token = token
    await getDb().execute(
      sql`truncate orders, customers, outbox, attempts, order_changes, order_change_marks cascade`,
    )
  })

  const bearer = { authorization: `Bearer ${token}` }
  const ask = (query = '', headers: Record<string, string> = bearer) =>
    list.GET(new Request(`http://shop.example/api/merchant/orders/${query}`, { headers }))
  const askFor = (number: string, headers: Record<string, string> = bearer) =>
    one.GET(new Request(`http://shop.example/api/merchant/orders/${number}/`, { headers }), {
      params: Promise.resolve({ number }),
    })
  const askForNote = (number: string, headers: Record<string, string> = bearer, query = '') =>
    note.GET(
      new Request(`http://shop.example/api/merchant/orders/${number}/delivery-note/${query}`, { headers }),
      {
        params: Promise.resolve({ number }),
      },
    )

  it('answers orders in the shape of the specification', async () => {
    const [customer] = await getDb()
      .insert(customers)
      .values({
        ...{ userId: 'c'.repeat(64), brand: 'baby', email: 'someone@example.com', passwordHash: '' },
        ...{ gender: 'f', firstName: 'Test', lastName: 'Person', locale: 'de-de', createdAt: new Date() },
      })
      .returning({ id: customers.id, customerNo: customers.customerNo })
    const order = await givenOrder(getDb(), {
      status: 'partlyShipped',
      customerId: customer?.id ?? 0,
      lines: [
        {
          ...{ quantity: 2, reduction: 400, voucherReduction: 100 },
          customData: { cPromo: { promotionId: 'p1' } },
          promotion: { id: 'p1', isValid: true, effect: { type: 'percentage' }, label: 'Zehn' },
        },
        {
          product: {
            ...{ number: '10002', name: 'Artikel 2', brand: 'Luni', group: '1234' },
            priceReference: 'PL-7',
          },
          promotion: { id: 'p2', isValid: false, effect: { type: 'percentage' }, label: 'Nichts' },
        },
        { isVoucher: true, isDigital: true },
      ],
      sent: [1],
      ...{ voucherId: 'v', voucherCode: 'TEN', giftCardCode: 'SECRETCARD1234' },
      cost: {
        ...{ currencyCode: 'EUR', goods: 8000, shipping: 499, withTax: 7999, withoutTax: 6722 },
        ...{ isFreight: false, covered: 1000, toPay: 6999 },
        taxes: [
          { rate: 0.19, amount: 1200 },
          { rate: 0.07, amount: 77 },
        ],
        reductions: [
          { id: 'p1', label: 'Zehn', amount: 400 },
          { id: 'voucher:v', label: 'Ten', amount: 100 },
        ],
      },
      payments: [
        { method: 'G', status: 'paid', amount: 1000 },
        { method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid' },
      ],
    })
    const answer = await ask()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    expect(text).not.toContain('SECRETCARD')
    const { orders } = merchantOrders.parse(JSON.parse(text))
    expect(orders).toHaveLength(1)
    const rows: string[] = []
    for await (const row of exportOrders(getDb(), { format: 'csv', filter: {} })) rows.push(row)
    const table: Record<string, string>[] = parse(rows.join(''), { columns: true })
    expect(table[0]).toMatchObject({
      customer_id: 'c'.repeat(64),
      customer_no: String(customer?.customerNo),
    })
    expect(table.map(({ price_reference }) => price_reference)).toEqual(['', 'PL-7', ''])
    const [first] = orders
    expect(first?.lines.map(({ priceReference }) => priceReference)).toEqual([null, 'PL-7', null])
    expect(first).toMatchObject({
      id: order.number,
      customer: {
        ...{ id: 'c'.repeat(64), customerNo: customer?.customerNo, email: 'someone@example.com' },
        status: { isGuestCustomer: true },
      },
      packages: [
        {
          ...{ kind: 'parcel', carrierKey: 'dhl', trackingNumber: 'T1' },
          deliveryNote: `/api/merchant/orders/${order.number}/delivery-note/?parcel=1`,
          items: [
            {
              ...{ line: 1, quantity: 2, itemDiscount: 500, itemCoupon: 100, itemPromotionAmount: 400 },
              ...{ itemPromotionId: 'p1', customData: { cPromo: { promotionId: 'p1' } }, itemGroup: null },
            },
          ],
        },
        {
          ...{
            kind: 'unsent',
            carrierKey: null,
            items: [{ line: 2, itemPromotionId: null, itemGroup: '1234' }],
          },
          deliveryNote: `/api/merchant/orders/${order.number}/delivery-note/`,
        },
        { kind: 'download', carrierKey: null, deliveryNote: null, items: [{ line: 3, itemGroup: '9420' }] },
      ],
      payment: [
        { key: 'G', amount: 1000 },
        { key: 'KK', amount: 6999, provider: 'sandbox' },
      ],
      voucher: { coupon: 'v', coupon_code: 'TEN', coupon_reduction_with_tax: 100 },
      giftcard: { amount: 1000, giftCardCode: '••••1234' },
      cost: { withTax: 7999, tax: { vat: { amount: 1277 } } },
      ...{ shipping: 499, currencyCode: 'EUR', specialCoupon: null },
    })
    expect(first?.lines.map(({ vat, toPay, isSent }) => [vat, toPay, isSent])).toEqual([
      [0.19, 3500, true],
      [0.19, 2000, false],
      [0.19, 2000, false],
    ])
    const single = await askFor(order.number)
    expect(merchantOrder.parse(await single.json())).toEqual(first)
  })

  it('answers the delivery note of a parcel that was sent, and of the next one', async () => {
    const order = await givenOrder(getDb(), { status: 'partlyShipped', lines: [{}, {}, {}], sent: [1] })
    for (const [query, name, pieces] of [
      ['?parcel=1', '1', 'Artikel 1'],
      ['', '2', 'Artikel 2'],
      // Other goods than those of the note before have a number of their own.
      ['?lines=3', '3', 'Artikel 3'],
    ] as const) {
      const answer = await askForNote(order.number, bearer, query)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toContain(`Lieferschein-${order.number}-${name}.pdf`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).text).toContain(pieces)
    }
  })

  it.each([
    ['?parcel=0', 400],
    ['?parcel=x', 400],
    ['?lines=', 400],
    ['?lines=1,,2', 400],
    [`?lines=${'1,'.repeat(200)}1`, 400],
    ['?parcel=2', 409],
    ['?lines=9', 409],
    ['?lines=1', 409],
    ['?parcel=1&lines=2', 409],
  ])('answers a delivery note that is asked for with %s by %d, and says why', async (query, status) => {
    const { number } = await givenOrder(getDb(), { status: 'partlyShipped', sent: [1] })
    const answer = await askForNote(number, bearer, query)
    expect(answer.status).toBe(status)
    const { errors, detail } = await answer.json()
    expect(errors ?? detail).toBeTruthy()
  })

  it('names a voucher that only makes shipping free as a special one', async () => {
    const { number } = await givenOrder(getDb(), { voucherId: 'v', voucherCode: 'FREE' })
    expect(await (await askFor(number)).json()).toMatchObject({
      ...{ specialCoupon: 'FREE', voucher: { coupon_reduction_with_tax: 0 }, giftcard: null },
    })
  })

  it('goes on from a cursor, with so many orders as are asked for', async () => {
    for (let count = 0; count < 3; count += 1) await givenOrder(getDb(), { lines: [{}] })
    const page = merchantOrders.parse(await (await ask('?limit=2')).json())
    expect([page.orders.length, page.more]).toEqual([2, true])
    const rest = merchantOrders.parse(await (await ask(`?since=${page.next}&limit=2`)).json())
    expect([rest.orders.length, rest.more]).toEqual([1, false])
    expect((await ask('?since=')).status).toBe(200)
  })

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=201', 'limit'],
    ['?limit=x', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?since=nonsense', 'since'],
    [`?since=${'a'.repeat(41)}`, 'since'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).errors)).toEqual([field])
  })

  it.each(['1', '00000000', "12345678'--", '..', '%00'])('has no order %s', async (number) => {
    expect((await askFor(number)).status).toBe(404)
    expect((await askForNote(number)).status).toBe(404)
  })

  const wrong: [string, Record<string, string>][] = [
    ['no token', {}],
    ['another token', { authorization: `Bearer ${token}x` }],
    ['the beginning of the token', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${token}` }],
    ['the token alone', { authorization: token }],
    ['an endless token', { authorization: `Bearer ${'a'.repeat(5_000)}` }],
  ]

  describe.each([
    ['the list', () => ask],
    ['an order', () => askFor],
    ['a delivery note', () => askForNote],
  ])('for %s', (_, call) => {
    const send = (headers: Record<string, string>) => call()('', headers)

    it.each(wrong)('answers %s with 401 and no reason', async (_, headers) => {
      const answer = await send(headers)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(await answer.json()).toEqual({ status: 401, title: 'Unauthorised' })
    })

    it('is not there without a token in the settings, and asks no database', async () => {
      shop.token = undefined
      serveDatabase(undefined)
      for (const headers of [bearer, {}, { authorization: 'Bearer undefined' }])
        expect((await send(headers)).status).toBe(404)
    })
  })

  it('is closed for a network with too many wrong tokens, and open for the right one from there', async () => {
    stopClock()
    const from = (network: string, given: string) => ({
      ...{ authorization: `Bearer ${given}`, [clientHeader]: network },
    })
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) statuses.push((await ask('', from('here', 'guess'))).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
    const closed = await ask('', from('here', 'another guess'))
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await ask('', from('here', token))).status).toBe(200)
  })

  it('is for reading', () => {
    for (const { POST, PUT, PATCH, DELETE } of [list, one, note])
      for (const method of [POST, PUT, PATCH, DELETE]) expect(method().status).toBe(405)
  })
})
