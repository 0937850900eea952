import { createHash } from 'node:crypto'

/** The hash of a token in base64url. Only hashes are stored, so that a leaked database contains no usable token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
