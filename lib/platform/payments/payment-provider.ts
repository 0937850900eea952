import { type Config, config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import type { PaymentProvider } from './provider'
import { sandboxProvider } from './sandbox'
import { stripeOptions, stripeProvider } from './stripe'
import { tracedProvider } from './traced-provider'

async function openStripe({ secretKey, webhookSecret }: NonNullable<Config['stripe']>) {
  const { default: sdk } = await import('stripe')
  return tracedProvider(stripeProvider({ sdk, client: new sdk(secretKey, stripeOptions), webhookSecret }))
}

let stripe: Promise<PaymentProvider> | undefined

/** The payment service of this shop: Stripe where its keys are set, else the sandbox. */
export async function paymentProvider(): Promise<PaymentProvider> {
  const { stripe: keys, baseUrl } = config()
  if (!keys) return tracedProvider(sandboxProvider({ db: database(), baseUrl }))
  stripe ??= openStripe(keys)
  return stripe
}
