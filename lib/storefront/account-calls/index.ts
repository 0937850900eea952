/** What the calls of an account share: who asks, what was sent, and how it is refused. */
export { type AccountCall, accountCall, type CustomerCall, customerCall } from './account-call'
export { localTarget } from './local-target'
export { orderAsGuest } from './order-as-guest'
export { type Refusal, refuseAccountForm } from './refuse-account-form'
export { refusePassword } from './refuse-password'
export { refuseWrongPassword } from './refuse-wrong-password'
export { subscribeFrom } from './subscribe-from'
export { userOf } from './user-of'
