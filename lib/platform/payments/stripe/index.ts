export { stripeOptions, stripeProvider } from './stripe-provider'
