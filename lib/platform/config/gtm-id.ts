import { z } from 'zod'

/** Google's own host of the tag manager. */
export const googleTagManager = 'https://www.googletagmanager.com'

const valid = /^GTM-[A-Z0-9]+$/
/** Ids of measurement, advertising and tags, which look alike and are no containers of the tag manager. */
const ofOtherServices = /^(?:UA|G|GT|AW|DC|MC)[-_ ]/

/** The valid id that was probably meant: with other letters, signs or quotes, or without its beginning. */
export function meantGtmId(text: string): string | undefined {
  const plain = text
    .replace(/["'\s]+/g, ' ')
    .trim()
    .toUpperCase()
  if (ofOtherServices.test(plain) || !/^[A-Z0-9 _\-–—]+$/.test(plain)) return undefined
  const [, rest = ''] = /^(?:GTM)?(.*)$/.exec(plain.replace(/[^A-Z0-9]/g, '')) ?? []
  return rest === '' ? undefined : `GTM-${rest}`
}

/** The id of a container of the tag manager. */
export const gtmId = z.string().superRefine((text, context) => {
  if (valid.test(text)) return
  const meant = meantGtmId(text)
  context.addIssue({
    code: 'custom',
    message: `is not a valid GTM-ID${meant ? `; ${meant} would be one` : ''}`,
  })
})
