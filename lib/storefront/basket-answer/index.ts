/** The basket as the API answers it: that of the visitor, with the code that an address has brought. */
export { basketAnswer } from './basket-answer'
export { forgetCode } from './forget-code'
