import { createHash } from 'node:crypto'

/** What is kept of a token that somebody else has: whoever reads it cannot use it. In base64url. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
