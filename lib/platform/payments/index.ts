/** The payment service: Stripe, or a sandbox in the database where no money moves. */
export { isRefusal, PaymentError } from './payment-error'
export { paymentProvider } from './payment-provider'
export {
  type OtherRefund,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentState,
  paymentLifetime,
} from './provider'
export {
  decideSandboxPayment,
  findSandboxPayment,
  pruneSandboxPayments,
  runSandboxPayments,
  type SandboxPayment,
  sandboxDecisions,
  sandboxPaymentsJobName,
} from './sandbox'
