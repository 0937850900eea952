/**
 * What route handlers for visitors begin with: the market, the origin, the body and the visitor. A handler that is made here
 * cannot forget the check of the origin, nor that caches keep no answer of a visitor's own.
 */
export { type FormCall, formCall, orderFormCall } from './form-call'
export { marketCall } from './market-call'
export { formOrScript, type VisitorCall, visitorCall } from './visitor-call'
