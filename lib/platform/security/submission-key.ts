import { createHash } from 'node:crypto'

/**
 * What a form asks for as a UUID: the same when the same form is sent again, and another when it was changed before, as
 * after a step back in the browser. `key` is of the form.
 */
export function submissionKey(key: string, ...asked: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, ...asked]))
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
