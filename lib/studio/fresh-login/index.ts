/** Asks a person whose login is not fresh to show again who they are, in place, and goes on then. */
export { freshLoginBody } from './bodies'
export { confirmLogin } from './confirm-login'
export { FreshLogin } from './fresh-login.client'
