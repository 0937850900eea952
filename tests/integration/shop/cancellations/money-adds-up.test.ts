import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { cancelByShopper, cancellableRest, cancelMark } from '@/lib/shop/cancellations/cancel-by-shopper'
import { cancel } from '@/lib/shop/merchant/cancel'
import { markDelivered } from '@/lib/shop/merchant/mark-delivered'
import { markPaid } from '@/lib/shop/merchant/mark-paid'
import { markReturned } from '@/lib/shop/merchant/mark-returned'
import { refund } from '@/lib/shop/merchant/refund'
import { ship } from '@/lib/shop/merchant/ship'
import { mailKindOf } from '@/lib/shop/order-mails/mail-kind'
import { orderWords } from '@/lib/shop/order-papers'
import { openPaymentOf } from '@/lib/shop/orders'
import { deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import { leftOfLines } from '@/lib/shop/orders/money-of-lines'
import type { Order } from '@/lib/shop/orders/order'
import { orderPaybackMessage } from '@/lib/shop/orders/payment-messages'
import { cancelReturn, findReturns, requestReturn, stillToPay, sumOfReturn } from '@/lib/shop/returns'
import { giftCards } from '@/lib/shop/vouchers/tables'
import { restOf } from '@/lib/storefront/screens/order-parts/order-payment'
import { describeOnDatabases } from '../../../fixtures/databases'
import { orderMail } from '../../../fixtures/every-mail'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'
import { runsAll } from '../../../fixtures/runs'

const now = new Date('2026-11-23T10:00:00Z')
const kinds = {
  card: { isDigital: true, isVoucher: true },
  download: { isDigital: true, download: 'file.pdf' },
  parcel: {},
  present: { isGift: true, price: 0 },
}

const line = fc
  .record({
    kind: fc.constantFrom('card', 'download', 'parcel', 'parcel', 'parcel', 'present'),
    ...{ price: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 3 }) },
    /** What promotions and the voucher take off, in percent; nothing off a gift card. */
    ...{ reduced: fc.constantFrom(0, 0, 15, 33), byCode: fc.constantFrom(0, 0, 10, 100) },
  })
  .map(({ kind, price, quantity, reduced, byCode }) => {
    const given = { price, quantity, ...kinds[kind as keyof typeof kinds] }
    const total = given.price * quantity
    const reduction = kind === 'card' ? 0 : Math.floor((total * reduced) / 100)
    const voucherReduction = kind === 'card' ? 0 : Math.floor(((total - reduction) * byCode) / 100)
    return { ...given, reduction, voucherReduction }
  })

const placed = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  /** Beyond the limit of free shipping, or of a parcel, or of freight. */
  shipping: fc.constantFrom(0, 499, 4_990),
  covered: fc.constantFrom(0, 0, 0.3, 1),
  method: fc.constantFrom('KK', 'RE', 'V', 'NN'),
})

type Placed = typeof placed extends fc.Arbitrary<infer T> ? T : never
type StepTaken = typeof step extends fc.Arbitrary<infer T> ? T : never

const place = fc.integer({ min: 1, max: 4 })
const step = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant('press' as const) }), weight: 4 },
  { arbitrary: fc.record({ does: fc.constantFrom('issue', 'paid', 'delivered' as const) }), weight: 4 },
  { arbitrary: fc.record({ does: fc.constant('cancel' as const), at: place }), weight: 2 },
  { arbitrary: fc.record({ does: fc.constant('ship' as const), at: place }), weight: 3 },
  {
    arbitrary: fc.record({
      ...{
        does: fc.constant('refund' as const),
        at: fc.option(place),
        amount: fc.integer({ min: 1, max: 3_000 }),
      },
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      does: fc.constant('announce' as const),
      at: place,
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constantFrom('settle', 'takeBack' as const) }), weight: 2 },
  { arbitrary: fc.record({ does: fc.constant('spend' as const) }), weight: 1 },
  { arbitrary: fc.record({ does: fc.constant('returned' as const) }), weight: 1 },
)

/** Ways that chance seldom takes: a part comes back, and the rest is cancelled. */
const known = (['KK', 'RE', 'V', 'NN'] as const).flatMap((method) =>
  ([0, 0.3] as const).map((covered): [Placed, StepTaken[]] => [
    {
      ...{ shipping: 499, covered, method },
      lines: [1_990, 7_490].map((price) => ({ price, quantity: 1, reduction: 0, voucherReduction: 0 })),
    },
    [
      { does: 'ship', at: 1 },
      { does: 'announce', at: 1, pieces: 1 },
      { does: 'press' },
      { does: 'takeBack' },
    ],
  ]),
)

