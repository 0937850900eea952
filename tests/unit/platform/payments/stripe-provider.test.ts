import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeOptions, stripeProvider } from '@/lib/platform/payments/stripe'
import {
  describePaymentContract,
  type PaymentService,
  paymentRequest,
} from '../../../fixtures/payment-provider-contract'
import { type Fault, startStripe } from '../../../fixtures/stripe-server'

const secretKey = 'sk_test_abcdefghijklmnop'
const webhookSecret = 'whsec_abcdefghijklmnop'

let server: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  server = await startStripe(secretKey)
})
afterAll(() => server.close())

const providerWith = (more: Stripe.StripeConfig = {}, key = secretKey) => {
  const { hostname, port } = new URL(server.origin)
  const client = new Stripe(key, { ...stripeOptions, host: hostname, port, protocol: 'http', ...more })
  return stripeProvider({ sdk: Stripe, client, webhookSecret })
}

const eventOf = (object: object, type = 'checkout.session.completed') => {
  const id = `evt_${randomUUID()}`
  const created = Math.floor(Date.now() / 1_000)
  return { id, body: JSON.stringify({ id, object: 'event', type, created, data: { object } }) }
}

const sign = (payload: string, at: Date) =>
  new Headers({
    'stripe-signature': new Stripe(secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(at.getTime() / 1_000),
    }),
  })

const service = (): PaymentService => ({
  provider: providerWith(),
  pay: async (reference) => server.pay(reference),
  confirmLater: async (reference) => server.confirmLater(reference),
  receiveLate: async (reference) => server.pay(reference),
  decline: async (reference) => server.failLate(reference),
  expire: async (reference) => server.expire(reference),
  event: (reference) => eventOf({ id: reference, metadata: { paymentId: randomUUID() } }),
  sign,
})

describe('Stripe as the payment service', () => {
  describePaymentContract(service)

  it('is asked for one method on a page of its own, with nothing that changes the amount', async () => {
    const request = paymentRequest({ method: 'TW', currency: 'CHF', amount: 1_995, locale: 'fr-CH' })
    const { redirectUrl } = await providerWith().create(request)
    expect(redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(server.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      fields: {
        'allowed_payment_method_types[0]': 'twint',
        'line_items[0][price_data][unit_amount]': '1995',
        'line_items[0][price_data][currency]': 'chf',
        'adaptive_pricing[enabled]': 'false',
        'automatic_tax[enabled]': 'false',
        allow_promotion_codes: 'false',
        'metadata[paymentId]': request.paymentId,
        'payment_intent_data[metadata][paymentId]': request.paymentId,
        client_reference_id: request.orderNumber,
        customer_email: request.email,
        locale: 'fr',
        success_url: request.returnUrl,
        cancel_url: request.cancelUrl,
      },
    })
  })

  it('pays back once for a key also after Stripe has forgotten it', async () => {
    const provider = providerWith()
    const { reference } = await provider.create(paymentRequest({ amount: 1_000 }))
    server.pay(reference)
    await provider.refund(reference, { key: 'one', amount: 300 })
    server.forgetKeys()
    expect(await provider.refund(reference, { key: 'one', amount: 300 })).toMatchObject({ refunded: 300 })
    expect(await provider.refund(reference, { key: 'two', amount: 300 })).toMatchObject({ refunded: 600 })
  })

  it.each([
    [500, 'api_error'],
    [503, 'api_error'],
    [409, 'idempotency_error'],
  ])('is asked again after %d, as the same request', async (status, type) => {
    const before = server.asked.length
    server.fail({ status, type })
    await providerWith().create(paymentRequest())
    const keys = server.asked.slice(before).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it.each<[reason: string, faults: Fault[], calls: number]>([
    ['unavailable', Array(3).fill({ status: 500, type: 'api_error' }), 3],
    ['unavailable', [{ status: 429, type: 'rate_limit_error' }], 1],
    ['refused', [{ status: 402, type: 'card_error', code: 'card_declined' }], 1],
    ['refused', [{ status: 400, type: 'invalid_request_error', code: 'parameter_missing' }], 1],
    ['notAuthorised', [{ status: 403, type: 'invalid_request_error' }], 1],
  ])('says what failed: %s for %j', async (reason, faults, calls) => {
    const before = server.asked.length
    server.fail(...faults)
    const failed = providerWith().create(paymentRequest())
    await expect(failed).rejects.toMatchObject({ name: 'PaymentError', reason })
    expect(server.asked.length - before).toBe(calls)
  })

  it('is not waited for without end', async () => {
    server.fail('hang', 'hang')
    const failed = providerWith({ timeout: 50, maxNetworkRetries: 1 }).find('cs_test_slow')
    await expect(failed).rejects.toMatchObject({ reason: 'unavailable' })
    expect(stripeOptions.timeout).toBeLessThanOrEqual(10_000)
    expect(stripeOptions.maxNetworkRetries).toBeLessThanOrEqual(3)
  })

  it('is not there', async () => {
    const failed = providerWith({ port: 9, maxNetworkRetries: 0 }).find('cs_test_nowhere')
    await expect(failed).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('tells the log neither the key nor what was sent', async () => {
    const wrongKey = 'sk_test_of_somebody_else'
    const message = `Invalid API Key provided: ${wrongKey}, for test@example.com`
    server.fail({ status: 401, type: 'invalid_request_error', message })
    const error = await providerWith({}, wrongKey)
      .create(paymentRequest())
      .catch((failure: unknown) => failure)
    expect(error).toMatchObject({ reason: 'notAuthorised' })
    expect(error).not.toHaveProperty('cause')
    expect(String(error)).toMatch(/status 401.*request req_test/)
    expect(String(error)).not.toMatch(/sk_test|example\.com/)
  })

  it.each([
    ['charge.refunded', 'charge'],
    ['charge.refund.updated', 'refund'],
    ['refund.created', 'refund'],
    ['refund.updated', 'refund'],
  ])('says by %s of which payment something was paid back there', async (type, object) => {
    const provider = providerWith()
    const { paymentId, ...request } = paymentRequest({ amount: 1_000 })
    const { reference } = await provider.create({ paymentId, ...request })
    server.pay(reference)
    await provider.refund(reference, { key: 'own', amount: 100 })
    const { refund, intent } = server.payBackThere(reference, 300)
    server.payBackThere(reference, 50, 'pending')
    const event = eventOf({ id: 'x', object, payment_intent: intent, metadata: {} }, type)
    expect(await provider.readEvent(sign(event.body, new Date()), event.body)).toEqual({
      ...{ id: event.id, reference, paymentId },
    })
    expect(await provider.findOtherRefunds(reference)).toEqual([{ id: refund, amount: 300 }])
  })

  it('announces things that are no payments of this shop', async () => {
    for (const event of [
      eventOf({ id: 'ch_1', object: 'charge' }, 'charge.refunded'),
      eventOf({ id: 'ch_1', object: 'charge', payment_intent: 'pi_other' }, 'charge.refunded'),
      eventOf({ id: 'ch_1', object: 'charge', payment_intent: 'pi_other' }, 'charge.captured'),
      eventOf({ id: 'cs_test_other', metadata: {} }),
      eventOf({ id: 'cs_test_other', metadata: null }),
    ])
      expect(await providerWith().readEvent(sign(event.body, new Date()), event.body)).toMatchObject({
        id: event.id,
        reference: undefined,
      })
  })
})
