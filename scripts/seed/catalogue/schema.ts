import { z } from 'zod'
import { regulatedElectronics } from '@/lib/shop/rules'
import { colourNames, motifNames } from '@/lib/storefront/design/drawings'
import { languages, shopBrands } from '@/schemas'
import {
  attributes,
  country,
  logistics,
  promotionEffect,
  sourceGiftCard,
  voucherEffect,
} from '@/schemas/shop'

const key = z.string().min(1)
const text = z.string().min(1)
const texts = z.array(text).min(1)
const colour = z.enum(colourNames)

/** A model's value comes from a list, or from a range of numbers; a single text is the value of every model. */
const fact = z.union([
  text,
  texts,
  z.strictObject({ from: z.number(), to: z.number(), step: z.number(), unit: text }),
])
export type Fact = z.infer<typeof fact>

/**
 * A dimension of the product itself, such as the lying surface of a bed: each is a sibling with its own price, its own
 * facts, and `weight` times the weight of the model.
 */
const dimension = z.strictObject({
  value: key,
  factor: z.number(),
  weight: z.number().optional(),
  facts: z.record(key, text).optional(),
  content: z.number().optional(),
})
export type Dimension = z.infer<typeof dimension>

/** The kind of product from a reviewer's point of view. */
const family = z.enum([
  'mobility',
  'car',
  'furniture',
  'textile',
  'clothing',
  'toy',
  'feeding',
  'care',
  'device',
  'voucher',
])
export type Family = z.infer<typeof family>

/** A kind of product: the properties that its models share. Its texts are in files per language. */
const kind = z.strictObject({
  category: key,
  motif: z.enum(motifNames),
  family,
  brands: z.array(key).min(1),
  /** In Germany, in minor units, for a medium brand: from the plainest model to the best. */
  price: z.tuple([z.int(), z.int()]),
  colours: z.array(colour).min(1),
  materials: z.array(key).min(1),
  warnings: z.array(key),
  /** In months. */
  age: z.int().optional(),
  /** In months: the age at which a child has outgrown it, where neither its sizes nor a weight or height tell. */
  until: z.int().optional(),
  sizes: key.optional(),
  dimensions: z.array(dimension).optional(),
  /** How many come in one pack, which its pictures show. */
  pack: z.int().min(2).max(12).optional(),
  facts: z.record(key, fact).default({}),
  attributes: attributes.optional(),
  /** Its colour is that of the packing, which nobody chooses. */
  packed: z.literal(true).optional(),
  /** The months of the guarantee of durability, by the brands that give one. */
  guarantee: z.record(key, z.int()).optional(),
  /** Has belts, mats or insulation beside its fabric, so that it is never wholly of natural fibres. */
  otherParts: z.literal(true).optional(),
  /** Also among the gifts. */
  gift: z.literal(true).optional(),
  /** The regulated category of devices. */
  electronics: z.enum(regulatedElectronics).optional(),
  /** The measure for the reference price, where the law requires one: `size` of `unit`. */
  measure: z.strictObject({ unit: key, size: z.number(), content: z.number().optional() }).optional(),
  /** Vouchers: sent by mail or by post. They have no model and one price in every currency. */
  voucher: z.enum(['download', 'post']).optional(),
})
export type Kind = z.infer<typeof kind>

/**
 * The stock and the delivery of a variant. Without a quantity it is random; `usual` stands for the kind's usual
 * delivery.
 */
const delivery = z.strictObject({
  quantity: z.int().optional(),
  logistics: z.union([logistics, z.literal('usual')]).optional(),
})
const state = z.enum([
  'usual',
  'oneSoldOut',
  'soldOut',
  'noStock',
  'unknown',
  'unavailable',
  'late3',
  'late5',
  'late7',
  'preorder',
  'orderable',
])
export type State = z.infer<typeof state>

/** A size with its price factor relative to the smallest. */
const size = z.strictObject({ key, attributes, factor: z.number() })
export type Size = z.infer<typeof size>

const party = z.strictObject({ name: text, address: text, country: text.length(2), contact: text })

const openFrom = z.tuple([z.string(), z.string()])
const store = z.strictObject({
  country,
  key,
  city: text,
  postcode: text,
  street: text,
  latitude: z.number(),
  longitude: z.number(),
  phone: text.optional(),
})

/** The data that is the same in every language: one file in `data` for each entry. */
export const tableFiles = z.strictObject({
  kinds: z.record(key, kind),
  /** The names of models. */
  names: texts,
  brands: z.record(
    key,
    z.strictObject({
      name: text,
      /** The shop's own brand: nobody else recommends a price for it. */
      own: z.boolean().default(false),
      /** The price level relative to other brands. */
      level: z.number(),
      lines: texts,
      /** Invented: the places do not exist and the mail addresses lead nowhere. */
      manufacturer: party,
      /** In the Union, for a manufacturer outside it. */
      responsible: party.optional(),
    }),
  ),
  /**
   * `sustainable`: the value of `nachhaltigkeit` that is true of everything made of the material. `label`: the fact that
   * names it, where it is no material, such as what a lotion is made of.
   */
  materials: z.record(
    key,
    z.strictObject({ care: key.optional(), sustainable: key.optional(), label: key.optional() }),
  ),
  /** In the order of filters. */
  colours: z.record(key, z.strictObject({ value: key, swatch: text })),
  sizes: z.record(key, z.array(size)),
  dimensions: z.record(
    key,
    z.strictObject({ fact: key.optional(), phrase: z.enum(['pieces', 'worth']).optional(), text }),
  ),
  /** Values with labels by language, and measures with one text for all languages; in the order of filters. */
  attributes: z.strictObject({
    named: z.record(key, texts),
    measured: z.record(key, z.array(z.tuple([key, text]))),
  }),
  delivery: z.strictObject({
    /** Of each hundred products, those with another delivery than usual. */
    special: z.record(key, state),
    usual: z.strictObject({
      download: logistics,
      bulky: logistics,
      personalised: logistics,
      quick: logistics,
      slow: logistics,
    }),
    states: z.record(state, delivery),
  }),
  promotions: z.array(z.strictObject({ id: key, effect: promotionEffect })),
  /** Their markets and labels are added, and they are checked like those of a feed. */
  vouchers: z.array(z.looseObject({ id: key, effect: voucherEffect })),
  giftCards: z.array(sourceGiftCard),
  /**
   * By brand and language: popular products that are usually in stock, the most popular first, one of each master key,
   * about one per category.
   */
  fallback: z.record(z.enum(shopBrands), z.record(z.enum(languages), texts)),
  stores: z.strictObject({
    hours: z.record(country, z.strictObject({ weekdays: openFrom, saturday: openFrom })),
    first: z.array(store),
    later: z.array(store),
  }),
})
export type Tables = z.infer<typeof tableFiles>
