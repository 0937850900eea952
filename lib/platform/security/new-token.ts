import { randomBytes } from 'node:crypto'

/** A new secret of 256 bits in base64url, such as the token of a login. */
export const newToken = (): string => randomBytes(32).toString('base64url')
