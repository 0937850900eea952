/** Forms that lead on to a next step, and what is wrong with what was entered. */
export { Alert } from './alert'
export { ErrorSummary } from './error-summary'
export { errorInWords, type FieldFault } from './errors'
export { FaultSummary } from './fault-summary'
export { faultInWords, faultsInWords } from './field-words'
export {
  addressIn,
  addressValues,
  errorsIn,
  errorsOf,
  type FormValues,
  savedAddresses,
  valuesOf,
  withoutUntyped,
} from './form-values'
export { StepForm } from './islands'
export { forgetAllTyped, withTypedStore } from './typed-values'
export { callAddress, creditNoteAddress, invoiceAddress, orderButton, orderWords, stepWords } from './words'
