import { z } from 'zod'

const headerText = z.string().regex(/^[\x20-\x7e]{1,2000}$/, 'has other characters than those of ASCII')
const feedLogin = z
  .strictObject({ user: headerText.regex(/^[^:]*$/, 'has a colon'), password: headerText })
  .transform(({ user, password }) => ({
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  }))
const feedHeader = z
  .strictObject({
    header: z
      .string()
      .regex(/^(?!host$|content-|transfer-|connection$)[a-z][a-z\d-]{0,60}$/i, 'is no header'),
    value: headerText,
  })
  .transform(({ header, value }): Record<string, string> => ({ [header.toLowerCase()]: value }))
/** What the servers of feeds ask for, by shop locale; read as headers. What is wrong is said without what it holds. */
export const feedAccess = z
  .string()
  .transform((text, context) => {
    try {
      const access: unknown = JSON.parse(text)
      return access
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z.record(
      z.string().regex(/^[a-z]{2}-[a-z]{2}$/),
      z.union([feedLogin, feedHeader]),
      'is no object of shop locales with user and password, or header and value',
    ),
  )
