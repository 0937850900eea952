import type Stripe from 'stripe'
import type { ProviderMethod } from '@/lib/platform/payment-methods'
import type { PaymentRequest } from '../provider'

/**
 * What Stripe calls each method. Instalments, pay later and pay now are one method there, which offers what fits the
 * country and the amount; mobile wallets are shown with cards by the device that has them.
 */
const typeOf: Record<ProviderMethod, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType> = {
  KK: 'card',
  KD: 'klarna',
  KC: 'klarna',
  KN: 'klarna',
  PP: 'paypal',
  TW: 'twint',
  IL: 'ideal',
  AP: 'card',
}

/** The parameters of a hosted page for a payment, which asks for one method and takes the exact amount. */
export function sessionParameters(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderNumber, method, amount, currency, description } = request
  const metadata = { paymentId, orderNumber }
  return {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: [typeOf[method]],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    // Set in the account, these would charge another amount, in another currency, or by another method.
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false },
    allow_promotion_codes: false,
    wallet_options: { link: { display: 'never' } },
    client_reference_id: orderNumber,
    customer_email: request.email,
    locale: request.locale.slice(0, 2),
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1_000),
    metadata,
    payment_intent_data: { description, metadata, capture_method: 'automatic' },
  }
}
