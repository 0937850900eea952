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
