import { z } from 'zod'
import { emailAddress } from '../email'
import { countryCodes } from '../markets'

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** https, so that nobody on the way can change prices; plain http only on the machine itself. */
const address = z
  .string()
  .max(2_000)
  .refine((text) => {
    const url = URL.parse(text)
    if (url?.username !== '' || url.password !== '') return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && local.test(url.hostname))
  }, 'is no https address (http on localhost alone), or holds a password, which belongs into FEED_ACCESS')

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time, such as 03:30')

const isEncoding = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

const feedForms = ['merchant-center', 'json-lines'] as const

/** The feed of a market that the shop fetches by itself. */
export const feed = z
  .strictObject({
    address: address.describe('Where it is, by https; user and password stand in the setting FEED_ACCESS'),
    form: z.enum(feedForms).optional().describe('What it has to be; unset: merchant-center'),
    countries: z
      .array(z.enum(countryCodes))
      .min(1)
      .optional()
      .describe('Of json-lines: whose prices it may hold; unset: those of the country of its market'),
    everyMinutes: z.int().min(15).max(10_080).optional().describe('The pause between two fetches'),
    at: z.array(time).min(1).max(24).optional().describe('Or the times of day, in the time zone of the shop'),
    complete: z
      .boolean()
      .optional()
      .describe('It is the whole catalogue: products that it does not name are taken out of sale'),
    defaultBrand: z
      .string()
      .trim()
      .min(1)
      .max(70)
      .optional()
      .describe('Of products for which a Merchant Center feed names none; unset: the name of the shop'),
    allowColumns: z
      .array(z.string().trim().min(1).max(60))
      .max(50)
      .optional()
      .describe(
        'Columns that are nearly known ones and mean something else: without it their rows are refused',
      ),
    encoding: z
      .string()
      .max(40)
      .refine(isEncoding, 'is no encoding that is known, such as windows-1252')
      .optional()
      .describe('Of a feed that does not name its own'),
    tellTo: emailAddress()
      .optional()
      .describe('Who hears that it fails or waits for a yes; unset: who hears of orders, or the seller'),
  })
  .refine(({ everyMinutes, at }) => (everyMinutes === undefined) !== (at === undefined), {
    path: ['everyMinutes'],
    message: 'is needed, or `at` with times of day; one of both',
  })
export type Feed = z.infer<typeof feed>
