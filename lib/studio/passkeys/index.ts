/** Passkeys: adding one, logging in by one, and their list in the profile (Web Authentication). */
export { loginBody, passkeyBody, passkeyId, registrationBody } from './bodies'
export { logInByPasskey, loginOptions } from './log-in'
export { passkeysText } from './messages'
export { PasskeyLogin } from './passkey-login.client'
export { type PasskeyRow, PasskeysSection } from './passkeys-section.client'
export { readPasskeys } from './read'
export { isFresh, register, registrationOptions } from './register'
export { relyingParty } from './relying-party'
