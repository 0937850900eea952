/** The context of price calculations: the market, its shipping costs and the time. */
export { pricingContext } from './pricing-context'
