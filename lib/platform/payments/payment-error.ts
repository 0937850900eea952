export type PaymentErrorReason =
  /** No answer, a failure of the service, or too many calls: to be tried again later. */
  | 'unavailable'
  /** The service does not accept the shop's key. */
  | 'notAuthorised'
  /** The service has no such payment. */
  | 'unknownPayment'
  /** The payment is in a state that does not allow it, such as more paid back than was paid. */
  | 'refused'
  /** The same payment or refund was asked for before with other values. */
  | 'conflict'

/** For these reasons the same call never succeeds; after any other one it may have done its work already. */
const final = new Set<PaymentErrorReason>(['refused', 'unknownPayment', 'conflict'])

/** A call of a payment service that failed. Its message is for the log, and holds neither keys nor personal data. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError'

  constructor(
    readonly reason: PaymentErrorReason,
    message: string,
  ) {
    super(message)
  }
}

/** Whether a payment service has refused a call for good, and did not just fail to answer. */
export const isRefusal = (error: unknown): boolean => error instanceof PaymentError && final.has(error.reason)
