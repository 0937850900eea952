/** What a shopper does with an order that was placed. */
export {
  type CancelOutcome,
  cancelByShopper,
  cancellableRest,
  cancelMark,
  mayCancel,
} from './cancel-by-shopper'
