/** The screens on which a customer logs in, registers, asks for a new password and confirms a mail address. */
export { CheckoutLogin, CustomerStep } from './checkout-login'
export { ConfirmAddress } from './confirm-address'
export { type LoginAsked, LoginScreen } from './login-screen'
export { NewPassword } from './new-password'
