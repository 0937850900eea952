import { isLoopbackAddress } from './loopback'

/**
 * How the shop is paid. `live`: money moves. `demo`: none does, and nobody else can open the shop. `test`: none does,
 * as `PAYMENTS=sandbox` says on purpose; pages and orders say so, and nothing of value is issued.
 */
export type PaymentMode = 'live' | 'demo' | 'test'

type Given = {
  /** `PAYMENTS` */
  payments: 'sandbox' | undefined
  /** `BASE_URL`; unset: an address of the machine itself. */
  baseUrl: string | undefined
  /** `STRIPE_SECRET_KEY` */
  stripeKey: string | undefined
}

const isLiveKey = (key: string | undefined): boolean => key !== undefined && /^[sr]k_live_/.test(key)

/** How a shop with these settings is paid; undefined for settings that do not go together. */
export function paymentMode(given: Given): PaymentMode | undefined {
  return paymentProblem(given) ? undefined : modeOf(given)
}

function modeOf({ payments, stripeKey }: Given): PaymentMode {
  if (payments === 'sandbox') return 'test'
  return isLiveKey(stripeKey) ? 'live' : 'demo'
}

/** What is wrong with the settings of payments, as the rest of a sentence about a variable. */
export function paymentProblem(
  given: Given,
): { name: 'PAYMENTS' | 'STRIPE_SECRET_KEY'; message: string } | undefined {
  const { payments, baseUrl, stripeKey } = given
  const isLive = isLiveKey(stripeKey)
  if (isLive && payments === 'sandbox')
    return {
      name: 'PAYMENTS',
      message:
        'is sandbox, and STRIPE_SECRET_KEY is a live key, which moves money: unset one of them, or use a test key',
    }
  if (isLive || payments === 'sandbox' || baseUrl === undefined || isLoopbackAddress(baseUrl))
    return undefined
  const fault =
    stripeKey === undefined ? 'is needed, with its live key' : 'is a test key, with which no money moves'
  return {
    name: 'STRIPE_SECRET_KEY',
    message: `${fault}: BASE_URL is public, and goods would be sold without money. For a shop that is a test on purpose, set PAYMENTS=sandbox`,
  }
}
