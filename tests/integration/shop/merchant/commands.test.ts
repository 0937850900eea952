import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { merchantOrderOf } from '@/lib/shop/merchant/merchant-order'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { issueInvoice } from '@/lib/shop/order-papers'
import { giftCards } from '@/lib/shop/vouchers/tables'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { describeOnDatabases } from '../../../fixtures/databases'
import { seller } from '../../../fixtures/every-mail'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')

describeOnDatabases('npm run orders', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
  })

  let written = ''
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    written = ''
    const result = await runOrderCommand(getDb(), parsed.command, {
      paymentService: async () => undefined,
      async write(text) {
        for await (const part of text) written += part
      },
      now,
    })
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const lastEvent = async (order: Parameters<typeof rereadOrder>[1]) =>
    (await rereadOrder(getDb(), order)).events.at(-1)

  it('lists the newest orders by status, time and customer', async () => {
    const old = await givenOrder(getDb(), {
      placedAt: new Date('2026-10-01T10:00:00Z'),
      email: 'other@example.com',
    })
    const shipped = await givenOrder(getDb(), { status: 'shipped' })
    const newest = await givenOrder(getDb(), { placedAt: new Date('2026-11-22T10:00:00Z') })
    const numbersOf = async (...args: string[]) =>
      (await run('list', ...args)).split('\n').map((line) => line.split('  ')[0])
    expect(await numbersOf()).toEqual([newest, shipped, old].map(({ number }) => number))
    expect(await numbersOf('--limit', '1')).toEqual([newest.number])
    expect(await numbersOf('--status', 'shipped')).toEqual([shipped.number])
    expect(await numbersOf('--since', '2026-11-21')).toEqual([newest.number])
    expect(await numbersOf('--email', 'Other@example.com')).toEqual([old.number])
    expect(await run('list', '--status', 'shipped')).toBe(
      `${shipped.number}  2026-11-20T10:00:00.000Z  shipped  de-de  44.99 EUR  someone@example.com`,
    )
  })

  it('says that there is nothing where there is nothing', async () => {
    expect(await run('list', '--email', 'nobody@example.com')).toBe('There is no such order.')
    expect(await run('withdrawals')).toBe('There is no declaration of a withdrawal.')
    expect(await run('owed')).toBe('Nothing is to be transferred back.')
  })

  it('shows an order without letting what shoppers wrote steer the terminal', async () => {
    const order = await givenOrder(getDb(), {
      invoiceAddress: {
        ...{ gender: 'f', firstName: 'A\u001b[2J', lastName: 'B\nTotal: 0.00', street: 'S 1' },
        ...{ postcode: '1', city: 'C', country: 'DE' },
      },
      lines: [{ quantity: 2 }, { isDigital: true, reduction: 500 }],
      giftCardCode: 'SECRETCARD1234',
      payments: [{ method: 'G', status: 'paid', amount: 1000 }, { method: 'RE' }],
    })
    const shown = await run('show', order.number)
    expect(shown).not.toContain('\u001b')
    expect(shown.split('\n').filter((line) => line.startsWith('Total'))).toHaveLength(1)
    expect(shown).toContain('1. 2 × Artikel 1 (10001, v1): 40.00 EUR, not sent')
    expect(shown).toContain('2. 1 × Artikel 2 (10002, v2): 15.00 EUR, download')
    expect(shown).toContain('••••1234 pays 10.00 EUR')
    expect(shown).not.toContain('SECRET')
    expect(shown).toContain('RE (shop): 49.99 EUR, open')
    expect(shown).toContain('ordered → placed (shopper, toPay 49.99 EUR, total 59.99 EUR)')
    expect(await run('show', '1')).toBe('refused: There is no order 1.')
    const wrong = `${order.number.slice(0, -1)}${(Number(order.number.at(-1)) + 1) % 10}`
    expect(await run('paid', wrong)).toMatch(/^refused: .*a digit of it is wrong/)
  })

  it.each(['V', 'RE', 'NN'] as const)(
    'records the money of %s once, and of no other order',
    async (method) => {
      const order = await givenOrder(getDb(), { payments: [{ method }] })
      expect(await run('paid', order.number)).toBe(`Order ${order.number}: 44.99 EUR paid (${method}).`)
      const paid = await rereadOrder(getDb(), order)
      expect(paid).toMatchObject({ status: 'placed', payments: [{ status: 'paid', settledAt: now }] })
      expect(paid.events.at(-1)).toMatchObject({
        ...{ type: 'paid', cause: 'merchant', at: now, details: { method, amount: 4499 } },
      })
      expect(await run('paid', order.number)).toMatch(/^refused: .* paid already/)
      expect((await rereadOrder(getDb(), order)).events).toHaveLength(2)
      const byCard = await givenOrder(getDb(), {
        ...{ status: 'awaitingPayment', payments: [{ method: 'KK', provider: 'sandbox', reference: 'r1' }] },
      })
      expect(await run('paid', byCard.number)).toMatch(/^refused: .* awaitingPayment/)
      const cancelled = await givenOrder(getDb(), {
        status: 'cancelled',
        payments: [{ method: 'NN', status: 'cancelled' }],
      })
      expect(await run('paid', cancelled.number)).toMatch(/^refused: .* cancelled/)
      expect(await run('paid', '1')).toBe('refused: There is no order 1.')
    },
  )

  it('records the money of a transfer that names the invoice', async () => {
    const order = await givenOrder(getDb(), { status: 'shipped', payments: [{ method: 'RE' }] })
    const market = { timezone: 'Europe/Berlin' }
    const asked = { orderId: order.id, brand: 'baby', market, seller, at: now } as const
    const { number } = await issueInvoice(getDb(), asked)
    expect(await run('paid', number)).toBe(`Order ${order.number}: 44.99 EUR paid (RE).`)
  })

  it('sends an order in parcels, and says what is left', async () => {
    const order = await givenOrder(getDb(), { lines: [{}, {}, {}] })
    const { number } = order
    expect(await run('shipped', number, '--carrier', 'dhl', '--tracking', 'T 1', '--lines', '3,1')).toMatch(
      /2 lines sent with dhl, 1 left to send\. It is partlyShipped/,
    )
    const partly = await rereadOrder(getDb(), order)
    expect(partly).toMatchObject({
      status: 'partlyShipped',
      shipments: [{ carrierKey: 'dhl', trackingNumber: 'T 1', shippedAt: now }],
    })
    expect(partly.lines.map(({ shipmentId }) => shipmentId !== null)).toEqual([true, false, true])
    expect(partly.events.at(-1)).toMatchObject({
      ...{ type: 'shipped', from: 'placed', to: 'partlyShipped', cause: 'merchant' },
      details: { shipment: partly.shipments[0]?.id, carrierKey: 'dhl', trackingNumber: 'T 1' },
    })
    expect(await run('shipped', number, '--carrier', 'dhl', '--lines', '1')).toMatch(
      /^refused: .*sent already/,
    )
    expect(await run('shipped', number, '--carrier', 'dhl', '--lines', '4')).toMatch(/^refused: .*no line 4/)
    expect(await run('shipped', number, '--carrier', 'gls')).toMatch(/1 line sent with gls\. It is shipped/)
    expect((await rereadOrder(getDb(), order)).status).toBe('shipped')
    expect(await run('shipped', number, '--carrier', 'gls')).toMatch(/^refused: .* shipped already/)
    expect((await rereadOrder(getDb(), order)).shipments).toHaveLength(2)
  })

  it.each([
    ['what is announced for much later', { arrivesFrom: '2027-01-12', arrivesTo: '2027-01-14' }],
    ['what is ordered ahead, which has a last day alone', { arrivesTo: '2027-01-12' }],
  ])('asks what is in a parcel before it takes along %s', async (_, later) => {
    const { number } = await givenOrder(getDb(), { lines: [{}, later, { arrivesFrom: '2026-11-25' }] })
    expect(await run('shipped', number, '--carrier', 'dhl')).toBe(
      'refused: Line 2 is announced for 2027-01-12, others for earlier. Name the lines of this parcel: --lines 1,3',
    )
    expect(await run('shipped', number, '--carrier', 'dhl', '--lines', '1,3')).toMatch(/1 left to send/)
    expect(await run('shipped', number, '--carrier', 'dhl')).toMatch(/It is shipped/)
  })

  it('corrects a parcel, of which the shopper hears once', async () => {
    const order = await givenOrder(getDb(), {})
    const { number } = order
    expect(await run('tracking', number, '--tracking', 'T 2')).toMatch(/^refused: .*no parcel of it was sent/)
    await run('shipped', number, '--carrier', 'dhl', '--tracking', 'T 1', '--lines', '1')
    expect(await run('tracking', number, '--tracking', 'T 2')).toMatch(/Parcel 1 .* is dhl T 2 now/)
    expect(await run('tracking', number, '--tracking', 'T 2')).toMatch(/^refused: .* is dhl T 2 already/)
    const corrected = await rereadOrder(getDb(), order)
    expect(corrected.shipments).toMatchObject([{ carrierKey: 'dhl', trackingNumber: 'T 2' }])
    expect(corrected.events.filter(({ type }) => type === 'trackingCorrected')).toMatchObject([
      {
        ...{ from: 'partlyShipped', to: 'partlyShipped', cause: 'merchant' },
        details: {
          ...{ shipment: corrected.shipments[0]?.id, carrierKey: 'dhl', trackingNumber: 'T 2' },
          ...{ formerCarrierKey: 'dhl', formerTrackingNumber: 'T 1' },
        },
      },
    ])
    await run('shipped', number, '--carrier', 'gls')
    expect(await run('tracking', number, '--tracking', 'T 3')).toMatch(/^refused: .*has 2 parcels/)
    expect(await run('tracking', number, '--parcel', '3', '--tracking', 'T 3')).toMatch(/no parcel 3/)
    expect(await run('tracking', number, '--parcel', '2', '--other-carrier', 'Bote')).toMatch(
      /is Bote without tracking now/,
    )
  })

  it('sends no gift card before its money has come, and the other lines alone', async () => {
    const lines = [{ isVoucher: true }, {}]
    const { number } = await givenOrder(getDb(), { lines, payments: [{ method: 'RE' }] })
    const refused = /Line 1 is a gift card, and order \d+ is not paid/
    expect(await run('shipped', number, '--carrier', 'dhl')).toMatch(refused)
    expect(await run('shipped', number, '--carrier', 'dhl', '--lines', '1')).toMatch(refused)
    expect(await run('shipped', number, '--carrier', 'dhl', '--lines', '2')).toMatch(/1 line sent/)
    await run('paid', number)
    expect(await run('shipped', number, '--carrier', 'dhl')).toMatch(/1 line sent/)
  })

  it('puts no download into a parcel, and ships an order as a whole only when it is delivered', async () => {
    const mixed = await givenOrder(getDb(), { lines: [{}, { isDigital: true }] })
    expect(await run('shipped', mixed.number, '--carrier', 'dhl', '--lines', '1,2')).toMatch(
      /^refused: .*download/,
    )
    expect(await run('shipped', mixed.number, '--carrier', 'dhl')).toMatch(/1 line .*partlyShipped/)
    expect((await rereadOrder(getDb(), mixed)).lines[1]?.shipmentId).toBeNull()
    const digital = await givenOrder(getDb(), { lines: [{ isDigital: true }] })
    expect(await run('shipped', digital.number, '--carrier', 'dhl')).toMatch(
      /^refused: .*nothing left to send/,
    )
    expect(await run('delivered', mixed.number)).toMatch(/1 digital line delivered. It is shipped/)
    expect(await run('delivered', mixed.number)).toMatch(/^refused: .*nothing digital left/)
    expect(await run('delivered', digital.number)).toMatch(/It is shipped/)
    const first = await givenOrder(getDb(), { lines: [{}, { isDigital: true }] })
    expect(await run('delivered', first.number)).toMatch(/It is partlyShipped/)
    expect(await run('shipped', first.number, '--carrier', 'dhl')).toMatch(/It is shipped/)
  })

  it('sends nothing that is not sold, is cancelled, or waits for its prepayment', async () => {
    const waiting = await givenOrder(getDb(), { status: 'awaitingPayment' })
    const cancelled = await givenOrder(getDb(), { status: 'cancelled' })
    const prepaid = await givenOrder(getDb(), { payments: [{ method: 'V' }] })
    for (const { number } of [waiting, cancelled, prepaid])
      expect(await run('shipped', number, '--carrier', 'dhl')).toMatch(/^refused: /)
    await run('paid', prepaid.number)
    expect(await run('shipped', prepaid.number, '--carrier', 'dhl')).toMatch(/It is shipped/)
  })

  it('cancels before anything is sent: the gift card has its money, and a payment service pays back', async () => {
    await getDb().insert(giftCards).values({ code: 'CARD', currency: 'EUR', issued: 2000, balance: 500 })
    const order = await givenOrder(getDb(), {
      giftCardCode: 'CARD',
      payments: [
        { method: 'G', status: 'paid', amount: 1500 },
        { method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid', amount: 2999 },
      ],
    })
    const told = await run('cancel', order.number, '--reason', 'sold out')
    expect(told).toContain(`Order ${order.number} is cancelled.`)
    expect(told).toContain('29.99 EUR (KK) is paid back by the running shop.')
    expect(told).toContain('15.00 EUR given back to the gift card.')
    expect((await rereadOrder(getDb(), order)).status).toBe('cancelled')
    expect((await rereadOrder(getDb(), order)).events.find(({ type }) => type === 'cancelled')).toMatchObject(
      {
        ...{ cause: 'merchant', details: { reason: 'byMerchant', note: 'sold out' } },
      },
    )
    expect(await getDb().select().from(giftCards)).toMatchObject([{ balance: 2000 }])
    expect(await run('cancel', order.number, '--reason', 'again')).toMatch(/^refused: .*cancelled already/)
    expect(await run('refund', order.number, '--amount', '1'), 'it is being paid back').toMatch(
      /^refused: Nothing/,
    )
    const sent = await givenOrder(getDb(), { status: 'partlyShipped', sent: [1] })
    expect(await run('cancel', sent.number, '--reason', 'late')).toMatch(/^refused: .*only come back/)
  })

  it('keeps with a cancelled order what its gift card did not get back', async () => {
    await getDb().insert(giftCards).values({ code: 'SPENT', currency: 'EUR', issued: 500, balance: 0 })
    const order = await givenOrder(getDb(), {
      giftCardCode: 'SPENT',
      payments: [{ method: 'G', status: 'paid', amount: 1500 }],
    })
    await run('cancel', order.number, '--reason', 'sold out')
    const { events } = await rereadOrder(getDb(), order)
    expect(events.find(({ type }) => type === 'cancelled')?.details).toMatchObject({ kept: 1000 })
  })

  it('names what the merchant has to transfer for a cancelled prepayment, and records that', async () => {
    const order = await givenOrder(getDb(), { payments: [{ method: 'V', status: 'paid' }] })
    expect(await run('cancel', order.number, '--reason', 'sold out')).toContain(
      '44.99 EUR (V) is to be transferred back',
    )
    expect(await run('transferred', order.number, '--without-account', 'yes')).toMatch(
      /44\.99 EUR \(V\) recorded as transferred/,
    )
    expect((await rereadOrder(getDb(), order)).payments).toMatchObject([
      { status: 'refunded', refunded: 4499 },
    ])
  })

  it('records that all has come back, and what can be paid back for it', async () => {
    const order = await givenOrder(getDb(), {
      status: 'shipped',
      sent: [1, 2],
      payments: [{ status: 'paid' }],
    })
    expect(await run('returned', order.number)).toContain(`refund ${order.number} --amount 44.99`)
    expect(await lastEvent(order)).toMatchObject({ type: 'returned', from: 'shipped', to: 'returned' })
    expect(await run('returned', order.number)).toMatch(/^refused: /)
    expect(await run('returned', (await givenOrder(getDb())).number)).toMatch(/^refused: .*placed/)
  })

  it.each([
    ['10', 'refused: 44.99 EUR is to be paid for order', '34.99 EUR is missing'],
    ['50', 'refused: 44.99 EUR is to be paid for order', '5.01 EUR too much'],
    ['44.99', 'Order', '44.99 EUR paid (V)'],
  ])('records a prepayment of the amount that is to be paid alone: %s', async (came, begin, end) => {
    const order = await givenOrder(getDb(), { payments: [{ method: 'V' }] })
    const told = await run('paid', order.number, '--amount', came)
    expect(told).toMatch(new RegExp(`^${begin}`))
    expect(told).toContain(end)
    const { payments } = await rereadOrder(getDb(), order)
    expect(payments.map(({ status }) => status)).toEqual([came === '44.99' ? 'paid' : 'open'])
  })

  it('records a transfer that comes after its order was cancelled, until it is paid back', async () => {
    const order = await givenOrder(getDb(), { payments: [{ method: 'V' }] })
    const { number } = order
    await run('cancel', number, '--reason', 'not paid')
    expect(await run('owed')).toBe('Nothing is to be transferred back.')
    expect(await run('paid', number)).toMatch(
      /^44\.99 EUR recorded \(V\); order \d+ stays cancelled\.\n44\.99 EUR \(V\) is to be transferred: the shopper is asked/,
    )
    expect((await rereadOrder(getDb(), order)).status).toBe('cancelled')
    expect(await lastEvent(order)).toMatchObject({ type: 'refundAgreed', to: 'cancelled' })
    const owed = `${number}  44.99 EUR (V) the shopper has not named an account yet: transferred ${number} --amount 44.99`
    expect(await run('owed')).toBe(owed)
    expect(await run('paid', number)).toMatch(/^refused: .*paid already/)
    await run('transferred', number, '--without-account', 'yes')
    expect(await run('owed')).toBe('Nothing is to be transferred back.')
    expect(await run('paid', number)).toMatch(/^refused: /)
  })

  it('lists what is paid for an order that has come back, until a refund is written down', async () => {
    const sent = { status: 'shipped' as const, sent: [1, 2] }
    const [late, before] = [
      await givenOrder(getDb(), { ...sent, payments: [{ method: 'RE' }] }),
      await givenOrder(getDb(), { ...sent, payments: [{ method: 'RE', status: 'paid' }] }),
    ]
    for (const { number } of [late, before]) await run('returned', number)
    expect(await run('owed')).toBe('Nothing is to be transferred back.')
    await run('paid', late.number)
    expect(await run('owed')).toBe(
      `${late.number}  44.99 EUR (RE) of a returned order; its refund is not written down yet: refund ${late.number} --amount 44.99`,
    )
    await run('refund', late.number, '--amount', '40')
    expect(await run('owed')).toMatch(
      /^\d+ {2}40\.00 EUR \(RE\) the shopper has not named an account yet[^\n]*$/,
    )
  })

  it('lists what was paid for a cancelled order and has no refund yet', async () => {
    const order = await givenOrder(getDb(), {
      status: 'cancelled',
      payments: [{ method: 'V', status: 'paid' }],
    })
    const { number } = order
    const listed = (amount: string) =>
      `${number}  ${amount} EUR (V) of a cancelled order; its refund is not written down yet: refund ${number} --amount ${amount}`
    expect(await run('owed')).toBe(listed('44.99'))
    await run('refund', number, '--amount', '40')
    expect(await run('owed')).toContain(listed('4.99'))
    expect(await run('owed')).toContain(`transferred ${number} --amount 40.00`)
  })

  it('says who pays for a return, and what came as freight', async () => {
    const { cost } = await givenOrder(getDb())
    const customer = { ...usualReturnTerms, payer: 'customer' as const, freightCost: 4900 }
    const sent = { status: 'shipped' as const, sent: [1, 2] }
    const parcel = await givenOrder(getDb(), { ...sent, returnTerms: customer })
    expect(await run('show', parcel.number)).toContain(
      'Costs of a return: the customer pays the postage; with a fault: the seller pays the postage, by a label of the carrier.',
    )
    const freight = await givenOrder(getDb(), {
      ...{ ...sent, returnTerms: customer },
      cost: { ...cost, isFreight: true, shippingLabel: 'Spedition' },
    })
    const shown = await run('show', freight.number)
    expect(shown).toContain('Freight (Spedition): 4.99 EUR')
    expect(shown).toContain(
      'Costs of a return: the customer pays 49.00 EUR for the collection as freight; of what fits in a parcel the customer pays the postage; with a fault: the seller pays the collection as freight',
    )
    const free = await givenOrder(getDb(), {
      ...sent,
      returnTerms: { ...usualReturnTerms, payer: 'seller' as const },
    })
    expect(await run('show', free.number)).toContain(
      'Costs of a return: the seller pays the postage, by a label of the carrier.\n',
    )
  })

  it('says how often the payment service has written', async () => {
    const order = await givenOrder(getDb(), {
      payments: [{ method: 'KK', provider: 'sandbox', reference: 'r1', status: 'paid' }],
    })
    await getDb().execute(sql`truncate payment_events`)
    await getDb().execute(sql`
      insert into payment_events (id, reference, received_at, received)
      values ('sandbox:1', 'r1', now(), 3), ('sandbox:2', 'r1', now(), 1), ('stripe:1', 'r1', now(), 1)`)
    expect(await run('show', order.number)).toContain('paid, 2 messages of the service, 2 times again')
  })

  it('sends nothing for an order that was paid back as a whole', async () => {
    const order = await givenOrder(getDb(), {
      payments: [{ method: 'KK', provider: 'sandbox', status: 'refunded' }],
    })
    expect(await run('shipped', order.number, '--carrier', 'dhl')).toMatch(/^refused: .*paid back as a whole/)
  })

  it('exports JSON in the shape of the pull interface, all batches of it', async () => {
    const made = await Promise.all(Array.from({ length: 205 }, () => givenOrder(getDb(), { lines: [{}] })))
    expect(await run('export', '--format', 'json')).toBe('')
    const exported = written.trimEnd().split('\n')
    expect(exported).toHaveLength(205)
    const byId = made.toSorted((a, b) => a.id - b.id)
    for (const [index, line] of exported.entries()) {
      const order = merchantOrder.parse(JSON.parse(line))
      expect(order.id).toBe(byId[index]?.number)
    }
    const [first] = byId
    expect(JSON.parse(exported[0] ?? '')).toEqual(
      first &&
        merchantOrderOf({
          ...(await rereadOrder(getDb(), first)),
          ...{ invoice: undefined, creditNotes: [], returns: [], account: undefined },
        }),
    )
    await run('export', '--format', 'json', '--status', 'cancelled')
    expect(written).toBe('')
  })

  it('exports CSV with a row for each line and money in major units', async () => {
    await givenOrder(getDb(), {
      ...{ currency: 'CHF', status: 'partlyShipped', sent: [1] },
      email: '=cmd@example.com',
      lines: [
        { quantity: 2, price: 1205, inscription: '=1+1' },
        { reduction: 5, isGift: true },
      ],
    })
    await run('export', '--format', 'csv')
    expect(written.startsWith('\ufefforder,placed_at,')).toBe(true)
    const [head = [], ...rows] = written
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','))
    const cell = (row: number, name: string) => rows[row]?.[head.indexOf(name)]
    expect(rows).toHaveLength(2)
    expect([cell(0, 'currency'), cell(0, 'price'), cell(0, 'line_total')]).toEqual(['CHF', '12.05', '24.10'])
    expect([cell(0, 'order_shipping'), cell(1, 'line_promotion'), cell(1, 'vat')]).toEqual([
      '4.99',
      '0.05',
      '0.19',
    ])
    expect([cell(0, 'carrier'), cell(0, 'tracking'), cell(1, 'carrier')]).toEqual(['dhl', 'T1', ''])
    expect([cell(0, 'inscription'), cell(0, 'email')]).toEqual([`"'=1+1"`, `"'=cmd@example.com"`])
  })
})
