/** Who wants one mail when a variant that is sold out can be ordered again. */
export { type AwaitedGoods, findAwaitedGoods } from './goods'
export { type BackInStockMail, backInStockMessage } from './message'
export { queueBackInStock } from './queue-due'
export {
  askForStock,
  awaitStockAgain,
  type BackInStockQuestion,
  type BackInStockRequest,
  confirmationDays,
  endStockRequests,
  findStockRequest,
  followStockLink,
  forgetStockRequest,
  mayAskForStock,
  pruneStockRequests,
  stockRequestsOf,
  waitingDays,
} from './requests'
export { type BackInStockAct, backInStockActOf, backInStockToken } from './tokens'
