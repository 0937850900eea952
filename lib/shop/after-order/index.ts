/** What a shopper does with an order that was placed. */
export { type CancelOutcome, cancelByShopper, mayCancel } from './cancel-by-shopper'
