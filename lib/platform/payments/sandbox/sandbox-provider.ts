import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { currentMs } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { PaymentError } from '../payment-error'
import { type PaymentProvider, type PaymentRequest, type PaymentState, paymentLifetime } from '../provider'
import { sandboxPayments } from '../tables'
import { changePayments, findPayment, type SandboxPayment } from './change'
import { newEvent, readSandboxEvent } from './events'

type Options = { db: Database; baseUrl: string }

/** In lower case, because addresses of documents are. */
const newReference = () => `sbx_${randomBytes(20).toString('hex')}`

const stateOf = ({ status, amount, currency, refunded }: SandboxPayment): PaymentState => ({
  status,
  amount,
  currency,
  refunded,
})

const isSame = (payment: SandboxPayment, { orderNumber, method, amount, currency }: PaymentRequest) =>
  payment.orderNumber === orderNumber &&
  payment.method === method &&
  payment.amount === amount &&
  payment.currency === currency

function checkLifetime({ expiresAt }: PaymentRequest): void {
  const lifetime = expiresAt.getTime() - currentMs()
  if (lifetime < paymentLifetime.least || lifetime > paymentLifetime.most)
    throw new PaymentError(
      'refused',
      'A payment expires after 30 minutes at the least and 24 hours at the most',
    )
}

/**
 * Stands in for a payment service where none is set: no money moves. Payments are in the database, and the shopper
 * decides them on a page of this shop.
 */
export function sandboxProvider({ db, baseUrl }: Options): PaymentProvider {
  const existing = async (reference: string): Promise<SandboxPayment> => {
    const payment = await findPayment(db, reference)
    if (!payment) throw new PaymentError('unknownPayment', 'The sandbox has no such payment')
    return payment
  }
  const ofRequest = async ({ paymentId }: PaymentRequest): Promise<SandboxPayment | undefined> => {
    const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.paymentId, paymentId))
    return payment
  }

  return {
    name: 'sandbox',

    async create(request) {
      let payment = await ofRequest(request)
      if (!payment) {
        checkLifetime(request)
        const { email: _, ...kept } = request
        await db
          .insert(sandboxPayments)
          .values({ ...kept, reference: newReference(), lastEvent: newEvent() })
          .onConflictDoNothing({ target: sandboxPayments.paymentId })
        payment = await ofRequest(request)
      }
      if (!payment || !isSame(payment, request))
        throw new PaymentError('conflict', 'The payment was created before with other values')
      const { reference } = payment
      return { reference, redirectUrl: `${baseUrl}/sandbox-payments/${reference}/` }
    },

    find: async (reference) => stateOf(await existing(reference)),

    async cancel(reference) {
      const isOpen = and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.status, 'open'))
      await changePayments(db, isOpen, { status: 'cancelled' })
      return stateOf(await existing(reference))
    },

    async refund(reference, { key, amount }) {
      if (!Number.isSafeInteger(amount) || amount <= 0)
        throw new PaymentError('refused', 'A refund is a positive number of minor units')
      const mayBe = and(
        eq(sandboxPayments.reference, reference),
        eq(sandboxPayments.status, 'paid'),
        sql`not ${sandboxPayments.refunds} ? ${key}`,
        sql`${sandboxPayments.refunded} + ${amount}::int <= ${sandboxPayments.amount}`,
      )
      const [refunded] = await changePayments(db, mayBe, {
        refunded: sql`${sandboxPayments.refunded} + ${amount}::int`,
        refunds: sql`${sandboxPayments.refunds} || jsonb_build_object(${key}::text, ${amount}::int)`,
      })
      const payment = refunded ?? (await existing(reference))
      const before = Object.hasOwn(payment.refunds, key) ? payment.refunds[key] : undefined
      if (before === undefined) throw new PaymentError('refused', 'The payment does not allow this refund')
      if (before !== amount) throw new PaymentError('conflict', 'The refund was of another amount before')
      return stateOf(payment)
    },

    // It has no other page on which money is paid back.
    findOtherRefunds: async () => [],

    readEvent: async (headers, body) => readSandboxEvent(headers, body),
  }
}
