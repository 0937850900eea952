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
  const intentOf = ({ payment_intent }: Stripe.Checkout.Session) =>
    typeof payment_intent === 'string' ? payment_intent : payment_intent?.id

  /** Stripe forgets idempotency keys after a day, but not what it was told with a refund. */
  const earlierRefund = async (intent: string, key: string): Promise<Stripe.Refund | undefined> => {
    const { data } = await attempt(() => client.refunds.list({ payment_intent: intent, limit: 100 }))
    return data.find(({ metadata }) => metadata?.key === key)
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

    readEvent(headers, body) {
      try {
        const signature = headers.get('stripe-signature') ?? ''
        const event = client.webhooks.constructEvent(body, signature, webhookSecret, eventTolerance)
        const isOurs = event.type.startsWith('checkout.session.')
        const { id, metadata } = event.data.object as Partial<Stripe.Checkout.Session>
        const paymentId = isOurs ? metadata?.paymentId : undefined
        return { id: event.id, reference: paymentId ? id : undefined, paymentId }
      } catch (error) {
        if (error instanceof sdk.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}
