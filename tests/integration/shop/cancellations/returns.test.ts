import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { usualReturnTerms, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { markArrived } from '@/lib/shop/merchant/mark-arrived'
import { markReturned } from '@/lib/shop/merchant/mark-returned'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { findOrder, type Order } from '@/lib/shop/orders'
import { findReturns, lapseReturns, lapsesOf, sumOfReturn } from '@/lib/shop/returns'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'
import { readPdf } from '../../../fixtures/read-pdf'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const open = await import('@/app/api/orders/open/route')
const { POST } = await import('@/app/api/orders/return/route')
const { POST: cancel } = await import('@/app/api/orders/return-cancel/route')
const { GET } = await import('@/app/api/orders/label/route')

describeOnDatabases('Sending back', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, order_returns, shop_configurations cascade`,
    )
  })

  const shipped = (placedAt = new Date(), returnTerms: Order['returnTerms'] = null) =>
    givenOrder(getDb(), {
      ...{ status: 'shipped', lines: [{ quantity: 3 }, {}], sent: [1, 2], placedAt, returnTerms },
    })
  const opened = async (order: Pick<Order, 'number' | 'email'>) => {
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    return visitor
  }
  /** The form with so many pieces of each line. */
  const form = (order: Order, pieces: number[], more: Record<string, string> = {}) => ({
    ...{ order: order.number, key: randomUUID(), reason: 'fit' },
    ...Object.fromEntries(pieces.map((count, index) => [`line-${order.lines[index]?.id}`, String(count)])),
    ...more,
  })
  const mailsSent = async (): Promise<Mail[]> => {
    const sent: Mail[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example' },
      openTerms: async () => undefined,
    })
    return sent.filter(({ subject }) => subject.includes('Rücksendung'))
  }
  const label = async (visitor: ReturnType<typeof orderVisitor>, order: Order, number: string) =>
    visitor.get(GET, { order: order.number, return: number })

  it('is announced with a number, as an event with what comes back', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    const answer = await visitor.post(POST, form(order, [2, 1]))
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}&state=returned`)
    expect(await findReturns(getDb(), order.id)).toMatchObject([
      {
        number: `R${order.number}-1`,
        lines: [
          { quantity: 2, reason: 'fit' },
          { quantity: 1, reason: 'fit' },
        ],
      },
    ])
    const now = await rereadOrder(getDb(), order)
    expect(now.status).toBe('shipped')
    expect(now.events.at(-1)).toMatchObject({
      ...{ type: 'returnRequested', cause: 'shopper' },
      details: {
        ...{ return: `R${order.number}-1`, reason: 'fit' },
        ...{ lines: '1 × 2, 2 × 1', reasons: '1: fit, 2: fit' },
      },
    })
  })

  it('is one for the same form twice, and another for one that was changed before it was sent again', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    const first = form(order, [1, 0])
    for (const fields of [first, first, form(order, [0, 1], { key: first.key })])
      await visitor.post(POST, fields)
    const numbers = (await findReturns(getDb(), order.id)).map(({ number }) => number)
    expect(numbers).toEqual([`R${order.number}-1`, `R${order.number}-2`])
  })

  const reasons = (order: Order, given: string[]) =>
    Object.fromEntries(given.map((reason, index) => [`reason-${order.lines[index]?.id}`, reason]))

  it('has a reason for each line, which the merchant, the mail and the paper name', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    const fields = form(order, [2, 1], reasons(order, ['fit', 'damaged']))
    await visitor.post(POST, fields)
    const [made] = await findReturns(getDb(), order.id)
    expect(made?.lines.map(({ reason }) => reason)).toEqual(['fit', 'damaged'])
    const now = await rereadOrder(getDb(), order)
    expect(now.events.at(-1)?.details).toMatchObject({ reason: 'damaged', reasons: '1: fit, 2: damaged' })
    const paper = await label(visitor, order, `R${order.number}-1`)
    const { text } = await readPdf(Buffer.from(await paper.arrayBuffer()))
    const [mail] = await mailsSent()
    for (const said of [text, mail?.text ?? ''])
      expect(said.replace(/\s+/g, ' ')).toMatch(
        /Artikel 1.*Grund: Passt nicht.*Artikel 2.*Grund: Beschädigt oder fehlerhaft/,
      )
    // One faulty piece in it makes the seller pay for the whole parcel.
    expect(text.replace(/\s+/g, ' ')).toContain('Das Porto bezahlen wir')
  })

  it('from before each line had a reason keeps its one for all', async () => {
    const order = await shipped()
    await (await opened(order)).post(POST, form(order, [1, 1], { reason: 'quality' }))
    await getDb().execute(sql`update order_return_lines set reason = null`)
    const [kept] = await findReturns(getDb(), order.id)
    expect(kept?.lines.map(({ reason }) => reason)).toEqual(['quality', 'quality'])
  })

  it('needs no reason', async () => {
    const order = await shipped()
    const { reason: _, ...fields } = form(order, [1])
    await (await opened(order)).post(POST, fields)
    expect(await findReturns(getDb(), order.id)).toMatchObject([{ lines: [{ reason: 'none' }] }])
  })

  it('is one return however often its form is sent', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    const fields = form(order, [1])
    await Promise.all([visitor.post(POST, fields), visitor.post(POST, fields)])
    await visitor.post(POST, fields)
    expect(await findReturns(getDb(), order.id)).toHaveLength(1)
  })

  it('never announces more than was sent, also at the same instant', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    const answers = await Promise.all([2, 2].map((count) => visitor.post(POST, form(order, [count]))))
    expect(await findReturns(getDb(), order.id)).toHaveLength(1)
    const refused = answers.map(locationOf).find(({ searchParams }) => searchParams.has('draft'))
    expect(refused?.searchParams.get('step')).toBe('return')
    const draft = await findOrderDraft(getDb(), 'return', refused?.searchParams.get('draft') ?? '')
    expect(draft?.errors).toEqual({ lines: 'notReturnable' })
    await visitor.post(POST, form(order, [1]))
    expect((await findReturns(getDb(), order.id)).map(({ number }) => number)).toEqual([
      `R${order.number}-1`,
      `R${order.number}-2`,
    ])
  })

  it.each([
    [{ reason: 'because' }, { reason: 'invalid' }],
    [{ 'reason-1': 'because' }, { 'reason-1': 'invalid' }],
    [{ key: 'mine' }, { key: 'invalid' }],
  ])('refuses %j', async (more, errors) => {
    const order = await shipped()
    const answer = await (await opened(order)).post(POST, form(order, [1], more))
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect((await findOrderDraft(getDb(), 'return', draft))?.errors).toEqual(errors)
    expect(await findReturns(getDb(), order.id)).toEqual([])
  })

  it('is refused when its time is over, unless the shop is at fault', async () => {
    const order = await shipped(new Date('2026-03-02T10:00:00Z'))
    const visitor = await opened(order)
    const answer = await visitor.post(POST, form(order, [1]))
    const draft = locationOf(answer).searchParams.get('draft') ?? ''
    expect((await findOrderDraft(getDb(), 'return', draft))?.errors).toEqual({
      [`reason-${order.lines[0]?.id}`]: 'tooLateToReturn',
    })
    await visitor.post(POST, form(order, [1], { reason: 'damaged' }))
    expect(await findReturns(getDb(), order.id)).toMatchObject([{ lines: [{ reason: 'damaged' }] }])
  })

  it.each([
    ['is taken under the terms that it was placed under', { days: 200, longer: [] }, { days: 14 }, true],
    ['gets no longer time afterwards', { days: 14, longer: [] }, { days: 200 }, false],
    ['of an older order has what is usual', null, { days: 14, longer: [] }, true],
    ['of an older order has what is promised today, if that is more', null, { days: 200 }, true],
  ])('%s', async (_, returnTerms, returns, isTaken) => {
    const row = { type: 'shop_configuration' as const, locale: 'de-de' as const, returns }
    await writeShopConfigurations(getDb(), [row])
    const days = returnTerms === null && returns.days < 30 ? 25 : 90
    const order = await shipped(new Date(Date.now() - days * 24 * 60 * 60 * 1_000), returnTerms)
    await (await opened(order)).post(POST, form(order, [1]))
    expect(await findReturns(getDb(), order.id)).toHaveLength(isTaken ? 1 : 0)
  })

  it.each([
    ['as it was promised', true, false],
    ['as the shop does not promise it', false, true],
  ])('takes back what was made to wishes %s', async (_, takesMade, today) => {
    const row = {
      type: 'shop_configuration' as const,
      locale: 'de-de' as const,
      returns: { takesMade: today },
    }
    await writeShopConfigurations(getDb(), [row])
    const order = await givenOrder(getDb(), {
      ...{ status: 'shipped', lines: [{ inscription: 'Mia' }], sent: [1] },
      returnTerms: { ...usualReturnTerms, takesMade },
    })
    await (await opened(order)).post(POST, form(order, [1]))
    expect(await findReturns(getDb(), order.id)).toHaveLength(takesMade ? 1 : 0)
  })

  it('refuses lines of another order', async () => {
    const [order, other] = [await shipped(), await shipped()]
    const visitor = await opened(order)
    await visitor.post(POST, { ...form(other, [1]), order: order.number })
    expect([await findReturns(getDb(), order.id), await findReturns(getDb(), other.id)]).toEqual([[], []])
  })

  it('refuses another visitor, and the label too', async () => {
    const [order, other] = [await shipped(), await shipped()]
    await (await opened(order)).post(POST, form(order, [1]))
    for (const visitor of [orderVisitor(), await opened(other)]) {
      await visitor.post(POST, form(order, [1]))
      expect((await label(visitor, order, `R${order.number}-1`)).status).toBe(404)
      expect((await label(visitor, other, `R${order.number}-1`)).status).toBe(404)
    }
    expect(await findReturns(getDb(), order.id)).toHaveLength(1)
  })

  it('has a label with both addresses, its number and what is inside, kept nowhere', async () => {
    const order = await shipped()
    const visitor = await opened(order)
    await visitor.post(POST, form(order, [2]))
    const answer = await label(visitor, order, `R${order.number}-1`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { text } = await readPdf(Buffer.from(await answer.arrayBuffer()))
    for (const words of [
      `R${order.number}-1`,
      'Test Person',
      'Musterweg 1',
      'Nestling Handels GmbH',
      '12345 Musterstadt',
      'DEUTSCHLAND',
      '2 ×',
      'Luni Artikel 1',
      'Passt nicht',
    ])
      expect(text).toContain(words)
  })

  it('is confirmed by mail with the label', async () => {
    const order = await shipped()
    await (await opened(order)).post(POST, form(order, [0, 1]))
    const mail = (await mailsSent()).find(({ subject }) => subject.includes('Rücksendung'))
    expect(mail?.text).toContain(`R${order.number}-1`)
    expect(mail?.text).toContain('1 × Luni Artikel 2')
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`Ruecksendung-R${order.number}-1.pdf`])
  })

  it('lowers an open bill until it can have come in time, and then the whole bill holds, which a mail says', async () => {
    const usual = {
      // The days of the law are over, those of the shop are not.
      placedAt: new Date(Date.now() - 25 * 86_400_000),
      lines: [{ price: 3_000 }, { price: 5_000 }],
      sent: [1, 2],
      returnTerms: { ...usualReturnTerms, longer: [] },
    }
    const bill = (status: 'open' | 'paid') => [{ method: 'RE' as const, amount: 8_000, status }]
    const late = await givenOrder(getDb(), { ...usual, status: 'shipped', payments: bill('open') })
    const settled = await givenOrder(getDb(), { ...usual, status: 'shipped', payments: bill('paid') })
    const [visitor, other] = [await opened(late), await opened(settled)]
    const lawful = await givenOrder(getDb(), {
      ...{ ...usual, placedAt: new Date(), status: 'shipped', payments: bill('open') },
    })
    await (await opened(lawful)).post(POST, form(lawful, [1, 1]))
    for (const pieces of [
      [1, 0],
      [0, 1],
    ])
      await visitor.post(POST, form(late, pieces))
    await other.post(POST, form(settled, [1, 0]))
    const announced = (await mailsSent()).find(({ text }) => text.includes(`R${late.number}-1`))
    expect(announced?.text).toMatch(/Nur wenn ein Artikel bis zum .* wird sein Preis wieder fällig/)
    const lapsedAfter = async (days: number) => {
      const now = new Date(Date.now() + days * 86_400_000)
      await lapseReturns({ db: getDb(), brand: 'baby', now })
      const { events } = await rereadOrder(getDb(), late)
      return events.flatMap(({ type, details }) => (type === 'returnLapsed' ? [details] : []))
    }
    expect(await lapsedAfter(14)).toEqual([])
    const first = { return: `R${late.number}-1`, lines: '1', amount: 3_000, toPay: 3_000 }
    expect(await lapsedAfter(usualReturnTerms.days + 20)).toEqual([first])
    const second = { return: `R${late.number}-2`, lines: '2', amount: 5_000, toPay: 8_000 }
    for (const _ of [1, 2]) expect(await lapsedAfter(usualReturnTerms.days + 20)).toEqual([first, second])
    // What was announced within the days of the law was withdrawn from by that, and is owed no more.
    for (const each of [settled, lawful])
      expect((await rereadOrder(getDb(), each)).events.map(({ type }) => type)).not.toContain('returnLapsed')
    const texts = (await mailsSent()).map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect(texts).toHaveLength(2)
    // Mails of one round go out in no order.
    expect(texts.join('\n')).toMatch(/sind 50,00 € wieder zu zahlen: Offen sind jetzt 80,00 €/)
  })

  it('has arrived when the merchant says so: it is not late then, and cannot be taken back', async () => {
    const order = await givenOrder(getDb(), {
      ...{ placedAt: new Date(Date.now() - 25 * 86_400_000), status: 'shipped', sent: [1, 2] },
      ...{ lines: [{ price: 3_000 }, { price: 5_000 }] },
      returnTerms: { ...usualReturnTerms, longer: [] },
      payments: [{ method: 'RE', amount: 8_000, status: 'open' }],
    })
    const visitor = await opened(order)
    const run = (...args: string[]) => {
      const read = readOrderCommand(args)
      if (!read.ok) throw new Error(read.problem)
      const services = {
        paymentService: async () => undefined,
        write: async () => undefined,
        now: new Date(),
      }
      return runOrderCommand(getDb(), read.command, services)
    }
    const { number } = order
    expect(await run('arrived', number)).toMatchObject({
      problem: `Of order ${number} nothing is announced to come back.`,
    })
    await visitor.post(POST, form(order, [1, 0]))
    await visitor.post(POST, form(order, [0, 1]))
    const [one, two] = [1, 2].map((place) => `R${number}-${place}`)
    expect(await run('arrived', number)).toMatchObject({
      problem: expect.stringContaining(`Name one of them: --return ${one} or ${two}`),
    })
    expect(await run('arrived', number, '--return', 'R1-1')).toMatchObject({ ok: false })
    expect(await run('arrived', number, '--return', two ?? '')).toEqual({
      ok: true,
      told: [
        `Return ${two} of order ${number} has arrived.`,
        `To pay back for it: 54.99 EUR, by refund ${number} --amount 54.99 --lines 2`,
      ],
    })
    expect(await run('arrived', number, '--return', two ?? '')).toMatchObject({ ok: false, isSo: true })
    const { told } = (await run('show', number)) as { told: string[] }
    expect(told.filter((line) => /^ {2}R.*, arrived 2/.test(line))).toHaveLength(1)
    await visitor.post(cancel, { order: number, return: two ?? '' })
    await lapseReturns({
      ...{ db: getDb(), brand: 'baby' as const },
      now: new Date(Date.now() + (usualReturnTerms.days + 20) * 86_400_000),
    })
    const { events } = await rereadOrder(getDb(), order)
    const after = events.flatMap(({ type, details }) =>
      type.startsWith('return') && type !== 'returnRequested' ? [[type, details.return]] : [],
    )
    expect(after).toEqual([
      ['returnArrived', two],
      ['returnLapsed', one],
    ])
    // What has come late after all is taken off the bill again.
    expect(await run('arrived', number)).toMatchObject({ ok: true })
    expect(lapsesOf(await rereadOrder(getDb(), order))).toEqual([])
  })

  const givenRefund = async (number: string, amount: number) => {
    const found = await findOrder(getDb(), number)
    const payment = found?.payments[0]
    expect(payment).toBeDefined()
    const done = await runOrderCommand(
      getDb(),
      { name: 'refund', number, amount, reason: undefined, lines: undefined },
      { paymentService: async () => undefined, write: async () => undefined, now: new Date() },
    )
    expect(done).toMatchObject({ ok: true })
  }

  it.each([
    ['has come', async (number: string) => markReturned(getDb(), number, new Date())],
    ['is paid back', async (number: string, amount: number) => givenRefund(number, amount)],
    [
      'is said to be here',
      async (number: string) => markArrived(getDb(), number, { wanted: undefined, now: new Date() }),
    ],
  ])('has no label any more once it %s, and the page says so', async (_, end) => {
    const order = await shipped()
    const visitor = await opened(order)
    await visitor.post(POST, form(order, [3, 1]))
    const number = `R${order.number}-1`
    expect((await label(visitor, order, number)).headers.get('content-type')).toBe('application/pdf')
    const now = await rereadOrder(getDb(), order)
    const [made, ...others] = await findReturns(getDb(), order.id)
    if (!made) throw new Error('No return was announced')
    await end(order.number, sumOfReturn(now, made, [made, ...others]).total)
    const answer = await label(visitor, order, number)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      ...[303, `/de/bestellstatus/?order=${order.number}&state=returnOver`],
    ])
  })

  it('is seen by the merchant', async () => {
    const order = await shipped()
    await (await opened(order)).post(POST, form(order, [3, 1]))
    const done = await runOrderCommand(
      getDb(),
      { name: 'show', number: order.number },
      { paymentService: async () => undefined, write: async () => undefined, now: new Date() },
    )
    expect(done.ok && done.told.join('\n')).toMatch(
      /Announced to come back:\n {2}R\d+-1 {2}\S+: 3 of line 1, Artikel 1 \(fit\); 1 of line 2, Artikel 2 \(fit\)\. To pay back: [\d.]+ EUR, of it [\d.]+ EUR for the delivery\. Costs: the \S+ pays/,
    )
  })
})
