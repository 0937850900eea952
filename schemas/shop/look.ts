import { z } from 'zod'
import { shopFile } from './shop-file'

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
const typefaces = ['figtree', 'fraunces', 'system-sans', 'system-serif'] as const
export type Typeface = (typeof typefaces)[number]

const weight = z.int().min(1).max(1000)

/** What a file of a typeface is for: one weight, or all between two. */
const face = z.strictObject({ src: shopFile, weights: z.tuple([weight, weight]), isItalic: z.boolean() })
export type FontFace = z.infer<typeof face>

/** By which a typeface of the device is as large as the shop's own, so that lines keep their places. Parts of one. */
const fit = z.strictObject({ size: z.number(), ascent: z.number(), descent: z.number(), lineGap: z.number() })

/** A typeface of the shop's own, from files. */
const ownTypeface = z.strictObject({
  files: z.array(shopFile).min(1).max(4).describe('WOFF2, that of usual text first'),
  like: z.enum(['sans', 'serif']).describe('What kind stands in its place until it is loaded'),
  faces: z.array(face).max(4).optional().describe('Read from the files'),
  fit: fit.optional().describe('Read from the files'),
})
export type OwnTypeface = z.infer<typeof ownTypeface>

const typeface = z.union([z.enum(typefaces), ownTypeface], {
  error: `is neither one of ${typefaces.join(', ')} nor { "files": ["text.woff2"], "like": "sans" }`,
})

/** The typefaces of a shop. */
export const shopFonts = z.strictObject({
  text: typeface.describe('Of text'),
  display: typeface.describe('Of headlines'),
})
export type ShopFonts = z.infer<typeof shopFonts>

const picture = z
  .string()
  .max(500)
  .regex(
    /^(?:https:\/\/[^\s"<>\\]+|\/(?![/\\])[^\s"<>\\]*|[A-Za-z0-9][A-Za-z0-9_.-]{2,99})$/,
    'is neither an https address, nor a path of the shop, nor the name of a file',
  )

const pixels = z.int().min(1).max(10_000)

/** A shop's logo. */
export const shopLogo = z.strictObject({
  src: picture,
  dark: picture.optional().describe('On dark grounds: in mails and with forced colours'),
  mail: picture
    .optional()
    .describe('In mails, which show no SVG; unset: made of a file, else the same picture'),
  mailDark: picture.optional().describe('In mails on dark grounds; unset: made of the file'),
  alt: z.string().min(1).max(100),
  width: pixels.optional().describe('Of the picture; read from a file'),
  height: pixels.optional(),
})
export type ShopLogo = z.infer<typeof shopLogo>

/** The picture of shared links that have none of their own. */
export const sharingPicture = z.strictObject({
  src: shopFile,
  alt: z.string().min(1).max(200).optional().describe('Unset: the title of the page'),
})
export type SharingPicture = z.infer<typeof sharingPicture>

export const shopName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  // Names stand in the headers of mails and in templates of titles.
  .regex(/^[^\p{Cc}<>"%{}]+$/u, 'has characters that a name cannot have')
