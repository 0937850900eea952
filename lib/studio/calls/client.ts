/** For islands. */
export { type Answer, askStudio } from './ask.client'
export { onStaleLogin, type Proof } from './stale-login'
