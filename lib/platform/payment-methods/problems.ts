import { countryOf, type Market } from '@/lib/platform/markets'
import { type ConfiguredPayment, type PaymentSettings, type Payments, paymentBuyers } from '@/schemas/shop'
import { methods } from './methods'
import { settledBy } from './settlement'

type Place = Pick<Market, 'iso' | 'currency'>

function boundProblem(code: ConfiguredPayment, { least, most }: PaymentSettings, { currency }: Place) {
  if (most !== undefined && least > most) return `least is ${least}, which is more than most, ${most}`
  const range = methods[code].bounds[currency]
  if (settledBy(code) === 'shop' || !range) return undefined
  if (least < range.least) return `least is ${least}: the payment service takes ${range.least} or more`
  const top = range.most ?? Number.MAX_SAFE_INTEGER
  return most === undefined || most > top ? `most: the payment service takes ${top} or less` : undefined
}

/** A fee that is not allowed, and shoppers to whom nothing without one is left (Directive 2011/83/EU, article 19; § 312a BGB). */
function feeProblems(all: readonly [ConfiguredPayment, PaymentSettings][]): string[] {
  const forbidden = all
    .filter(([code, { fee }]) => fee !== undefined && !methods[code].mayCost)
    .map(([code]) => `payments.methods.${code}.fee: the law allows a fee for cash on delivery alone`)
  const free = all.filter(([, { isOffered, fee }]) => isOffered && fee === undefined)
  const paying = paymentBuyers.filter(
    (buyer) =>
      all.some(([, { isOffered, buyers }]) => isOffered && buyers.includes(buyer)) &&
      free.every(([, { buyers }]) => !buyers.includes(buyer)),
  )
  return [
    ...forbidden,
    ...paying.map(
      (buyer) =>
        `payments: no method without a fee is left for ${buyer === 'guest' ? 'guests' : 'accounts'}, which the law asks for`,
    ),
  ]
}

/** Names the settings of a market's payment methods that cannot be used, each with its field. */
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
    ...feeProblems(all),
    ...foreign.map((code) => `payments.order: ${code} does not exist in ${country}`),
    ...without.map((buyer) => `payments: no method is left for ${buyer === 'guest' ? 'guests' : 'accounts'}`),
  ]
}
