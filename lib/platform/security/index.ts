/** Keeps foreign text from becoming code: everything that writes a link, a redirect or a script uses these. */
export { jsonForScript } from './json-for-script'
export { keyedHash } from './keyed-hash'
export { newToken } from './new-token'
export { isLocalPath, safeHref } from './safe-href'
export { sameSecret } from './same-secret'
export { submissionKey } from './submission-key'
export { timedSignature } from './timed-signature'
export { tokenHash } from './token-hash'
