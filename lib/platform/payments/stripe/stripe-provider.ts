import type Stripe from 'stripe'
import { PaymentError } from '../payment-error'
import { eventTolerance, type PaymentProvider, type PaymentState } from '../provider'
import { paymentErrorOf } from './stripe-error'
import { sessionParameters } from './stripe-session'
import { stateFields, stripeState } from './stripe-state'

/** A shopper waits for most calls: at the worst a little more than three times the time-out. */
export const stripeOptions = {
  timeout: 6_000,
  maxNetworkRetries: 2,
  telemetry: false,
} satisfies Stripe.StripeConfig

type Options = {
  /** The class of the SDK, which is loaded only where Stripe is used. */
  sdk: typeof Stripe
  client: Stripe
  webhookSecret: string
}

/** Stripe's hosted payment pages: a payment is a Checkout session. */
export function stripeProvider({ sdk, client, webhookSecret }: Options): PaymentProvider {
  const { sessions } = client.checkout
  const attempt = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      throw paymentErrorOf(sdk, error)
    }
  }
  const read = (reference: string) => attempt(() => sessions.retrieve(reference, { expand: stateFields }))
  const find = async (reference: string): Promise<PaymentState> => stripeState(await read(reference))
  const isRefused = (error: unknown) => error instanceof PaymentError && error.reason === 'refused'

  /** The payment of a session, which has one as soon as the shopper has confirmed it. */
  const intentOf = ({ payment_intent }: Pick<Partial<Stripe.Checkout.Session>, 'payment_intent'>) =>
    typeof payment_intent === 'string' ? payment_intent : payment_intent?.id

  const refundsOf = async (intent: string): Promise<Stripe.Refund[]> =>
    (await attempt(() => client.refunds.list({ payment_intent: intent, limit: 100 }))).data

  /** Stripe forgets idempotency keys after a day, but not what it was told with a refund. */
  const earlierRefund = async (intent: string, key: string): Promise<Stripe.Refund | undefined> =>
    (await refundsOf(intent)).find(({ metadata }) => metadata?.key === key)

  /** The session of a payment that an event about a charge or a refund names. */
  async function sessionOf(intent: string | undefined): Promise<Partial<Stripe.Checkout.Session>> {
    if (intent === undefined) return {}
    const { data } = await attempt(() => sessions.list({ payment_intent: intent, limit: 1 }))
    return data[0] ?? {}
  }

  function verified(headers: Headers, body: string): Stripe.Event | undefined {
    try {
      const signature = headers.get('stripe-signature') ?? ''
      return client.webhooks.constructEvent(body, signature, webhookSecret, eventTolerance)
    } catch (error) {
      if (error instanceof sdk.errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }

  return {
    name: 'stripe',

    async create(request) {
      const { id, url } = await attempt(() =>
        sessions.create(sessionParameters(request), { idempotencyKey: `payment:${request.paymentId}` }),
      )
      if (!url) throw new PaymentError('refused', 'The payment has no page any more')
      return { reference: id, redirectUrl: url }
    },

    find,

    async cancel(reference) {
      try {
        return stripeState(await attempt(() => sessions.expire(reference, { expand: stateFields })))
      } catch (error) {
        if (!isRefused(error)) throw error
      }
      // It is not open any more. If it waits for the money, the payment itself may still be ended.
      const session = await read(reference)
      const intent = intentOf(session)
      if (stripeState(session).status !== 'open' || intent === undefined) return stripeState(session)
      await attempt(() => client.paymentIntents.cancel(intent)).catch((error: unknown) => {
        if (!isRefused(error)) throw error
      })
      return find(reference)
    },

    async refund(reference, { key, amount }) {
      const intent = intentOf(await read(reference))
      if (intent === undefined) throw new PaymentError('refused', 'The payment was not paid')
      const before = await earlierRefund(intent, key)
      if (before && before.amount !== amount)
        throw new PaymentError('conflict', 'The refund was of another amount before')
      if (!before)
        await attempt(() =>
          client.refunds.create(
            { payment_intent: intent, amount, metadata: { key } },
            { idempotencyKey: `refund:${reference}:${key}` },
          ),
        )
      return find(reference)
    },

    async findOtherRefunds(reference) {
      const intent = intentOf(await read(reference))
      const made = intent === undefined ? [] : await refundsOf(intent)
      return made
        .filter(({ status, metadata }) => status === 'succeeded' && !metadata?.key)
        .map(({ id, amount }) => ({ id, amount }))
    },

    async readEvent(headers, body) {
      const event = verified(headers, body)
      if (!event) return undefined
      const named = event.data.object as Partial<Stripe.Checkout.Session>
      const isOfSession = event.type.startsWith('checkout.session.')
      const isOfRefund = /^(?:charge\.refund|refund\.)/.test(event.type)
      const session = isOfSession ? named : isOfRefund ? await sessionOf(intentOf(named)) : {}
      const paymentId = session.metadata?.paymentId
      return { id: event.id, reference: paymentId ? session.id : undefined, paymentId }
    },
  }
}
