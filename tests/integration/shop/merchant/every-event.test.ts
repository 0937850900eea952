import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedOrders } from '@/lib/shop/merchant/changed-orders'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { deliverMerchantWebhooks } from '@/lib/shop/merchant/deliver-webhooks'
import { followChanges } from '@/lib/shop/merchant/follow-changes'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { recordEvent } from '@/lib/shop/orders/record-event'
import { orders } from '@/lib/shop/orders/tables'
import { merchantEvent, merchantOrders } from '@/schemas/api/merchant-order'
import { orderEventTypes } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { givenOrder } from '../../../fixtures/orders'

const secret = 'a secret of the webhook, which is long enough'

describeOnDatabases('What happens to an order', (getDb) => {
  let server: HttpServer
  const received: string[] = []

  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, outbox, order_changes, order_change_marks cascade`)
    received.length = 0
    server = await serve(async (request) => {
      const { type, from, to } = merchantEvent.parse(await request.json())
      received.push(from === to ? type : `${type} → ${to}`)
      return new Response(null, { status: 204 })
    })
  })
  afterEach(() => server.close())

  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = { paymentService: async () => undefined, write: async () => undefined, now: new Date() }
    const result = await runOrderCommand(getDb(), parsed.command, given)
    if (!result.ok) throw new Error(result.problem)
  }
  const told = async () => {
    await followChanges(getDb(), { announce: true })
    for (;;) {
      const { delivered } = await deliverMerchantWebhooks(getDb(), { url: server.origin, secret })
      if (delivered === 0) return received
    }
  }
  const pulled = async () => {
    const answer = merchantOrders.parse(await changedOrders(getDb(), { after: 0, limit: 50 }))
    return answer.orders.flatMap(({ events }) =>
      events.map(({ type, from, to }) => (from === to ? type : `${type} → ${to}`)),
    )
  }

  it('is told by webhook and by the pull interface, whatever it is', async () => {
    const { id } = await givenOrder(getDb(), { placedAt: new Date() })
    for (const type of orderEventTypes.slice(1))
      await getDb().transaction(async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
        if (order) await recordEvent(tx, order, { type, cause: 'merchant', at: new Date() })
      })
    const all = ['ordered → placed', ...orderEventTypes.slice(1)]
    expect(await told()).toEqual(all)
    expect(await pulled()).toEqual(all)
  })

  const walks: [name: string, commands: string[][], events: string[]][] = [
    [
      'that is paid, sent in two parcels, corrected, refunded and returned',
      [
        ['paid'],
        ['shipped', '--carrier', 'dhl', '--tracking', 'T1', '--lines', '1'],
        ['tracking', '--tracking', 'T2'],
        ['shipped', '--carrier', 'dhl'],
        ['refund', '--amount', '5'],
        ['transferred', '--without-account', 'yes'],
        ['returned'],
      ],
      [
        ...['ordered → placed', 'paid', 'shipped → partlyShipped', 'trackingCorrected'],
        ...['shipped → shipped', 'refundAgreed', 'refunded', 'returned → returned'],
      ],
    ],
    [
      'that is cancelled and paid back',
      [['paid'], ['cancel', '--reason', 'sold out'], ['transferred', '--without-account', 'yes']],
      ['ordered → placed', 'paid', 'cancelled → cancelled', 'refunded'],
    ],
  ]
  it.each(walks)('is told of an order %s', async (_, commands, events) => {
    const { number } = await givenOrder(getDb(), { placedAt: new Date(), payments: [{ method: 'V' }] })
    for (const [name = '', ...options] of commands) await run(name, number, ...options)
    expect(await told()).toEqual(events)
    expect(await pulled()).toEqual(events)
  })
})
