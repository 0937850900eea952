/**
 * The basket as the API answers it: that of the visitor, with the code that an address has brought; and what its forms do
 * where no script runs.
 */
export { addByForm } from './add-by-form'
export { refusedTap } from './answer-early'
export { basketAnswer } from './basket-answer'
export { basketCall } from './basket-call'
export { basketContext } from './basket-context'
export { withCampaign } from './campaign-of-request'
export { changeLineByForm, forgetByForm, redeemByForm } from './change-by-form'
export { forgetCode } from './forget-code'
export { plainStates } from './plain-path'
export { plainRefusal } from './plain-refusal'
export { forgetWishByForm, rememberByForm } from './wishlist-by-form'
