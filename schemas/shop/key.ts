import { z } from 'zod'

/** The key of a store or a category. */
export const key = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.:-]+$/, 'only letters, digits, dot, colon, hyphen and underscore')

/** A market by its shop locale: `de-de`. */
export const shopLocale = z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'is not a shop locale')

/** The number at the end of a product's address. */
export const productNumber = z
  .string()
  .regex(
    /^[a-z0-9]{1,40}$/,
    "is not the product number at the end of the product's address, which the id of a feed is not",
  )

/**
 * The key of a product or a variant, as other systems write it: letters of any script, digits and signs, also blanks
 * and slashes within it. `A-1` and `a-1` are two keys.
 */
export const referenceKey = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'has characters that no key may have')
  .refine((text) => text === text.trim(), 'begins or ends with a blank')
