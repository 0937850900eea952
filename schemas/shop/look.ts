import { z } from 'zod'

/** The outline of a shape in SVG, on a field of 32 by 32. */
const outline = z
  .string()
  .max(4000)
  .regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*$/, 'is not the path of an SVG')

/** A shop's mark: shapes on a field of 32 by 32, which have the shop's accent. */
export const shopMark = z
  .array(z.strictObject({ path: outline, opacity: z.number().min(0.1).max(1).optional() }))
  .min(1)
  .max(8)
export type ShopMark = z.infer<typeof shopMark>

/** The typefaces that come with the shop. */
export const typefaces = ['figtree', 'fraunces', 'system-sans', 'system-serif'] as const
export type Typeface = (typeof typefaces)[number]

/** The typefaces of a shop. */
export const shopFonts = z.strictObject({
  text: z.enum(typefaces).describe('Of text'),
  display: z.enum(typefaces).describe('Of headlines'),
})

export const shopName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  // Names stand in the headers of mails and in templates of titles.
  .regex(/^[^\p{Cc}<>"%{}]+$/u, 'has characters that a name cannot have')
