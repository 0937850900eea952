export { PaymentError } from './payment-error'
export { isProviderMethod, paymentLifetime, type PaymentProvider, type PaymentState, type ProviderMethod } from './provider'
