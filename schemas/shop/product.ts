import { z } from 'zod'
import { countryCodes } from '../markets'
import { advancedAttributes, attributes, language, localisedText } from './attributes'
import { downloadFile } from './download-file'
import { fileAddress } from './file-address'
import { guarantee } from './guarantee'
import { key, productNumber, referenceKey } from './key'
import { pictureSource } from './picture-source'
import { price, sourcePrice } from './price'
import { responsibleParty } from './responsible-party'

const productImage = z.object({
  src: fileAddress.overwrite(pictureSource),
  alt: localisedText.optional(),
})
export type ProductImage = z.infer<typeof productImage>

/**
 * The manufacturer, the responsible person in the Union where the manufacturer is outside it, and the warnings for a
 * product (EU 2023/988, articles 16 and 19).
 */
const safetyInformation = z.object({
  manufacturer: responsibleParty.optional(),
  responsible: responsibleParty.optional(),
  warnings: z.partialRecord(language, z.array(z.string().max(2000)).max(20)).default({}),
})
export type SafetyInformation = z.infer<typeof safetyInformation>

const productDocument = z.object({ label: localisedText, src: fileAddress })
export type ProductDocument = z.infer<typeof productDocument>

const count = z.int().min(0).max(1_000_000_000)

/** Says of an object that an import may have other fields in it, which are not kept. */
const openFields = { isOpen: true } as const

/** A name in the merchant's own systems, which write it as a text or a number; an empty one is none. */
const foreignName = z
  .union([z.string(), z.number(), z.null()])
  .transform((given) => String(given ?? '').trim() || undefined)
  .pipe(z.string().max(100).optional())
  .optional()

/**
 * The logistics block of a variant: `BVC` is the availability code. Other fields of the shop system's block are accepted and
 * not kept, unless their names are nearly one of these: nothing that is shown or reckoned depends on them.
 */
export const logistics = z
  .object({
    BVC: z.int().min(1).max(4),
    /** Working days until it is with the customer. */
    deliveryDaysFrom: z.int().min(0).max(9999).default(0),
    /** Unset: nobody has said how long it takes, and nothing is promised. */
    deliveryDaysTo: z.int().min(0).max(9999).optional(),
    /** The day by which a preorder is with the customer: its days to delivery, 999 or more, are no time. */
    deliveryUntil: z.iso.date().optional(),
    /**
     * How the merchant's systems call the price of this variant, such as a price list. Nothing is reckoned from it: each
     * line of an order takes it back to them.
     */
    priceReference: foreignName,
  })
  .meta(openFields)
export type Logistics = z.infer<typeof logistics>

/** The countries of the markets, each with prices of its own. */
export const country = z.enum(countryCodes)

/** Working days until goods in stock are with the customer: fewer than mark a preorder. */
const deliveryDays = z
  .object({ from: z.int().min(0).max(998), to: z.int().min(0).max(998) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'is less than from' })
export type DeliveryDays = z.infer<typeof deliveryDays>

/** A price of the past: what a variant cost from a moment on. */
const pastPrice = z.object({
  from: z.iso
    .datetime({ offset: true })
    .refine((from) => Date.parse(from) < Date.now(), 'lies in the future'),
  withTax: price.shape.withTax,
})

const variantFields = z.object({
  referenceKey,
  gtin: z
    .string()
    .regex(/^\d{8,14}$/)
    .optional(),
  attributes: attributes.default({}),
  advancedAttributes: advancedAttributes.default({}),
  stock: z.object({ quantity: count }),
  logistics: logistics.optional(),
  prices: z.partialRecord(country, sourcePrice),
  /** Of goods in stock, by country, where the days of the logistics block are not those of every country. */
  deliveryDays: z.partialRecord(country, deliveryDays).optional(),
  /**
   * Prices before the first import, from a shop's former system: from which price a reduction is measured is read from them.
   * The shop itself remembers each price that an import changes.
   */
  priceHistory: z.partialRecord(country, z.array(pastPrice).min(1).max(500)).optional(),
  /** The stock of stores, by their keys. */
  storeStock: z.record(key, count).default({}),
})

const sourceVariant = variantFields.superRefine(({ prices, deliveryDays: days = {} }, context) => {
  for (const named of Object.keys(days))
    if (!Object.hasOwn(prices, named))
      context.addIssue({ code: 'custom', path: ['deliveryDays', named], message: 'has no price there' })
})
export type SourceVariant = z.infer<typeof sourceVariant>

const sourceReview = z.object({
  language,
  rating: z.int().min(1).max(5),
  title: z.string().max(200).default(''),
  text: z.string().max(5000).default(''),
  author: z.string().max(80).default(''),
  date: z.iso.date(),
})

/** A product with all its variants: a line of the project's own feed format (JSON Lines). */
export const sourceProduct = z
  .object({
    referenceKey,
    /** Unset: derived from the reference key. */
    number: productNumber.optional(),
    masterKey: referenceKey,
    /** Empty: the product has none. */
    brand: z.string().max(100).default(''),
    subbrand: z.string().max(100).optional(),
    productGroup: z.string().max(20).optional(),
    /**
     * The file that its buyers download, in the folder `downloads` of the data folder: nothing is sent by post, and no
     * stock is needed. A voucher has none: its product group says how it is delivered.
     */
    download: downloadFile.optional(),
    categories: z.array(key).max(20).default([]),
    sale: z.boolean().default(false),
    popularity: z.int().min(0).max(1_000_000).default(0),
    onlineSince: z.iso.datetime().optional(),
    attributes: attributes.default({}),
    advancedAttributes: advancedAttributes.default({}),
    texts: z.partialRecord(
      language,
      z.object({
        name: z.string().min(1).max(200),
        description: z.string().max(20_000).default(''),
        benefits: z.array(z.string().max(300)).max(12).default([]),
      }),
    ),
    images: z.array(productImage).max(20).default([]),
    safety: safetyInformation.optional(),
    guarantee: guarantee.optional(),
    documents: z.array(productDocument).max(10).default([]),
    variants: z.array(sourceVariant).min(1).max(500),
    reviews: z.array(sourceReview).max(500).default([]),
  })
  .refine(({ texts }) => Object.keys(texts).length > 0, { error: 'no name in any language', path: ['texts'] })
  .refine(({ download, guarantee: given }) => !download || !given, {
    error: 'is for goods, not for a file',
    path: ['guarantee'],
  })
export type SourceProduct = z.infer<typeof sourceProduct>
