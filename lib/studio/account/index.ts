/** The login of the Studio and the own account. */
export { BackNotice } from './back-notice'
export { loginForm, passwordBody, personName, profileBody } from './forms'
export { type LoginFailure, studioLoginPath, targetOf } from './login-paths'
export { LoginScreen } from './login-screen'
export { accountText } from './messages'
export { ProfileScreen } from './profile-screen'
export { requirePerson } from './require-person'
