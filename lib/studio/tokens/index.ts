/** The access tokens of the content service, and their screen. */
export { tokenBody } from './bodies'
export { create, remove } from './manage'
export { tokensText } from './messages'
export { readTokens } from './read'
export { TokensScreen } from './tokens-screen.client'