/** What changes what is left to be paid back. */
const moved: readonly string[] = [
  'refunded',
  'refundAgreed',
  'linesCancelled',
  'cancelled',
  'returned',
  'paid',
]
const [market] = allMarkets as [(typeof allMarkets)[number]]

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describeOnDatabases('The money of an order', (getDb) => {
  beforeEach(() => getDb().execute(sql`truncate orders, gift_cards, outbox cascade`))

  const paidThere = new Map<string, number>()
  const provider = {
    name: 'sandbox',
    async refund(_: string, { key, amount }: { key: string; amount: number }) {
      paidThere.set(key, amount)
      return { status: 'paid', amount: 0, currency: 'EUR', refunded: 0 }
    },
  } as unknown as Parameters<typeof cancelByShopper>[1]['provider']

  async function write({ lines, shipping, covered: part, method }: Placed) {
    const goods = sum(lines.map(({ price, quantity }) => price * quantity))
    const off = sum(lines.map(({ reduction, voucherReduction }) => reduction + voucherReduction))
    const isSent = lines.some((each) => !('isDigital' in each))
    const withTax = goods - off + (isSent ? shipping : 0)
    const covered = Math.round(withTax * part)
    const cost = {
      ...{
        currencyCode: 'EUR' as const,
        goods,
        shipping: isSent ? shipping : 0,
        withTax,
        withoutTax: withTax,
      },
      ...{ isFreight: shipping > 1_000, reductions: [], taxes: [], covered, toPay: withTax - covered },
    }
    await getDb()
      .insert(giftCards)
      .values({ code: 'PAYS', currency: 'EUR', issued: withTax, balance: withTax - covered })
    const isCard = method === 'KK'
    return givenOrder(getDb(), {
      ...{ lines, cost, giftCardCode: covered > 0 ? 'PAYS' : null },
      payments: [
        ...(covered > 0 ? [{ method: 'G' as const, status: 'paid' as const, amount: covered }] : []),
        ...(withTax > covered
          ? [
              {
                ...{ method: method as 'KK', amount: withTax - covered },
                ...(isCard && { provider: 'sandbox', status: 'paid' as const, reference: 'r' }),
              },
            ]
          : []),
      ],
    })
  }

  async function take({ id, number }: Order, what: StepTaken) {
    const db = getDb()
    const given = { service: provider, now }
    switch (what.does) {
      case 'press': {
        const order = await rereadOrder(db, { id })
        await cancelByShopper(db, { orderId: id, asked: cancelMark(cancellableRest(order)), provider, now })
        return
      }
      case 'issue':
        return deliverVouchersOf(db, id, now)
      case 'paid':
        return markPaid(db, number, now)
      case 'delivered':
        return markDelivered(db, number, now)
      case 'cancel':
        return cancel(db, number, { reason: 'sold out', lines: [what.at] }, given)
      case 'ship':
        return ship(db, number, { carrier: 'dhl', tracking: undefined, lines: [what.at] }, now)
      case 'refund': {
        const lines = what.at === null ? undefined : [what.at]
        return refund(db, number, { amount: what.amount, reason: undefined, lines }, given)
      }
      case 'spend':
        return db.execute(sql`update gift_cards set balance = balance / 2 where code <> 'PAYS'`)
      case 'announce': {
        const lineId = (await rereadOrder(db, { id })).lines[what.at - 1]?.id ?? 0
        const asked = { quantities: new Map([[lineId, what.pieces]]), reasons: new Map(), key: randomUUID() }
        return requestReturn(db, { orderId: id, ...asked, now, market, terms: usualReturnTerms })
      }
      case 'takeBack': {
        const last = (await findReturns(db, id)).findLast(({ cancelledAt }) => !cancelledAt)
        return last && cancelReturn(db, { orderId: id, number: last.number, now })
      }
      case 'settle':
        return settle(id, number)
      case 'returned':
        return markReturned(db, number, now)
    }
  }

  /** Pays what the merchant is told to pay back for the last return, unless something was paid back since. */
  async function settle(id: number, number: string) {
    const order = await rereadOrder(getDb(), { id })
    const returns = await findReturns(getDb(), id)
    const last = returns.findLast(({ cancelledAt }) => !cancelledAt)
    if (!last || order.status === 'returned') return
    const announced = order.events.find(({ details }) => details.return === last.number)
    if (order.events.some((event) => event.id > (announced?.id ?? 0) && moved.includes(event.type))) return
    const { total: amount } = sumOfReturn(order, last, returns)
    if (amount === 0) return
    const lines = last.lines.map(({ lineId }) => order.lines.findIndex((line) => line.id === lineId) + 1)
    const paid = await refund(
      getDb(),
      number,
      { amount, reason: undefined, lines },
      { service: provider, now },
    )
    if (!paid.ok && !/gift card/.test(paid.problem))
      throw new Error(`what was told is refused: ${paid.problem}`)
  }

  /** What is wrong with the money of an order, where something is. */
  async function faults({ id }: Order): Promise<string[]> {
    const order = await rereadOrder(getDb(), { id })
    const { payments, events, total, lines } = order
    const live = payments.filter(({ status }) => status === 'paid' || status === 'refunded')
    const kept = sum(live.map(({ amount, refunded }) => amount - refunded))
    const open = sum(payments.map(({ status, amount }) => (status === 'open' ? amount : 0)))
    const told = (pick: (event: Order['events'][number]) => unknown) =>
      sum(events.map((event) => Number(pick(event) ?? 0)))
    const waived =
      told(({ type, details }) =>
        type === 'refunded' && details.stillToPay !== undefined ? details.amount : 0,
      ) + told(({ details }) => details.unpaid)
    const [queued] = await getDb().execute<{ sum: number }>(
      sql`select coalesce(sum((payload ->> 'amount')::int), 0)::int as sum from outbox where kind = ${orderPaybackMessage}`,
    )
    const onWay = queued?.sum ?? 0
    const ended =
      order.status === 'cancelled'
        ? sum(payments.map(({ status, amount }) => (status === 'cancelled' ? amount : 0)))
        : 0
    const back = sum(payments.map(({ refunded }) => refunded))
    const [card] = await getDb().select().from(giftCards).where(eq(giftCards.code, 'PAYS'))
    const byCard = payments.find(({ method }) => method === 'G')
    const found: string[] = []
    if (kept + open + back + waived + ended !== total)
      found.push(`kept ${kept} + open ${open} + back ${back} + waived ${waived} + ended ${ended} of ${total}`)
    if (
      sum([...paidThere.values()]) !==
      sum(payments.map(({ method, refunded }) => (method === 'KK' ? refunded : 0)))
    )
      found.push('the payment service has paid back something else')
    if (byCard && (card?.issued ?? 0) - (card?.balance ?? 0) !== byCard.amount - byCard.refunded)
      found.push('the gift card has got something else')
    const ofLines = leftOfLines(order)
    if (ofLines.some((left) => left < 0)) found.push(`a line has had more than it has cost: ${ofLines}`)
    const isOver = order.status === 'cancelled' || events.some(({ details }) => details.unpaid !== undefined)
    if (!isOver && sum(ofLines) !== kept + open)
      found.push(`lines of ${sum(ofLines)}, and ${kept + open} kept`)
    if (isOver && order.status === 'cancelled' && kept !== onWay)
      found.push(`${kept} kept, ${onWay} on its way`)
    const returns = await findReturns(getDb(), order.id)
    const owed = returns
      .filter(({ cancelledAt }) => !cancelledAt)
      .reduce((all, each) => all + sumOfReturn(order, each, returns).goods, 0)
    const goods = sum(lines.map((each) => each.total - each.reduction - each.voucherReduction))
    if (owed > goods) found.push(`${owed} for what comes back of goods of ${goods}`)
    for (const [index, each] of lines.entries()) {
      const named = sum(
        events
          .filter(({ type }) => type === 'refunded' || type === 'refundAgreed')
          .filter(({ details }) => details.how !== 'transfer' && details.lines === `${index + 1}`)
          .map(({ details }) => Number(details.amount)),
      )
      const paid = each.total - each.reduction - each.voucherReduction
      if (named > paid + order.cost.shipping) found.push(`line ${index + 1} has had ${named} of ${paid}`)
    }
    const unpaid = lines.filter(({ cancelledAt }, index) => cancelledAt !== null && ofLines[index] !== 0)
    if (!isOver && unpaid.length > 0) found.push(`cancelled and not paid back: ${ofLines}`)
    return found
  }

  /** Where a page or a mail says another rest of an open bill than the others. */
  async function contradictions({ id }: Order): Promise<string[]> {
    const order = await rereadOrder(getDb(), { id })
    const open = openPaymentOf(order)
    if (!open || order.status === 'awaitingPayment') return []
    const returns = await findReturns(getDb(), id)
    const rest = stillToPay(order, open, returns)
    const found: string[] = []
    const shown = restOf(order, market, usualPayments(market), returns)?.amount ?? 0
    if (shown !== rest) found.push(`the page says ${shown}, the account ${rest}`)
    const newest = order.events.findLast((event) => mailKindOf(event) === 'reduced')
    const last = order.events.at(-1)
    for (const event of new Set([newest, last])) {
      const kind = event && mailKindOf(event)
      if (kind !== 'reduced' && !(kind === 'returnRequested' && open.method === 'RE')) continue
      const announced = returns.find(({ number }) => number === event?.details.return)
      const mail = orderMail(kind, undefined, { order, event, returns, announced })(market, '')
      const said = 'parts' in mail ? plain(toText(mail)) : ''
      const wanted = rest > 0 ? plain(orderWords(market).price(rest)) : 'nichts mehr zu zahlen'
      if (!said.includes(wanted)) found.push(`the mail ‘${kind}’ lacks ${wanted}: ${said}`)
      if (rest > 0 && said.includes('schulden Sie keinen Kaufpreis'))
        found.push(`nothing and ${rest}: ${said}`)
    }
    return found
  }

  it('adds up after anything that happens to it', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(placed, fc.array(step, { minLength: 1, maxLength: 8 }), async (given, steps) => {
        await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
        paidThere.clear()
        const order = await write(given)
        for (const one of steps) {
          await take(order, one)
          const found = [...(await faults(order)), ...(await contradictions(order))]
          if (found.length > 0) throw new Error(`after ${one.does}: ${found.join('; ')}`)
        }
      }),
      { numRuns: (runsAll ? 200 : 25) + known.length, examples: known },
    )
  })
})
