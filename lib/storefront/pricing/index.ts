/** Where and when prices are asked for: the market, its shipping costs, the time. */
export { pricingContext } from './pricing-context'
