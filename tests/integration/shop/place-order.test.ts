import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { invalidationsAfter, newestInvalidation } from '@/lib/platform/freshness/invalidations'
import { findMarket } from '@/lib/platform/markets/markets'
import { outbox } from '@/lib/platform/outbox/tables'
import { PaymentError } from '@/lib/platform/payments/payment-error'
import type { PaymentProvider } from '@/lib/platform/payments/provider'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { isSelling } from '@/lib/platform/shop-configuration/made-up-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { redeemCode, removeCode } from '@/lib/shop/basket/redeem-code'
import { variants } from '@/lib/shop/catalogue/offers/tables'
import { products } from '@/lib/shop/catalogue/tables'
import { expireOrders, giveUpOrder } from '@/lib/shop/checkout/expire-orders'
import { findOwner } from '@/lib/shop/checkout/find-checkout'
import { loadCheckout } from '@/lib/shop/checkout/load-checkout'
import { methodsOfOrder } from '@/lib/shop/checkout/methods'
import { placeOrder } from '@/lib/shop/checkout/place-order'
import { saveCheckout } from '@/lib/shop/checkout/save'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findCards } from '@/lib/shop/listing/find-cards'
import { readVersion } from '@/lib/shop/listing/index-rows/listing-version'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { markPaid } from '@/lib/shop/merchant/mark-paid'
import { merchantOrderOf } from '@/lib/shop/merchant/merchant-order'
import { readOrders } from '@/lib/shop/merchant/read-orders'
import { beginPayment, retryPayment } from '@/lib/shop/orders/begin-payment'
import { cancelOrder } from '@/lib/shop/orders/cancel-order'
import { deliverPaybacks } from '@/lib/shop/orders/deliver-paybacks'
import { findOrder } from '@/lib/shop/orders/find-order'
import { lockOrder } from '@/lib/shop/orders/lock-order'
import type { Order } from '@/lib/shop/orders/order'
import { countEvents, receiveEvent } from '@/lib/shop/orders/receive-event'
import { renewStock } from '@/lib/shop/orders/renew-stock'
import { askAboutPayment, settlePayment } from '@/lib/shop/orders/settle-payment'
import { orderLines, orders, paymentEvents, payments } from '@/lib/shop/orders/tables'
import { giftCards, voucherCodes } from '@/lib/shop/vouchers/tables'
import { purchaseEvent } from '@/lib/storefront/runtime/tracking/purchase-event'
import { merchantOrder } from '@/schemas/api/merchant-order'
import type { PaymentMethod } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { feedRow, tsvOf } from '../../fixtures/feeds'
import { importInto } from '../../fixtures/import'
import { givenPaymentService } from '../../fixtures/payment-service'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const now = new Date('2026-11-22T12:00:00Z')
const shipping = {
  frachtkosten: 2990,
  freightLabel: '',
  conditions: [{ label: '', versandkosten: 499, ab_bestellwert: 0 }],
}
const christmas = [
  { from: '2026-11-15', to: '2026-12-24', until: '2027-01-31' },
  { from: '2027-11-15', to: '2027-12-24', until: '2028-01-31' },
]
const context = {
  ...{ brand: 'baby' as const, market, shipping, now },
  options: defaultConfiguration('baby', market).options,
  payments: defaultConfiguration('baby', market).payments,
  prepaymentDays: 7,
  invoiceDays: 14,
  returning: {
    returns: { ...usualReturnTerms, days: 40, longer: christmas, payer: 'customer' as const },
    returnLabels: { carrier: 'dhl' as const, receiverIds: { DE: 'deu' }, weightGrams: 2_000 },
  },
  isSelling: true,
}
const shop = { ...context, client: [{ name: 'here', isShared: false }] }
const address = {
  ...{ gender: 'f' as const, firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
  ...{ postcode: '10115', city: 'Berlin', country: 'DE' as const },
}
const guestOf = (email: string) => ({
  ...{ gender: 'f' as const, first_name: 'Test', last_name: 'Person', email, newsletter: false },
})
const links = {
  ...{
    returnUrl: 'https://shop.example/',
    cancelUrl: 'https://shop.example/',
    description: '',
    locale: 'de-DE',
  },
}

describeOnDatabases('Placing an order', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate vouchers, gift_cards, promotions, products, baskets, orders, listing_entries, attempts, outbox cascade`,
    )
    await givenCategories(getDb())
    await writeProducts(
      getDb(),
      [
        givenProduct({ key: '010', number: '110', name: 'Body', price: 2000, stock: 5, sizes: ['56', '62'] }),
        givenProduct({ key: '020', number: '120', name: 'Download', price: 3000 }),
      ],
      { brand: 'baby' },
    )
    await getDb().update(products).set({ productGroup: '9420' }).where(eq(products.number, '120'))
    await importInto(
      getDb(),
      [
        {
          ...{ type: 'voucher', id: 'v', locales: ['de-de'], labels: { de: 'Zehn' }, codes: ['TEN', 'TEN2'] },
          ...{ effect: { type: 'percentage', relative: 0.1 }, usesPerCode: 1, usesPerCustomer: 1 },
        },
        { type: 'gift_card', code: 'CARD-0001', currency: 'EUR', balance: 2000 },
        { type: 'gift_card', code: 'CARD-0002', currency: 'EUR', balance: 50_000 },
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    )
  })

  type Entry = [variant: string, quantity: number]
  const filled = async (...items: Entry[]) => {
    const entries = items.map(([variant, quantity]) => ({ variant, quantity }))
    const added = await addToBasket(getDb(), shop, undefined, entries)
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    return added.id
  }
  const ready = async (
    basket: string,
    { method = 'RE' as PaymentMethod, email = 'someone@example.com' } = {},
    from = context,
  ) => {
    await saveCheckout(getDb(), basket, {
      ...{ guest: guestOf(email), deliveryAddress: address, paymentMethod: method },
    })
    const checkout = await loadCheckout(getDb(), from, basket)
    return {
      checkout: checkout?.id ?? '',
      review: checkout?.review ?? '',
      provider: 'sandbox',
      isTest: false,
      isImmediate: true,
    }
  }
  const place = async (basket: string, more?: Parameters<typeof ready>[1]) =>
    placeOrder(getDb(), context, basket, await ready(basket, more))
  const placed = async (basket: string, more?: Parameters<typeof ready>[1]): Promise<Order> => {
    const result = await place(basket, more)
    if (!result.ok) throw new Error(result.error.key)
    return reread(result.order)
  }
  const stockOf = async (variant: string) => {
    const [row] = await getDb().select().from(variants).where(eq(variants.referenceKey, variant))
    return row?.stockQuantity
  }
  const balanceOf = async (code: string) => {
    const [card] = await getDb().select().from(giftCards).where(eq(giftCards.code, code))
    return card?.balance
  }
  const usesOf = async (code: string) => {
    const [row] = await getDb().select().from(voucherCodes).where(eq(voucherCodes.code, code))
    return row?.uses
  }
  const reread = async ({ number }: Pick<Order, 'number'>): Promise<Order> => {
    const order = await findOrder(getDb(), number)
    if (!order) throw new Error('The order has gone')
    return order
  }
  const typesOf = ({ events }: Order) => events.map(({ type }) => type)

  it('takes stock, counts the voucher, debits the gift card and empties the basket, all at once', async () => {
    const basket = await filled(['010.1', 2], ['010.2', 1])
    for (const code of ['TEN', 'CARD-0001']) await redeemCode(getDb(), shop, basket, code)
    const order = await placed(basket)
    expect(order.number).toMatch(/^\d{9}$/)
    expect(order).toMatchObject({ status: 'placed', total: 5899, toPay: 3899, email: 'someone@example.com' })
    expect(
      order.lines.map(({ variant, quantity, total, voucherReduction }) => [
        variant,
        quantity,
        total,
        voucherReduction,
      ]),
    ).toEqual([
      ['010.2', 1, 2000, 200],
      ['010.1', 2, 4000, 400],
    ])
    expect(order.payments.map(({ method, amount, status }) => [method, amount, status]).sort()).toEqual([
      ['G', 2000, 'paid'],
      ['RE', 3899, 'open'],
    ])
    expect([await stockOf('010.1'), await stockOf('010.2')]).toEqual([3, 4])
    expect([await usesOf('TEN'), await balanceOf('CARD-0001')]).toEqual([1, 0])
    expect((await basketOf(getDb(), context, basket)).items).toEqual([])
    expect(typesOf(order)).toEqual(['ordered'])
  })

  it('takes the campaign of a link and what the shopper has allowed to the merchant', async () => {
    const customData = { ffData: { ffCampaign: 'herbst' } }
    const entries = [
      { variant: '010.1', quantity: 1, customData },
      { variant: '010.2', quantity: 1 },
    ]
    const added = await addToBasket(getDb(), shop, undefined, entries)
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    const consents = { scrid: 'aB3', partnerOffers: true }
    const wanted = { ...(await ready(added.id)), consents }
    const result = await placeOrder(getDb(), context, added.id, wanted)
    if (!result.ok) throw new Error(result.error.key)
    expect(await reread(result.order)).toMatchObject(consents)
    const [order] = await readOrders(getDb(), [result.order.id])
    if (!order) throw new Error('The order has gone')
    const told = merchantOrder.parse(merchantOrderOf(order))
    const items = told.packages.flatMap((each) => each.items)
    expect(told.scrid).toBe('aB3')
    expect(Object.fromEntries(items.map((item) => [item.variant, item.customData]))).toEqual({
      '010.1': customData,
      '010.2': {},
    })
    const rows: string[] = []
    for await (const row of exportOrders(getDb(), { format: 'csv', filter: {} })) rows.push(row.trim())
    expect(rows[0]).toMatch(/,scrid,ff_campaign,customer_no,price_reference,cancelled_at,old_device,vat_id$/)
    expect(rows.slice(1).map((row) => row.split(',').slice(-7, -5))).toEqual([
      ['aB3', ''],
      ['aB3', 'herbst'],
    ])
  })

  it('keeps nothing that the shopper has not allowed', async () => {
    const order = await placed(await filled(['010.1', 1]))
    expect(order).toMatchObject({ scrid: null, partnerOffers: false })
  })

  it('keeps what was promised about returns', async () => {
    const order = await placed(await filled(['010.1', 1]))
    expect(order.returnTerms).toEqual({
      ...{ ...usualReturnTerms, days: 40, longer: christmas.slice(0, 1), payer: 'customer' },
      postage: { carrier: 'dhl', receiverId: 'deu', weightGrams: 2_000 },
    })
  })

  it('makes one order of a checkout, however often it is asked for', async () => {
    const basket = await filled(['010.1', 1])
    const wanted = await ready(basket)
    const results = await Promise.all(
      Array.from({ length: 8 }, () => placeOrder(getDb(), context, basket, wanted)),
    )
    const numbers = new Set(results.map((result) => (result.ok ? result.order.number : result.error.key)))
    expect([...numbers]).toHaveLength(1)
    expect(results.filter((result) => result.ok && result.taken === 1)).toHaveLength(1)
    expect(await stockOf('010.1')).toBe(4)
    expect(await getDb().select().from(orders)).toHaveLength(1)
  })

  it('leads nobody on to pay in another way than the review has shown', async () => {
    const basket = await filled(['010.1', 1])
    const shown = await ready(basket, { method: 'PP' })
    const chosen = await ready(basket, { method: 'KK' })
    const place = (wanted: typeof shown, method: PaymentMethod | '') =>
      placeOrder(getDb(), context, basket, { ...wanted, method })
    expect(await place(shown, 'PP')).toEqual({ ok: false, error: { key: 'changed' } })
    const result = await place(chosen, 'KK')
    if (!result.ok) throw new Error(result.error.key)
    const { number } = result.order
    // The order is there, and waits for the card: the review that has shown another method is refused.
    for (const method of ['PP', ''] as const)
      expect(await place(shown, method)).toEqual({ ok: false, error: { key: 'otherMethod', order: number } })
    expect(await place(chosen, 'KK')).toMatchObject({ ok: true, order: { number } })
  })

  it('takes no order where money would move to a made-up company, and keeps the basket', async () => {
    const basket = await filled(['010.1', 1])
    const closed = { ...context, isSelling: isSelling(defaultConfiguration('baby', market), 'live') }
    expect(await placeOrder(getDb(), closed, basket, await ready(basket))).toEqual({
      ok: false,
      error: { key: 'notSelling' },
    })
    expect([await stockOf('010.1'), (await basketOf(getDb(), context, basket)).items.length]).toEqual([5, 1])
  })

  it('places ten orders an hour and 30 a day for an address that nobody has proved, and keeps the eleventh', async () => {
    const email = 'flooded@example.com'
    const hourMs = 60 * 60 * 1_000
    const orderAt = async (hour: number, more: { email?: string; provedEmail?: string } = {}) => {
      const at = { ...context, now: new Date(now.getTime() + hour * hourMs) }
      const basket = await filled(['020.v', 1])
      const wanted = await ready(basket, { method: 'KK', email, ...more })
      const result = await placeOrder(getDb(), at, basket, { ...wanted, ...more })
      const { items } = await basketOf(getDb(), context, basket)
      return [result.ok || result.error.key, items.length]
    }
    for (const hour of [0, 1, 2]) {
      for (let count = 0; count < 10; count += 1) expect(await orderAt(hour)).toEqual([true, 0])
      expect(await orderAt(hour)).toEqual(['addressFull', 1])
    }
    expect(await orderAt(3)).toEqual(['addressFull', 1])
    expect(await orderAt(3, { provedEmail: email })).toEqual([true, 0])
    expect(await orderAt(3, { provedEmail: 'stranger@example.com' })).toEqual(['addressFull', 1])
    expect(await orderAt(3, { email: 'other@example.com' })).toEqual([true, 0])
  })

  it('sells the last piece to one of two buyers, and tells the other what has changed', async () => {
    const [one, other] = [await filled(['010.1', 5]), await filled(['010.1', 3])]
    const by = { method: 'KK' as const }
    const wanted = [await ready(one, by), await ready(other, { ...by, email: 'other@example.com' })] as const
    const results = await Promise.all([
      placeOrder(getDb(), context, one, wanted[0]),
      placeOrder(getDb(), context, other, wanted[1]),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = results.find((result) => !result.ok)
    expect(['changed', 'notBuyable']).toContain(refused && !refused.ok && refused.error.key)
    expect([0, 2]).toContain(await stockOf('010.1'))
  })

  it.each([
    ['a price', () => sql`update prices set with_tax = 2100`, 'changed'],
    ['the stock', () => sql`update variants set stock_quantity = 0`, 'notBuyable'],
    ['a product that left the shop', () => sql`delete from prices`, 'notBuyable'],
  ])('refuses an order after a change of %s, and takes nothing', async (_, change, key) => {
    const basket = await filled(['010.1', 1])
    const wanted = await ready(basket)
    await getDb().execute(change())
    expect(await placeOrder(getDb(), context, basket, wanted)).toEqual({ ok: false, error: { key } })
    expect((await basketOf(getDb(), context, basket)).items).toHaveLength(1)
    expect(await getDb().select().from(orders)).toEqual([])
  })

  it('orders what can be had, and leaves in the basket what does not count', async () => {
    const basket = await filled(['010.1', 2], ['010.2', 4])
    await getDb().execute(sql`update variants set stock_quantity = 0 where reference_key = '010.1'`)
    await getDb().execute(sql`update variants set stock_quantity = 3 where reference_key = '010.2'`)
    const shown = await loadCheckout(getDb(), context, basket)
    const has = (items: readonly { variant: { referenceKey: string }; quantity: number }[] = []) =>
      items.map(({ variant, quantity }) => [variant.referenceKey, quantity])
    expect([has(shown?.basket.items), has(shown?.uncounted)]).toEqual([[['010.2', 3]], [['010.1', 2]]])
    const order = await placed(basket)
    expect(order.lines).toMatchObject([{ variant: '010.2', quantity: 3, price: 2000, total: 6000 }])
    expect([await stockOf('010.1'), await stockOf('010.2')]).toEqual([0, 0])
    expect(has((await basketOf(getDb(), context, basket)).items)).toEqual([['010.1', 2]])
  })

  it('asks for a phone number and a door once a carrier brings the goods, and takes no order without them', async () => {
    const basket = await filled(['010.1', 1])
    const wanted = await ready(basket)
    await getDb()
      .update(products)
      .set({ attributes: { bulkyOrLoad: 'j' } })
    const next = async () => (await loadCheckout(getDb(), context, basket))?.next
    expect(await next()).toBe('address')
    const refused = { ok: false, error: { key: 'incomplete' } }
    expect(await placeOrder(getDb(), context, basket, wanted)).toEqual(refused)
    const called = { ...address, phone: '+493023125111' }
    await saveCheckout(getDb(), basket, { deliveryAddress: called })
    expect(await next()).toBe('review')
    await saveCheckout(getDb(), basket, { deliveryAddress: { ...called, street: 'Postfach 12' } })
    expect(await next()).toBe('address')
    expect(await placeOrder(getDb(), context, basket, wanted)).toEqual(refused)
  })

  it('says of goods for a pick-up that they come there, in the basket and in the order', async () => {
    const basket = await filled(['010.1', 1])
    const said = async () => {
      const { items } = await basketOf(getDb(), context, basket)
      return items.map(({ variant }) => `${variant.arrival} ${variant.arrivalDays?.words}`).join()
    }
    expect(await said()).toMatch(/bei Ihnen.*bei Ihnen/)
    const pickup = { kind: 'packstation', customerNumber: '1234567', stationNumber: '123' } as const
    await saveCheckout(getDb(), basket, {
      ...{ guest: guestOf('someone@example.com'), paymentMethod: 'RE' },
      ...{ deliveryAddress: { ...address, street: 'Packstation 123', pickup } },
      ...{ hasOwnInvoiceAddress: true, invoiceAddress: address },
    })
    expect(await said()).toMatch(/an Ihrer Abholstelle.*an Ihrer Abholstelle/)
    expect(await said()).not.toContain('bei Ihnen')
    const checkout = await loadCheckout(getDb(), context, basket)
    const ordered = { checkout: checkout?.id ?? '', review: checkout?.review ?? '' }
    const placed = await placeOrder(getDb(), context, basket, {
      ...{ ...ordered, provider: 'sandbox', isTest: false },
    })
    expect(placed.ok).toBe(true)
    const [line] = await getDb().select({ arrival: orderLines.arrival }).from(orderLines)
    expect(line?.arrival).toMatch(/an Ihrer Abholstelle/)
  })

  it('takes no pick-up station for goods that it does not take', async () => {
    const basket = await filled(['010.1', 1])
    const pickup = { kind: 'packstation', customerNumber: '1234567', stationNumber: '123' } as const
    const phone = '+493023125111'
    const deliveryAddress = { ...address, street: 'Packstation 123', pickup, phone }
    await saveCheckout(getDb(), basket, {
      ...{ guest: guestOf('someone@example.com'), deliveryAddress, paymentMethod: 'RE' },
      ...{ hasOwnInvoiceAddress: true, invoiceAddress: address },
    })
    const checkout = await loadCheckout(getDb(), context, basket)
    expect([checkout?.next, checkout?.goods]).toEqual([
      'review',
      [{ name: 'Body, Größe 56', isBulky: false, quantity: 1 }],
    ])
    await getDb()
      .update(products)
      .set({ attributes: { bulkyOrLoad: 'j' } })
    const after = await loadCheckout(getDb(), context, basket)
    expect([after?.next, after?.goods]).toEqual([
      'address',
      [{ name: 'Body, Größe 56', isBulky: true, quantity: 1 }],
    ])
    const wanted = {
      checkout: checkout?.id ?? '',
      review: checkout?.review ?? '',
      provider: 'sandbox',
      isTest: false,
    }
    expect(await placeOrder(getDb(), context, basket, wanted)).toEqual({
      ok: false,
      error: { key: 'incomplete' },
    })
  })

  it('takes no pick-up station for pieces that are too heavy together, by the weights of a feed', async () => {
    const packed = { shipping_weight: '16000 g', Paketmaße: '60x40x30', quantity: '5' }
    await importInto(getDb(), tsvOf([feedRow('heavy', packed)]))
    const pickup = { kind: 'packstation', customerNumber: '1234567', stationNumber: '123' } as const
    for (const [quantity, next] of [
      [1, 'review'],
      [2, 'address'],
    ] as const) {
      const basket = await filled(['heavy', quantity])
      await saveCheckout(getDb(), basket, {
        ...{ guest: guestOf('someone@example.com'), paymentMethod: 'RE' },
        deliveryAddress: { ...address, street: 'Packstation 123', pickup, phone: '+493023125111' },
        ...{ hasOwnInvoiceAddress: true, invoiceAddress: address },
      })
      const checkout = await loadCheckout(getDb(), context, basket)
      expect(checkout?.goods).toMatchObject([{ quantity, kilograms: 16, centimetres: [60, 40, 30] }])
      expect(checkout?.next).toBe(next)
    }
  })

  it('finds whose checkout a form was made for', async () => {
    const basket = await filled(['010.1', 1])
    const { checkout } = await ready(basket)
    const owner = () => findOwner(getDb(), checkout, new Date())
    expect(await owner()).toEqual({ isCustomer: false, basket })
    await getDb().execute(sql`update baskets set customer_id = 7`)
    expect(await owner()).toEqual({ isCustomer: true, basket })
    expect(await findOwner(getDb(), randomUUID(), new Date())).toBeUndefined()
    expect(await findOwner(getDb(), checkout, new Date(Date.now() + 25 * 3_600_000))).toBeUndefined()
  })

  it('refuses the checkout of another visitor, an empty one and one that misses something', async () => {
    const [own, other] = [await filled(['010.1', 1]), await filled(['010.2', 1])]
    const wanted = await ready(own)
    const refusal = async (basket: string | undefined, what = wanted) => {
      const result = await placeOrder(getDb(), context, basket, what)
      return result.ok ? 'placed' : result.error.key
    }
    expect(await refusal(other)).toBe('unknownCheckout')
    expect(await refusal(undefined)).toBe('unknownCheckout')
    expect(await refusal(own, { ...wanted, review: 'x'.repeat(32) })).toBe('changed')
    await saveCheckout(getDb(), own, { paymentMethod: null })
    expect(await refusal(own)).toBe('incomplete')
  })

  it('is left undone where its pieces are too many for a network, with nothing taken or counted', async () => {
    const basket = await filled(['010.1', 2])
    const wanted = await ready(basket, { method: 'KK' })
    const counted: number[] = []
    const countOrder = (isWithin: boolean) => async (_: unknown, pieces: number) => {
      counted.push(pieces)
      return isWithin
    }
    const place = (isWithin: boolean) =>
      placeOrder(getDb(), context, basket, { ...wanted, countOrder: countOrder(isWithin) })
    expect(await place(false)).toEqual({ ok: false, error: { key: 'tooMany' } })
    expect(await getDb().select().from(orders)).toEqual([])
    // The basket and the stock are as they were; the same order again is not counted.
    expect(await place(true)).toMatchObject({ ok: true, taken: 2 })
    expect(await place(true)).toMatchObject({ ok: true, taken: undefined })
    expect(counted).toEqual([2, 2])
  })

  it('takes no cash on delivery for a parcel to a station, also when the station was chosen last', async () => {
    const basket = await filled(['010.1', 1])
    const wanted = await ready(basket, { method: 'NN' })
    expect(wanted.review).not.toBe('')
    const pickup = { kind: 'packstation', customerNumber: '123456', stationNumber: '145' } as const
    const deliveryAddress = { ...address, street: 'Packstation 145', pickup }
    await saveCheckout(getDb(), basket, { deliveryAddress })
    expect(await loadCheckout(getDb(), context, basket)).toMatchObject({ next: 'address' })
    await saveCheckout(getDb(), basket, { hasOwnInvoiceAddress: true, invoiceAddress: address })
    const checkout = await loadCheckout(getDb(), context, basket)
    const cash = { code: 'NN', isOffered: false, reason: 'cashlessPickup' }
    expect(checkout).toMatchObject({ next: 'payment', methods: expect.arrayContaining([cash]) })
    expect(await placeOrder(getDb(), context, basket, wanted)).toEqual({
      ok: false,
      error: { key: 'paymentNotOffered' },
    })
    await saveCheckout(getDb(), basket, { paymentMethod: 'KK' })
    const review = (await loadCheckout(getDb(), context, basket))?.review ?? ''
    const result = await placeOrder(getDb(), context, basket, { ...wanted, review })
    // Its payment is awaited, and may be tried again in any way but this one.
    const order = result.ok ? await reread(result.order) : undefined
    expect(order && methodsOfOrder(context, order)).toContainEqual(cash)
  })

  it('keeps what reduced prices save on all pieces, beside what vouchers take off', async () => {
    await writeProducts(
      getDb(),
      [
        givenProduct({
          key: '030',
          number: '130',
          name: 'Mütze',
          price: 1500,
          reduction: 0.25,
          sizes: ['50'],
        }),
      ],
      { brand: 'baby' },
    )
    const basket = await filled(['030.1', 3], ['010.1', 1])
    await redeemCode(getDb(), shop, basket, 'TEN')
    const order = await placed(basket)
    // 20 € before, 15 € now.
    expect(order.cost.saleReduction).toBe(3 * 500)
    expect(purchaseEvent(order)).toMatchObject({
      ...{ sale_reduction_with_tax: 15, coupon_reduction_with_tax: 6.5, value: 63.49 },
    })
  })

  it('lets a customer use a voucher as often as it is meant, also at the same instant', async () => {
    const baskets = [await filled(['010.1', 1]), await filled(['010.2', 1])]
    for (const [index, basket] of baskets.entries())
      await redeemCode(getDb(), shop, basket, index === 0 ? 'TEN' : 'TEN2')
    const wanted = await Promise.all(baskets.map((basket) => ready(basket)))
    const results = await Promise.all(
      baskets.map((basket, index) => {
        const own = wanted[index]
        if (!own) throw new Error('There is no checkout')
        return placeOrder(getDb(), context, basket, own)
      }),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(((await usesOf('TEN')) ?? 0) + ((await usesOf('TEN2')) ?? 0)).toBe(1)
    const third = await filled(['010.1', 1])
    await redeemCode(getDb(), shop, third, (await usesOf('TEN')) === 0 ? 'TEN' : 'TEN2')
    const own = await ready(third)
    // The total tells nothing about the address, which anybody can enter; placing the order does.
    expect((await loadCheckout(getDb(), context, third))?.basket.voucher).toMatchObject({ isValid: true })
    const asked = { ...own, mayAskForVoucher: async () => false }
    expect(await placeOrder(getDb(), context, third, asked)).toMatchObject({ error: { key: 'voucherLater' } })
    expect(await placeOrder(getDb(), context, third, own)).toEqual({
      ...{ ok: false, error: { key: 'voucherUsed' } },
    })
    await removeCode(getDb(), third, 'voucher')
    const without = await loadCheckout(getDb(), context, third)
    expect(without?.basket.items).toHaveLength(1)
    expect(without?.next).toBe('review')
  })

  it('needs no other payment when the gift card pays everything', async () => {
    const basket = await filled(['010.1', 1])
    await redeemCode(getDb(), shop, basket, 'CARD-0002')
    await saveCheckout(getDb(), basket, { guest: guestOf('a@example.com'), deliveryAddress: address })
    const checkout = await loadCheckout(getDb(), context, basket)
    expect(checkout?.next).toBe('review')
    const order = await placed(basket)
    expect(order.payments.map(({ method, status, amount }) => [method, status, amount])).toEqual([
      ['G', 'paid', 2499],
    ])
    expect(await balanceOf('CARD-0002')).toBe(50_000 - 2499)
  })

  it('takes no stock for what is delivered as a download', async () => {
    const basket = await filled(['020.v', 2])
    const order = await placed(basket, { method: 'KK' })
    expect(order.lines[0]).toMatchObject({ isDigital: true, isFromStock: false })
    expect(order.deliveryAddress).toBeNull()
    expect(await stockOf('020.v')).toBe(5)
  })

  it.each([
    ['de', false, 'notAgreed'],
    ['de', true, 'placed'],
    ['ch', false, 'placed'],
  ])('delivers files at once in %s, agreed: %s: %s', async (code, isImmediate, outcome) => {
    await getDb()
      .update(products)
      .set({ productGroup: null, download: 'plan.pdf' })
      .where(eq(products.number, '120'))
    const own = findMarket('baby', code)
    if (!own) throw new Error(`There is no market ${code}`)
    const there = { ...context, market: own }
    const added = await addToBasket(getDb(), { ...shop, market: own }, undefined, [
      { variant: '020.v', quantity: 1 },
    ])
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    const country = code === 'ch' ? ('CH' as const) : ('DE' as const)
    await saveCheckout(getDb(), added.id, {
      ...{ guest: guestOf('files@example.com'), deliveryAddress: { ...address, country } },
      paymentMethod: 'KK',
    })
    const checkout = await loadCheckout(getDb(), there, added.id)
    expect(checkout?.asksImmediate).toBe(code === 'de')
    const { id = '', review = '' } = checkout ?? {}
    const wanted = { checkout: id, review, provider: 'sandbox', isTest: false, isImmediate }
    const result = await placeOrder(getDb(), there, added.id, wanted)
    expect(result.ok ? 'placed' : result.error.key).toBe(outcome)
    if (!result.ok) return
    const [event] = (await reread(result.order)).events
    expect(event?.details.immediate).toBe(code === 'de' ? 'yes' : undefined)
  })

  it('remembers which file is sold, sends nothing and takes no stock for it', async () => {
    await getDb()
      .update(products)
      .set({ productGroup: null, download: 'plan.pdf' })
      .where(eq(products.number, '120'))
    await getDb().update(variants).set({ stockQuantity: 0 }).where(eq(variants.referenceKey, '020.v'))
    const order = await placed(await filled(['020.v', 2], ['010.1', 1]), { method: 'KK' })
    const sold = { isDigital: true, isVoucher: false, isFromStock: false, download: 'plan.pdf' }
    expect(order.lines.find(({ variant }) => variant === '020.v')).toMatchObject(sold)
    expect(order.lines.find(({ variant }) => variant === '010.1')).toMatchObject({
      isDigital: false,
      download: null,
    })
    expect(await stockOf('020.v')).toBe(0)
    const alone = await placed(await filled(['020.v', 1]), { method: 'KK', email: 'other@example.com' })
    expect(alone).toMatchObject({ deliveryAddress: null, cost: { shipping: 0 } })
  })

  it('takes a file that a voucher names for none: its gift card is what is sold', async () => {
    await getDb().update(products).set({ download: 'plan.pdf' }).where(eq(products.number, '120'))
    const order = await placed(await filled(['020.v', 1]), { method: 'KK' })
    expect(order.lines).toMatchObject([{ isDigital: true, isVoucher: true, download: null }])
  })

  it('waits for the payment service, and is confirmed once, whatever it repeats', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    expect(order.status).toBe('awaitingPayment')
    const [reminder] = await getDb().select().from(outbox).where(eq(outbox.kind, 'order'))
    expect((reminder?.nextAttemptAt.getTime() ?? 0) - (reminder?.createdAt.getTime() ?? 0)).toBe(5 * 60_000)
    const addresses = [
      await beginPayment(getDb(), service.provider, order, links),
      await beginPayment(getDb(), service.provider, order, links),
      await beginPayment(getDb(), service.provider, await reread(order), links),
    ]
    expect(new Set(addresses).size).toBe(1)
    expect(service.count()).toBe(1)
    const reference = (await reread(order)).payments[0]?.reference ?? ''
    await askAboutPayment(getDb(), service.provider, reference, 'provider')
    expect((await reread(order)).status).toBe('awaitingPayment')
    service.decide(reference, { status: 'paid' })
    await Promise.all(
      Array.from({ length: 4 }, () => askAboutPayment(getDb(), service.provider, reference, 'provider')),
    )
    // A message from before arrives late.
    const late = { ...service.state(reference), status: 'failed' as const }
    await settlePayment(getDb(), { provider: 'sandbox', reference }, late, { cause: 'provider', at: now })
    const paid = await reread(order)
    expect(paid).toMatchObject({ status: 'placed', heldUntil: null })
    expect(typesOf(paid)).toEqual(['ordered', 'paymentBegun', 'paid', 'confirmed'])
  })

  it.each([true, false])('is marked as the shop is when it is placed: a test, %s', async (isTest) => {
    const basket = await filled(['010.1', 1])
    const result = await placeOrder(getDb(), context, basket, { ...(await ready(basket)), isTest })
    if (!result.ok) throw new Error(result.error.key)
    expect((await reread(result.order)).isTest).toBe(isTest)
  })

  const workingDays = 'In 1\u00a0bis\u00a03\u00a0Werktagen bei Ihnen'
  it.each<[PaymentMethod, string, string[]]>([
    // Ordered on a Sunday, packed on Monday.
    ['RE', workingDays, ['2026-11-24', '2026-11-26']],
    ['KK', workingDays, ['2026-11-24', '2026-11-26']],
    // The shop does not know when the bank gets the order.
    ['V', `${workingDays}, gerechnet ab dem Werktag nach Ihrem Überweisungsauftrag`, []],
  ])('keeps what was promised with it, paid by %s', async (method, words, days) => {
    const basket = await filled(['010.1', 1])
    const wanted = await ready(basket, { method })
    const shown = (await loadCheckout(getDb(), context, basket))?.basket.items[0]?.variant
    const shownDays = shown?.arrivalDays
    expect([shown?.arrival, shownDays?.from, shownDays?.to].filter(Boolean)).toEqual([words, ...days])
    const result = await placeOrder(getDb(), context, basket, wanted)
    if (!result.ok) throw new Error(result.error.key)
    const [line] = (await reread(result.order)).lines
    expect([line?.arrival, line?.arrivesFrom, line?.arrivesTo].filter(Boolean)).toEqual([words, ...days])
  })

  it.each<PaymentMethod>(['RE', 'V'])('keeps the last day of a preorder, paid by %s', async (method) => {
    await getDb().execute(sql`update variants set bvc = 2, delivery_days_from = 999, delivery_days_to = 999,
      delivery_until = '2027-02-22' where reference_key = '010.1'`)
    const basket = await filled(['010.1', 1])
    const result = await placeOrder(getDb(), context, basket, await ready(basket, { method }))
    if (!result.ok) throw new Error(result.error.key)
    expect((await reread(result.order)).lines).toMatchObject([
      { arrivesFrom: null, arrivesTo: '2027-02-22', arrival: expect.stringContaining('22.') },
    ])
  })

  it.each<[PaymentMethod, string]>([
    ['RE', 'changed'],
    // It promises no days.
    ['V', 'placed'],
  ])(
    'is asked for again where midnight has moved the days of its review, paid by %s',
    async (method, end) => {
      const before = { ...context, now: new Date('2026-11-24T22:58:00Z') }
      const after = { ...context, now: new Date('2026-11-24T23:01:00Z') }
      const basket = await filled(['010.1', 1])
      const wanted = await ready(basket, { method }, before)
      const result = await placeOrder(getDb(), after, basket, wanted)
      expect(result.ok ? 'placed' : result.error.key).toBe(end)
      if (result.ok) return
      const again = await ready(basket, { method }, after)
      expect((await placeOrder(getDb(), after, basket, again)).ok).toBe(true)
    },
  )

  it('holds half of the pieces unpaid for days at most, however many order at once', async () => {
    // Five in stock: two of them.
    const baskets = await Promise.all(Array.from({ length: 5 }, () => filled(['010.1', 1])))
    const asked = await Promise.all(
      baskets.map((basket, each) => ready(basket, { method: 'V', email: `v${each}@example.com` })),
    )
    const results = await Promise.all(
      baskets.map((basket, each) => placeOrder(getDb(), context, basket, asked[each] as (typeof asked)[0])),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    for (const result of results) if (!result.ok) expect(result.error.key).toBe('paymentNotOffered')
    expect(await stockOf('010.1')).toBe(3)
    const left = baskets[results.findIndex(({ ok }) => !ok)] ?? ''
    const checkout = await loadCheckout(getDb(), context, left)
    expect(checkout).toMatchObject({ next: 'payment', paymentMethod: 'V' })
    expect(checkout?.methods).toContainEqual({
      ...{ code: 'V', isOffered: false, reason: 'heldUnpaid' },
      held: { name: expect.any(String), most: 0 },
    })
    // Said before it is chosen as well.
    await getDb().execute(sql`update checkouts set payment_method = 'RE' where status <> 'ordered'`)
    expect((await loadCheckout(getDb(), context, left))?.methods).toContainEqual(
      expect.objectContaining({ code: 'V', reason: 'heldUnpaid' }),
    )
    // Other means of payment take the others, and a transfer that has come makes room.
    expect((await placed(left, { method: 'RE' })).status).toBe('placed')
    for (const result of results) if (result.ok) await markPaid(getDb(), result.order.number, now)
    expect((await place(await filled(['010.1', 1]), { method: 'V', email: 'late@example.com' })).ok).toBe(
      true,
    )
  })

  it.each<[number, number, boolean]>([
    [1, 1, true],
    [2, 1, true],
    [3, 2, false],
    [4, 2, true],
    [5, 3, false],
  ])('holds unpaid of %s pieces %s: %s', async (stock, quantity, isHeld) => {
    await getDb().update(variants).set({ stockQuantity: stock }).where(eq(variants.referenceKey, '010.1'))
    const basket = await filled(['010.1', quantity])
    const wanted = await ready(basket, { method: 'V' })
    const result = await placeOrder(getDb(), context, basket, wanted)
    expect(result.ok ? 'held' : result.error.key).toBe(isHeld ? 'held' : 'paymentNotOffered')
    expect(await stockOf('010.1')).toBe(isHeld ? stock - quantity : stock)
  })

  it('changes to a transfer only as far as unpaid orders may hold', async () => {
    const orders = []
    for (const each of [1, 2, 3])
      orders.push(await placed(await filled(['010.1', 1]), { method: 'KK', email: `r${each}@example.com` }))
    const again = { method: 'V' as const, provider: 'shop', now, prepaymentDays: 7, isTest: false }
    const results = await Promise.all(orders.map(({ id }) => retryPayment(getDb(), id, again)))
    expect(results.map((result) => (result.ok ? 'held' : result.error)).sort()).toEqual([
      ...['held', 'held', 'heldUnpaid'],
    ])
  })

  const inNetwork = (name: string, more: object = {}) => ({
    ...context,
    ...{ client: [{ name, isShared: false }], ...more },
  })
  const orderIn = async (
    from: typeof context,
    quantity: number,
    { method = 'RE' as PaymentMethod, email = 'someone@example.com' } = {},
  ) => {
    const basket = await filled(['010.1', quantity])
    const wanted = await ready(basket, { method, email }, from)
    const result = await placeOrder(getDb(), from, basket, wanted)
    return result.ok ? 'placed' : result.error.key
  }
  const inStock = (stock: number) =>
    getDb().update(variants).set({ stockQuantity: stock }).where(eq(variants.referenceKey, '010.1'))

  it.each<PaymentMethod>(['RE', 'NN'])(
    'holds half of the pieces for one network until they are paid by %s, and as many for others',
    async (method) => {
      await inStock(12)
      const from = (at: number) => ({ method, email: `later${at}@example.com` })
      for (const at of [1, 2, 3]) expect(await orderIn(inNetwork('here'), 2, from(at))).toBe('placed')
      expect(await orderIn(inNetwork('here'), 1, from(4))).toBe('paymentNotOffered')
      // Said before it is chosen as well; nobody else is kept from it.
      const basket = await filled(['010.1', 1])
      await ready(basket, { method: 'KK', email: 'later5@example.com' })
      const methods = (await loadCheckout(getDb(), inNetwork('here'), basket))?.methods
      expect(methods).toContainEqual(
        expect.objectContaining({
          code: method,
          reason: 'heldLater',
          held: { name: expect.any(String), most: 0 },
        }),
      )
      expect(methods).toContainEqual(expect.objectContaining({ code: 'KK', isOffered: true }))
      expect(await orderIn(inNetwork('there'), 2, from(6))).toBe('placed')
      // What is paid, sent or given up counts no more.
      await inStock(12)
      const [first] = await getDb().select().from(orders).orderBy(orders.id)
      await markPaid(getDb(), first?.number ?? '', now)
      expect(await orderIn(inNetwork('here'), 1, from(7))).toBe('placed')
    },
  )

  it('holds as much for one mail address from many networks, however it is written', async () => {
    await inStock(12)
    for (const at of [1, 2, 3]) expect(await orderIn(inNetwork(`n${at}`), 2)).toBe('placed')
    expect(await orderIn(inNetwork('n4'), 1)).toBe('paymentNotOffered')
    const shared = { client: [{ name: 'many', isShared: true }] }
    expect(await orderIn(inNetwork('', shared), 2, { email: 'a@example.com' })).toBe('placed')
    expect(await orderIn(inNetwork('', shared), 2, { email: 'b@example.com' })).toBe('placed')
  })

  it('holds three quarters at most for the networks of one wide network, and as many for another', async () => {
    await inStock(16)
    const wide = (at: number, around = '2001:db8:1') =>
      inNetwork('', {
        client: [
          { name: `${around}:${at}`, isShared: false },
          { name: around, isShared: true },
        ],
      })
    const from = (at: number) => ({ email: `wide${at}@example.com` })
    for (const at of [1, 2, 3]) expect(await orderIn(wide(at), 4, from(at))).toBe('placed')
    expect(await orderIn(wide(4), 1, from(4))).toBe('paymentNotOffered')
    expect(await orderIn(wide(1, '2001:db8:2'), 1, from(5))).toBe('placed')
    for (const name of ['unknown', '10.0.0.1'])
      expect(await orderIn(inNetwork('', { client: [{ name, isShared: true }] }), 1, from(6))).toBe('placed')
    // A wide network may have six of few pieces.
    await getDb().execute(sql`truncate orders cascade`)
    await inStock(6)
    for (const at of [1, 2]) expect(await orderIn(wide(at), 3, from(at))).toBe('placed')
  })

  it.each<[number, number, boolean]>([
    [1, 1, true],
    [3, 3, true],
    [4, 4, false],
    [8, 4, true],
    [8, 5, false],
  ])('of %d pieces lets a family have %d and pay them later: %s', async (stock, quantity, isHeld) => {
    await inStock(stock)
    expect(await orderIn(inNetwork('here'), quantity)).toBe(isHeld ? 'placed' : 'paymentNotOffered')
  })

  it('lets no more through when many order at once', async () => {
    await inStock(8)
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, at) => orderIn(inNetwork('here'), 1, { email: `once${at}@example.com` })),
    )
    expect(results.filter((result) => result === 'placed')).toHaveLength(4)
  })

  const paid = sql`update payments set status = 'paid'`
  it.each<[string, number, 'KK' | 'RE', ReturnType<typeof sql> | undefined, boolean]>([
    ['who has paid as much as a third of it', 2, 'KK', paid, true],
    ['who has paid less', 1, 'KK', paid, false],
    ['who was sent an order and has not paid it', 2, 'RE', sql`update orders set status = 'shipped'`, false],
    ['who has ordered and paid nothing', 2, 'RE', undefined, false],
    ['who has the money back', 2, 'KK', sql`update payments set status = 'paid', refunded = amount`, false],
    ['whose order was a test', 2, 'KK', sql`with p as (${paid}) update orders set is_test = true`, false],
  ])('lets a customer %s owe more: %s', async (_, before, method, happens, mayOwe) => {
    const own = inNetwork('here', { customerId: 7 })
    expect(await orderIn(own, before, { method })).toBe('placed')
    if (happens) await getDb().execute(happens)
    await inStock(8)
    expect(await orderIn(own, 6)).toBe(mayOwe ? 'placed' : 'paymentNotOffered')
    if (!mayOwe) return
    // What is owed counts against what was paid; and those behind the same address are not bounded by it.
    await inStock(8)
    expect(await orderIn(own, 6)).toBe('paymentNotOffered')
    expect(await orderIn(inNetwork('here'), 4, { email: 'n@example.com' })).toBe('placed')
  })

  it('lets a customer owe no more by ordering several times at once, or by changing to an invoice', async () => {
    const own = inNetwork('here', { customerId: 7 })
    expect(await orderIn(own, 3, { method: 'KK' })).toBe('placed')
    await getDb().execute(paid)
    await inStock(40)
    const before = { status: orders.status, holders: orders.holders }
    const trusted = async () =>
      (await getDb().select(before).from(orders).where(eq(orders.status, 'placed'))).filter(
        ({ holders }) => holders === null,
      ).length
    await Promise.all([1, 2, 3, 4].map((at) => orderIn(own, 4, { email: `o${at}@example.com` })))
    expect(await trusted()).toBe(2)
    await getDb().execute(sql`delete from orders where status = 'placed'`)
    for (const at of [1, 2, 3, 4])
      expect(await orderIn(own, 4, { method: 'KK', email: `p${at}@example.com` })).toBe('placed')
    const awaited = await getDb().select({ id: orders.id }).from(orders).orderBy(orders.id)
    const again = { method: 'RE' as const, provider: 'shop', now, prepaymentDays: 7, isTest: false }
    await Promise.all(
      awaited.slice(1).map(({ id }) => retryPayment(getDb(), id, { ...again, holders: ['a network'] })),
    )
    expect(await trusted()).toBe(2)
  })

  it('changes to an invoice only as far as open orders may hold, and forgets whose they were', async () => {
    await inStock(8)
    const awaited = []
    for (const each of [1, 2])
      awaited.push(await placed(await filled(['010.1', 3]), { method: 'KK', email: `i${each}@example.com` }))
    const holders = ['a network']
    const again = { method: 'RE' as const, provider: 'shop', now, prepaymentDays: 7, isTest: false, holders }
    const results = await Promise.all(awaited.map(({ id }) => retryPayment(getDb(), id, again)))
    expect(results.map((result) => (result.ok ? 'held' : result.error)).sort()).toEqual(
      ['heldUnpaid', 'held'].sort(),
    )
    const held = awaited[results.findIndex(({ ok }) => ok)]
    const kept = async () =>
      (
        await getDb()
          .select({ holders: orders.holders })
          .from(orders)
          .where(eq(orders.id, held?.id ?? 0))
      )[0]
    expect(await kept()).toEqual({ holders })
    await getDb().transaction(async (tx) => {
      const order = await lockOrder(tx, held?.id ?? 0)
      if (order) await cancelOrder(tx, order, { cause: 'merchant', reason: 'byMerchant', at: now })
    })
    expect(await kept()).toEqual({ holders: null })
  })

  it('lets a shopper whose payment was declined pay in another way, but never twice', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    await beginPayment(getDb(), service.provider, order, links)
    const first = (await reread(order)).payments[0]?.reference ?? ''
    const again = { method: 'PP' as const, provider: 'sandbox', now, prepaymentDays: 7, isTest: false }
    expect(await retryPayment(getDb(), order.id, again)).toEqual({ ok: false, error: 'stillOpen' })
    service.decide(first, { status: 'failed' })
    await askAboutPayment(getDb(), service.provider, first, 'shopper')
    const retried = await retryPayment(getDb(), order.id, again)
    if (!retried.ok) throw new Error(retried.error)
    await beginPayment(getDb(), service.provider, retried.order, links)
    const second = (await reread(order)).payments.find(({ status }) => status === 'open')?.reference ?? ''
    for (const reference of [second, first]) {
      service.decide(reference, { status: 'paid' })
      await askAboutPayment(getDb(), service.provider, reference, 'provider')
    }
    expect((await reread(order)).status).toBe('placed')
    // The first one was paid after it was given up: its money goes back.
    await deliverPaybacks(getDb(), service.provider)
    expect([service.state(first).refunded, service.state(second).refunded]).toEqual([2499, 0])
    expect(typesOf(await reread(order)).filter((type) => type === 'refunded')).toHaveLength(1)
  })

  it('takes a new payment after one that could not be begun, in the same way or in another', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    const unreachable = {
      ...service.provider,
      create: () => Promise.reject(new PaymentError('unavailable', '')),
    }
    await expect(beginPayment(getDb(), unreachable, order, links)).rejects.toMatchObject({
      reason: 'unavailable',
    })
    const again = { provider: 'sandbox', now, prepaymentDays: 7, isTest: false }
    for (const method of ['KK', 'PP'] as const) {
      const retried = await retryPayment(getDb(), order.id, { ...again, method })
      expect(retried.ok).toBe(true)
    }
    const retriedOrder = await reread(order)
    expect(retriedOrder.payments.map(({ method, status }) => [method, status])).toEqual([
      ['KK', 'failed'],
      ['KK', 'failed'],
      ['PP', 'open'],
    ])
    expect(await beginPayment(getDb(), service.provider, await reread(order), links)).toMatch(/^https:/)
  })

  it('has failed when the payment service refuses to begin it', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    const refusing = { ...service.provider, create: () => Promise.reject(new PaymentError('refused', '')) }
    await expect(beginPayment(getDb(), refusing, order, links)).rejects.toMatchObject({ reason: 'refused' })
    const ended = await reread(order)
    expect(ended.payments.map(({ status }) => status)).toEqual(['failed'])
    expect(typesOf(ended)).toEqual(['ordered', 'paymentFailed'])
  })

  it('cannot be paid when it was given up while the payment service began the payment', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    const slow = {
      ...service.provider,
      async create(request: Parameters<PaymentProvider['create']>[0]) {
        const created = await service.provider.create(request)
        const given = { orderId: order.id, cause: 'shopper', reason: 'byShopper', now } as const
        expect(await giveUpOrder(getDb(), service.provider, given)).toBe(true)
        return created
      },
    }
    expect(await beginPayment(getDb(), slow, order, links)).toBeUndefined()
    await deliverPaybacks(getDb(), service.provider)
    const [payment] = (await reread(order)).payments
    expect(payment).toMatchObject({ status: 'cancelled', reference: expect.any(String) })
    expect(service.state(payment?.reference ?? '').status).toBe('cancelled')
  })

  it('finds a payment by its own name when the answer that named its reference was lost', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    const [payment] = order.payments
    const paymentId = payment?.id ?? ''
    const amount = order.toPay
    const { reference } = await service.provider.create({
      ...{ ...links, paymentId, amount, currency: 'EUR', method: 'KK', email: '', expiresAt: now },
      orderNumber: order.number,
    })
    service.decide(reference, { status: 'paid' })
    await receiveEvent(getDb(), service.provider, { id: 'evt_1', reference, paymentId })
    expect((await reread(order)).status).toBe('placed')
  })

  it('counts an event that comes again, and asks the payment service about it once', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    await beginPayment(getDb(), service.provider, order, links)
    const reference = (await reread(order)).payments[0]?.reference ?? ''
    service.decide(reference, { status: 'paid' })
    const find = vi.spyOn(service.provider, 'find')
    const event = { id: 'evt_3', reference, paymentId: undefined }
    for (let time = 0; time < 4; time += 1) await receiveEvent(getDb(), service.provider, event)
    await receiveEvent(getDb(), service.provider, { ...event, id: 'evt_4' })
    expect(find).toHaveBeenCalledTimes(2)
    const paid = await reread(order)
    expect(typesOf(paid)).toEqual(['ordered', 'paymentBegun', 'paid', 'confirmed'])
    expect(await countEvents(getDb(), paid)).toEqual([
      { provider: 'sandbox', reference, events: 2, repeated: 3 },
    ])
  })

  it('logs an event about a payment that no order has, and does not take it as handled', async () => {
    const service = givenPaymentService()
    const event = { id: 'evt_2', reference: 'ref-of-nobody', paymentId: randomUUID() }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await receiveEvent(getDb(), service.provider, event)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('a payment that no order has'))
    logged.mockRestore()
    const [kept] = await getDb().select().from(paymentEvents).where(eq(paymentEvents.id, 'sandbox:evt_2'))
    expect(kept).toMatchObject({ handledAt: null })
  })

  it('does not let an order that cannot be given up stand in the way of others', async () => {
    const service = givenPaymentService()
    const [stuck, other] = [
      await placed(await filled(['010.1', 1]), { method: 'KK' }),
      await placed(await filled(['010.2', 1]), { method: 'KK', email: 'other@example.com' }),
    ]
    for (const order of [stuck, other]) await beginPayment(getDb(), service.provider, order, links)
    const [reference] = (await reread(stuck)).payments.map((payment) => payment.reference)
    const failing = {
      ...service.provider,
      cancel: (asked: string) =>
        asked === reference
          ? Promise.reject(new PaymentError('unavailable', ''))
          : service.provider.cancel(asked),
    }
    const later = new Date((other.heldUntil?.getTime() ?? 0) + 60_000)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expireOrders(getDb(), failing, later)
    logged.mockRestore()
    const waiting = await reread(stuck)
    expect([waiting.status, (await reread(other)).status]).toEqual(['awaitingPayment', 'cancelled'])
    expect(waiting.heldUntil?.getTime()).toBeGreaterThan(later.getTime())
  })

  it('is given up a day after its payment service was changed for another', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    await beginPayment(getDb(), service.provider, order, links)
    const stripe = { ...service.provider, name: 'stripe' as const }
    const begunAt = (createdAt: Date) =>
      getDb().update(payments).set({ createdAt }).where(eq(payments.orderId, order.id))
    await begunAt(new Date())
    const later = new Date((order.heldUntil?.getTime() ?? 0) + 1)
    await expireOrders(getDb(), stripe, later)
    expect((await reread(order)).status).toBe('awaitingPayment')
    await begunAt(new Date(Date.now() - 25 * 60 * 60 * 1_000))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expireOrders(getDb(), stripe, new Date(later.getTime() + 11 * 60_000))
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('look there whether it was paid'))
    logged.mockRestore()
    expect((await reread(order)).status).toBe('cancelled')
  })

  it('puts nothing back into the basket of a visitor who has ordered since', async () => {
    const service = givenPaymentService()
    const basket = await filled(['010.1', 1])
    const unpaid = await placed(basket, { method: 'KK' })
    await beginPayment(getDb(), service.provider, unpaid, links)
    const again = await addToBasket(getDb(), shop, basket, [{ variant: '010.1', quantity: 1 }])
    expect(again.ok).toBe(true)
    await placed(basket, { method: 'RE' })
    await expireOrders(getDb(), service.provider, new Date((unpaid.heldUntil?.getTime() ?? 0) + 1))
    expect((await reread(unpaid)).status).toBe('cancelled')
    expect((await basketOf(getDb(), context, basket)).items).toEqual([])
  })

  it('refuses money of another amount, and pays it back', async () => {
    const service = givenPaymentService()
    const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
    await beginPayment(getDb(), service.provider, order, links)
    const reference = (await reread(order)).payments[0]?.reference ?? ''
    service.decide(reference, { status: 'paid', amount: 1 })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await askAboutPayment(getDb(), service.provider, reference, 'provider')
    await deliverPaybacks(getDb(), service.provider)
    expect((await reread(order)).status).toBe('awaitingPayment')
    expect(service.state(reference).refunded).toBe(1)
    // Announced again, it is neither taken nor paid back a second time.
    await askAboutPayment(getDb(), service.provider, reference, 'provider')
    await deliverPaybacks(getDb(), service.provider)
    expect(typesOf(await reread(order))).toEqual(['ordered', 'paymentBegun', 'paid', 'refunded'])
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('not what was asked for'))
    logged.mockRestore()
  })

  it('gives everything back when the payment does not come, and the basket is as before', async () => {
    const service = givenPaymentService()
    const basket = await filled(['010.1', 2], ['010.2', 1])
    for (const code of ['TEN', 'CARD-0001']) await redeemCode(getDb(), shop, basket, code)
    const before = await basketOf(getDb(), context, basket)
    const order = await placed(basket, { method: 'KK' })
    await beginPayment(getDb(), service.provider, order, links)
    const later = new Date((order.heldUntil?.getTime() ?? 0) + 1)
    await expireOrders(getDb(), service.provider, now)
    expect((await reread(order)).status).toBe('awaitingPayment')
    await expireOrders(getDb(), service.provider, later)
    const ended = await reread(order)
    expect(ended.status).toBe('cancelled')
    expect(service.state(ended.payments.find(({ method }) => method === 'KK')?.reference ?? '').status).toBe(
      'cancelled',
    )
    expect([await stockOf('010.1'), await stockOf('010.2')]).toEqual([5, 5])
    expect([await usesOf('TEN'), await balanceOf('CARD-0001')]).toEqual([0, 2000])
    const keyless = ({ items, ...rest }: typeof before) => ({
      ...rest,
      items: items.map(({ key, ...item }) => item),
    })
    expect(keyless(await basketOf(getDb(), context, basket))).toEqual(keyless(before))
    expect(await loadCheckout(getDb(), context, basket)).toMatchObject({ next: 'review' })
    const second = await placed(basket, { method: 'RE' })
    expect(second.number).not.toBe(order.number)
  })

  it('of which the prepayment does not come is cancelled after ten days, and not when it has come', async () => {
    const service = givenPaymentService()
    const [late, paid] = [
      await placed(await filled(['010.1', 1]), { method: 'V' }),
      await placed(await filled(['010.2', 1]), { method: 'V', email: 'other@example.com' }),
    ]
    expect((await markPaid(getDb(), paid.number, now)).ok).toBe(true)
    const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000 + 1)
    await expireOrders(getDb(), service.provider, after(9))
    expect((await reread(late)).status).toBe('placed')
    await expireOrders(getDb(), service.provider, after(10))
    expect([(await reread(late)).status, (await reread(paid)).status]).toEqual(['cancelled', 'placed'])
    expect([await stockOf('010.1'), await stockOf('010.2')]).toEqual([5, 4])
  })

  it('is not given up when it was paid in the last moment, and pays back what comes after its end', async () => {
    const service = givenPaymentService()
    const give = (orderId: number) =>
      giveUpOrder(getDb(), service.provider, { orderId, cause: 'shopper', reason: 'byShopper', now })
    const begun = async () => {
      const order = await placed(await filled(['010.1', 1]), { method: 'KK' })
      await beginPayment(getDb(), service.provider, order, links)
      return { order, reference: (await reread(order)).payments[0]?.reference ?? '' }
    }
    const paid = await begun()
    service.decide(paid.reference, { status: 'paid' })
    expect(await give(paid.order.id)).toBe(false)
    expect((await reread(paid.order)).status).toBe('placed')
    const given = await begun()
    expect(await give(given.order.id)).toBe(true)
    service.decide(given.reference, { status: 'paid' })
    await askAboutPayment(getDb(), service.provider, given.reference, 'provider')
    await deliverPaybacks(getDb(), service.provider)
    const end = await reread(given.order)
    expect(end.status).toBe('cancelled')
    expect(end.payments[0]).toMatchObject({ status: 'refunded', refunded: 2499 })
    expect(service.state(given.reference).refunded).toBe(2499)
  })

  it('shows in listings what was sold out by orders, and lets the same feed fill the stock again', async () => {
    const basket = await filled(['010.1', 5], ['010.2', 5])
    await placed(basket, { method: 'KK' })
    const mark = await newestInvalidation(getDb())
    const expired: string[] = []
    await renewStock(getDb(), {
      brand: 'baby',
      apply: async () => void expired.push(...(await invalidationsAfter(getDb(), mark)).tags),
      ending: new AbortController().signal,
    })
    expect(expired).toEqual(['listing', 'product:110'])
    const rows = await getDb().execute(sql`select payload from outbox where kind = 'stock'`)
    expect([...rows]).toEqual([])
    const feed = [
      givenProduct({ key: '010', number: '110', name: 'Body', price: 2000, stock: 5, sizes: ['56', '62'] }),
    ]
    expect((await writeProducts(getDb(), feed, { brand: 'baby' })).updated).toBe(1)
    expect(await stockOf('010.1')).toBe(5)
  })

  it('change nothing of the listings while no tile shows it', async () => {
    const before = await readVersion(getDb())
    await placed(await filled(['010.1', 1]))
    const mark = await newestInvalidation(getDb())
    const expired: string[] = []
    await renewStock(getDb(), {
      brand: 'baby',
      apply: async () => void expired.push(...(await invalidationsAfter(getDb(), mark)).tags),
      ending: new AbortController().signal,
    })
    expect(expired).toEqual(['product:110'])
    expect(await readVersion(getDb())).toBe(before)
  })

  it('tell the tiles of its other colours when one is sold out', async () => {
    const colour = (key: string, colour: string) =>
      givenProduct({ key, number: key, name: 'Mütze', masterKey: 'cap', colour, stock: 2, price: 900 })
    await writeProducts(getDb(), [colour('c1', 'gruen'), colour('c2', 'blau')], { brand: 'baby' })
    await placed(await filled(['c1.v', 2]))
    const ending = new AbortController().signal
    await renewStock(getDb(), { brand: 'baby', apply: async () => undefined, ending })
    const [card] = await findCards(getDb(), context.market, ['c2'])
    expect(card?.colours.map(({ number, soldOut = false }) => [number, soldOut])).toEqual([
      ['c1', true],
      ['c2', false],
    ])
  })
})
