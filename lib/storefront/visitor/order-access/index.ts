/** The orders that a visitor without an account may see. */
export { leadFromBrokenLink, leadFromPresent } from './broken-link'
export { leadToProof } from './lead-to-proof'
export {
  followedOrder,
  hasProved,
  knowsOrder,
  mayTakeDigital,
  visibleOrder,
  visibleOrders,
  withOpened,
} from './order-access'
export { orderCall, orderUpload, paperCall } from './order-call'
export { privateFile } from './private-file'
export { privatePaper } from './private-paper'
export { privatePdf, privatePng } from './private-pdf'
