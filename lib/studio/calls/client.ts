/** For islands. */
export { type Answer, askStudio } from './ask.client'
export { isEndedByRole, onEndedLogin } from './ended-login'
export { onStaleLogin, type Proof } from './stale-login'
