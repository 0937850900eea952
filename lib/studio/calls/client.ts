/** For islands. */
export { type Answer, askStudio } from './ask.client'
export { loginEndOf, onEndedLogin, otherPersonOf } from './ended-login'
export { onStaleLogin, type Proof } from './stale-login'
