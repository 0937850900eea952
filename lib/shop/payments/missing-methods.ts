import type { Market } from '@/lib/platform/markets'
import type { OfferedMethod, PaymentRefusal } from './offered-methods'
import { paymentWords } from './payment-words'

/**
 * Whether shoppers are told of a method that is missing for this reason: where they can change it, or where pages or
 * advertising have led them to expect the method. Nobody misses what the shop or the country does not have; the basket
 * asks for gift cards, and the step says what they cover.
 */
const isTold: Record<PaymentRefusal, boolean> = {
  country: false,
  closed: false,
  accountOnly: true,
  guestOnly: true,
  feeAfterwards: true,
  nothingToPay: false,
  noGiftCard: false,
  notCovered: false,
  nothingSent: true,
  hasDigital: true,
  freight: true,
  cashlessPickup: true,
  pickup: true,
  hasVouchers: true,
  heldUnpaid: true,
  heldLater: true,
  tooLow: true,
  tooHigh: true,
}

export type MissingMethods = {
  reason: PaymentRefusal
  /** Their names. */
  methods: string
  /** Why they are missing, a sentence. */
  words: string
}

/** The methods that are not offered, by what keeps this order from them. */
export function missingMethods(methods: readonly OfferedMethod[], market: Market): MissingMethods[] {
  const told = methods.flatMap((method) => {
    const { name, refusal } = paymentWords(method, market)
    const { reason } = method
    return reason && refusal && isTold[reason] ? [{ reason, refusal, name }] : []
  })
  const list = new Intl.ListFormat(market.iso)
  return [...Map.groupBy(told, ({ refusal }) => refusal)].flatMap(([words, [first, ...others]]) =>
    first
      ? [{ reason: first.reason, methods: list.format([first, ...others].map(({ name }) => name)), words }]
      : [],
  )
}
