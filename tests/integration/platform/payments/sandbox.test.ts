import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '@/lib/platform/outbox/tables'
import {
  decidePayment,
  findPayment,
  pruneSandboxPayments,
  settlePayments,
} from '@/lib/platform/payments/sandbox/change'
import { runSandboxPayments } from '@/lib/platform/payments/sandbox/run'
import { sandboxProvider } from '@/lib/platform/payments/sandbox/sandbox-provider'
import { sandboxPayments } from '@/lib/platform/payments/tables'
import { keyedHash } from '@/lib/platform/security'
import { timedSignature } from '@/lib/platform/security/timed-signature'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import {
  describePaymentContract,
  type PaymentService,
  paymentRequest,
} from '../../../fixtures/payment-provider-contract'

describeOnDatabases('the sandbox', (getDb) => {
  const provider = () => sandboxProvider({ db: getDb(), baseUrl: 'http://shop.example' })
  const change = (reference: string, set: object) =>
    getDb().update(sandboxPayments).set(set).where(eq(sandboxPayments.reference, reference))
  const past = sql`now() - interval '1 second'`

  const service = (): PaymentService => ({
    provider: provider(),
    pay: (reference) => decidePayment(getDb(), reference, 'approve'),
    confirmLater: (reference) => decidePayment(getDb(), reference, 'later'),
    async receiveLate(reference) {
      const { confirmsAt } = (await findPayment(getDb(), reference)) ?? {}
      if (confirmsAt) await change(reference, { confirmsAt: past })
      await settlePayments(getDb())
    },
    decline: (reference) => decidePayment(getDb(), reference, 'decline'),
    expire: (reference) => change(reference, { expiresAt: past }),
    event: (reference) => {
      const event = { id: 'evt_1', reference, paymentId: randomUUID() }
      return { id: event.id, body: JSON.stringify(event) }
    },
    sign: (body, at) =>
      new Headers({ 'sandbox-signature': timedSignature(body, keyedHash('sandbox payments', 'events'), at) }),
  })

  beforeEach(async () => {
    await getDb().delete(sandboxPayments)
    await getDb().delete(outbox)
  })

  describe('as the payment service', () => describePaymentContract(service))

  const create = async (more = {}) => (await provider().create(paymentRequest(more))).reference

  describe('decides', () => {
    it('once: what was decided stays, whatever is chosen then', async () => {
      for (const [first, status] of [
        ['approve', 'paid'],
        ['decline', 'failed'],
      ] as const) {
        const reference = await create()
        await decidePayment(getDb(), reference, first)
        for (const next of ['approve', 'decline', 'later', 'abandon'] as const)
          expect(await decidePayment(getDb(), reference, next)).toMatchObject({ status, confirmsAt: null })
      }
    })

    it('once, when all is chosen at the same instant', async () => {
      const reference = await create()
      await Promise.all(
        (['approve', 'decline', 'approve'] as const).map((each) => decidePayment(getDb(), reference, each)),
      )
      const messages = await getDb().select().from(outbox)
      expect(messages, 'those of one change').toHaveLength(4)
    })

    it('nothing for a shopper who leaves, or whose payment is confirmed later', async () => {
      const reference = await create()
      expect(await decidePayment(getDb(), reference, 'abandon')).toMatchObject({ status: 'open' })
      expect(await decidePayment(getDb(), reference, 'later')).toMatchObject({ status: 'open' })
      expect(await decidePayment(getDb(), reference, 'decline')).toMatchObject({ status: 'open' })
      await settlePayments(getDb())
      expect(await findPayment(getDb(), reference), 'it takes some seconds').toMatchObject({
        status: 'open',
        confirmsAt: expect.any(Date),
      })
    })

    it('nothing about a payment that does not exist', async () => {
      expect(await decidePayment(getDb(), 'sbx_none', 'approve')).toBeUndefined()
    })

    it('late also when the payment would have run out meanwhile', async () => {
      const reference = await create()
      await decidePayment(getDb(), reference, 'later')
      await change(reference, { expiresAt: past, confirmsAt: past })
      await settlePayments(getDb())
      expect(await findPayment(getDb(), reference)).toMatchObject({ status: 'paid' })
    })

    it('by a reference that nobody guesses', async () => {
      const references = [await create(), await create()]
      for (const reference of references) expect(reference).toMatch(/^sbx_[\da-f]{40}$/)
      expect(references[0]).not.toBe(references[1])
    })
  })

  it('keeps nothing of the shopper', async () => {
    await create({ email: 'somebody@example.com' })
    expect(JSON.stringify(await getDb().select().from(sandboxPayments))).not.toContain('somebody')
  })

  it('deletes the payments of more than a year ago', async () => {
    const [old, recent] = [await create(), await create()]
    await change(old, { createdAt: sql`now() - interval '401 days'` })
    await pruneSandboxPayments(getDb(), new Date())
    expect(await findPayment(getDb(), old)).toBeUndefined()
    expect(await findPayment(getDb(), recent)).toBeDefined()
  })

  describe('announces', () => {
    let server: HttpServer
    let answers: (count: number) => number
    const received: { path: string; headers: Headers; body: string }[] = []
    const makeDue = () => getDb().update(outbox).set({ nextAttemptAt: past })
    const run = () => runSandboxPayments(getDb(), server.origin)
    const waits = async () => {
      const rows = await getDb().execute<{ wait: number }>(
        sql`select round(extract(epoch from next_attempt_at - created_at))::int as wait from outbox order by id`,
      )
      return rows.map(({ wait }) => wait)
    }
    const eventsIn = async () =>
      (await Promise.all(received.map(({ headers, body }) => provider().readEvent(headers, body)))).filter(
        (event) => event !== undefined,
      )

    beforeEach(async () => {
      received.length = 0
      answers = () => 204
      server = await serve(async (request) => {
        const { pathname } = new URL(request.url)
        received.push({ path: pathname, headers: request.headers, body: await request.text() })
        return new Response(null, { status: answers(received.length) })
      })
    })
    afterEach(() => server.close())

    it('each change twice, late and out of order, by signed calls of the shop itself', async () => {
      const reference = await create()
      expect(await waits(), 'nothing before the shopper decides').toEqual([])
      await decidePayment(getDb(), reference, 'approve')
      expect(await waits()).toEqual([0, 2, 4, 6])
      await run()
      expect(received, 'the others come later').toHaveLength(1)
      await makeDue()
      await run()
      const events = await eventsIn()
      expect(events).toHaveLength(4)
      expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/api/payments/events/']))
      expect(new Set(events.map((event) => event.reference))).toEqual(new Set([reference]))
      const ids = events.map(({ id }) => id)
      expect(new Set(ids).size).toBe(2)
      const [newest] = events
      expect(
        ids.filter((id) => id === newest?.id),
        'twice',
      ).toHaveLength(2)
      const times = received.map(({ body }) => String(JSON.parse(body).occurredAt))
      expect([times[0], times[1]], 'an older one after a newer one').toEqual([times[0], times.toSorted()[0]])
      expect(times[1]).not.toBe(times[0])
    })

    it('refunds, cancellations, late money and payments that ran out', async () => {
      const announced = async (act: (reference: string) => Promise<unknown>) => {
        const reference = await create()
        await act(reference)
        await makeDue()
        const before = received.length
        await run()
        await makeDue()
        await run()
        return received.length - before
      }
      const { cancel, refund } = provider()
      expect(await announced(cancel)).toBe(4)
      expect(await announced((one) => decidePayment(getDb(), one, 'decline'))).toBe(4)
      expect(await announced((one) => change(one, { expiresAt: past }))).toBe(4)
      expect(await announced((one) => change(one, { confirmsAt: past }))).toBe(4)
      expect(
        await announced(async (one) => {
          await decidePayment(getDb(), one, 'approve')
          await refund(one, { key: 'a', amount: 1 })
          await refund(one, { key: 'a', amount: 1 })
        }),
      ).toBe(8)
    })

    it('until it is heard: what is answered by anything but success comes again, signed anew', async () => {
      const reference = await create()
      await decidePayment(getDb(), reference, 'approve')
      for (const status of [500, 404, 302, 401]) {
        answers = () => status
        await makeDue()
        await run()
      }
      answers = () => 200
      received.length = 0
      await makeDue()
      await run()
      expect(await eventsIn()).toHaveLength(4)
      await makeDue()
      await run()
      expect(received, 'what was heard does not come again').toHaveLength(4)
    })
  })
})
