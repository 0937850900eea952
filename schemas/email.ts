import { z } from 'zod'

/**
 * An address of mail. Its domain may have letters of any script, `info@müller.de`, which mail servers get as `xn--…`; what
 * stands before the @ is plain, because few servers take anything else.
 */
export const mailPattern =
  /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/iu

/** A field for an address of mail. `message` is what a form says of anything else. */
export const emailAddress = (
  message?: string | { error: string | ((issue: { input?: unknown }) => string | undefined) },
) => z.email({ pattern: mailPattern, ...(typeof message === 'string' ? { error: message } : message) })

export const isEmailAddress = (text: string): boolean => mailPattern.test(text)
