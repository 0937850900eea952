import { countryOf, type Market } from '@/lib/platform/markets'
import { type ConfiguredPayment, type PaymentSettings, type Payments, paymentBuyers } from '@/schemas/shop'
import { methods, settledBy } from './methods'

type Place = Pick<Market, 'iso' | 'currency'>

function boundProblem(code: ConfiguredPayment, { least, most }: PaymentSettings, { currency }: Place) {
  if (most !== undefined && least > most) return `least is ${least}, which is more than most, ${most}`
  const range = methods[code].bounds[currency]
  if (settledBy(code) === 'shop' || !range) return undefined
  if (least < range.least) return `least is ${least}: the payment service takes ${range.least} or more`
  const top = range.most ?? Number.MAX_SAFE_INTEGER
  return most === undefined || most > top ? `most: the payment service takes ${top} or less` : undefined
}

/** What of a market's methods of payment cannot be, with the field that says it. */
export function paymentProblems(payments: Payments, market: Place): string[] {
  const country = countryOf(market)
  const all = Object.entries(payments.methods) as [ConfiguredPayment, PaymentSettings][]
  const wrong = all.flatMap(([code, settings]) => {
    const problem = boundProblem(code, settings, market)
    return problem === undefined ? [] : [`payments.methods.${code}.${problem}`]
  })
  const foreign = payments.order.filter((code) => !methods[code].countries.includes(country))
  const offered = all.filter(([, { isOffered }]) => isOffered)
  const without = paymentBuyers.filter((buyer) => offered.every(([, { buyers }]) => !buyers.includes(buyer)))
  return [
    ...wrong,
    ...foreign.map((code) => `payments.order: ${code} does not exist in ${country}`),
    ...without.map((buyer) => `payments: no method is left for ${buyer === 'guest' ? 'guests' : 'accounts'}`),
  ]
}
