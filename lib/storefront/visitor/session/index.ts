/** The visitor's session in a sealed cookie. */
export { forgetVisitor } from './forget-visitor'
export { linkKeyOfPage } from './link-key'
export { logInVisitor, logOutVisitor } from './log-in'
export { pricingContext } from './pricing-context'
export {
  type OpenedOrder,
  type PageVisitor,
  sessionIn,
  type Visitor,
  visitorOf,
  visitorOfPage,
  withAsked,
} from './visitor'
