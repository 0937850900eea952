import { inEveryLanguage } from '@/lib/platform/markets'
import { conditionLabels } from '@/lib/shop/catalogue'
import type { Condition } from '@/lib/shop/rules'
import type { Attributes, SourceProduct } from '@/schemas/shop'
import { daysByCountry, daysElsewhere } from '../days-elsewhere'
import type { FeedContext, Named } from './context'
import { type Design, nameOf } from './design'
import { shownFacts } from './facts'
import { bulkyOf, mergeSafety, oldDeviceOf } from './merge-safety'
import type { FeedVariant } from './read-row'
import { attributesBefore, brandAfter, daysAfter, factsBefore, imagesAfter, priceAfter } from './unnamed'
import type { Vocabulary } from './vocabulary'
import { ageGroups, genders, shownAttributes } from './words'

type SourceVariant = SourceProduct['variants'][number]
type Advanced = SourceProduct['advancedAttributes']

type MergeOptions = {
  context: FeedContext
  vocabulary: Vocabulary
  /** The keys of the categories that the rows name. */
  categories: readonly string[]
  /** Variants whose row in this feed was rejected: they keep their data. */
  rejected: ReadonlySet<string>
  named: Named
}

/** Merges texts by language; languages other than the feed's keep theirs. */
function shown(
  present: Advanced,
  variant: FeedVariant,
  names: readonly (keyof typeof shownAttributes)[],
  language: string,
) {
  const added = names.flatMap((name) => {
    const word = variant[name]
    if (word === undefined) return []
    // A manufacturer's part number is the same in every language.
    const value = name === 'mpn' ? inEveryLanguage(word) : { ...present[name]?.value, [language]: word }
    return [[name, { label: shownAttributes[name], value }] as const]
  })
  return { ...present, ...Object.fromEntries(added) }
}

function known(
  vocabulary: Vocabulary,
  attribute: string,
  value: { value: string; labels: object; position?: number | undefined } | undefined,
): Attributes {
  if (!value) return {}
  vocabulary.add({ attribute, ...value })
  return { [attribute]: value.value }
}

/** Whether a size has words of a language: one size, 3 Monate, but not XL or 62. */
const isWorded = (size: string) => /\p{Ll}{3}/u.test(size)

/**
 * A double size has one spelling, however the feed writes it: `62 / 68` is 62/68. One in words is the same in feeds of other
 * languages, with another label.
 */
function sizeOf(size: string, present: string | undefined, vocabulary: Vocabulary): Attributes {
  const double = /^(\d{2,3})\s*\/\s*(\d{2,3})$/.exec(size)
  if (double) return { doppelgroesse: `${double[1]}/${double[2]}` }
  return { asGro: isWorded(size) ? vocabulary.textOf('asGro', size, present) : size }
}

/** The attributes that a variant keeps, with the size of the feed in place of a single or double one. */
function attributesOf(
  present: SourceVariant | undefined,
  size: string | undefined,
  vocabulary: Vocabulary,
): Attributes {
  if (size === undefined) return { ...present?.attributes }
  const { asGro, doppelgroesse: _, ...others } = present?.attributes ?? {}
  return { ...others, ...sizeOf(size, asGro, vocabulary) }
}

/** The shop's own count stays if the feed only says that the product is in stock. */
const quantityOf = ({ quantity, assumed }: FeedVariant, present: SourceVariant | undefined) =>
  (assumed && present?.stock.quantity) || quantity

const conditionValue = (condition: Condition) => ({ value: condition, labels: conditionLabels(condition) })

function mergeVariant(
  variant: FeedVariant,
  present: SourceVariant | undefined,
  { context, vocabulary, named }: MergeOptions,
): SourceVariant {
  return {
    referenceKey: variant.id,
    gtin: variant.gtin ?? present?.gtin,
    attributes: {
      ...attributesBefore(attributesOf(present, variant.size, vocabulary), named),
      ...variant.packed,
      ...known(vocabulary, 'zustand', variant.facts.condition && conditionValue(variant.facts.condition)),
      ...known(vocabulary, 'dimAlterGeeignetAb', ageGroups[variant.ageGroup ?? 'adult']),
    },
    advancedAttributes: shownFacts(
      shown(factsBefore(present?.advancedAttributes ?? {}, named), variant, ['mpn'], context.language),
      variant.facts,
    ),
    stock: { quantity: quantityOf(variant, present) },
    logistics: {
      ...variant.logistics,
      // Such a feed does not name it.
      ...(present?.logistics?.priceReference !== undefined && {
        priceReference: present.logistics.priceReference,
      }),
    },
    prices: {
      ...present?.prices,
      [context.country]: priceAfter(variant, present?.prices[context.country], named),
    },
    deliveryDays: daysByCountry([
      ...daysElsewhere(present, (country) => country === context.country),
      [context.country, daysAfter(variant, present, { named, country: context.country })],
    ]),
    storeStock: present?.storeStock ?? {},
  }
}

/** A variant missing from the feed is no longer sold in the feed's country; it stays while another country sells it. */
function mergeAbsent(variant: SourceVariant, { context, rejected }: MergeOptions): SourceVariant[] {
  if (rejected.has(variant.referenceKey)) return [variant]
  const { [context.country]: _, ...prices } = variant.prices
  if (Object.keys(prices).length === 0) return []
  const { [context.country]: __, ...deliveryDays } = variant.deliveryDays ?? {}
  return [
    { ...variant, prices, deliveryDays: Object.keys(deliveryDays).length > 0 ? deliveryDays : undefined },
  ]
}

/** Sorts sizes that are numbers; others keep the order of the feed. */
function inSizes(variants: SourceVariant[]): SourceVariant[] {
  const size = ({ attributes }: SourceVariant) => attributes.doppelgroesse ?? attributes.asGro ?? ''
  if (!variants.every((variant) => /^\d/.test(size(variant)))) return variants
  return variants.toSorted((a, b) => Number.parseFloat(size(a)) - Number.parseFloat(size(b)))
}

/**
 * A product after a feed: the feed's data for its language and country, merged with data from elsewhere, such as texts
 * in other languages, prices in other countries, reviews and safety information.
 */
export function mergeProduct(
  design: Design,
  referenceKey: string,
  present: SourceProduct | undefined,
  options: MergeOptions,
): SourceProduct {
  const { context, vocabulary, categories, named } = options
  const first = design.lines[0]?.variant
  if (!first) throw new Error(`Product ${referenceKey} has no row`)
  const variants = new Map(present?.variants.map((variant) => [variant.referenceKey, variant]))
  const ids = new Set(design.lines.map(({ variant }) => variant.id))
  const colour: Attributes =
    first.color === undefined
      ? {}
      : { farbe: vocabulary.valueOf('farbe', first.color, present?.attributes.farbe) }
  return {
    popularity: 0,
    documents: [],
    reviews: [],
    sale: false,
    ...present,
    referenceKey,
    masterKey: design.masterKey,
    brand: brandAfter(first, present, named),
    categories: categories.length > 0 ? [...categories].sort() : (present?.categories ?? []),
    attributes: {
      ...present?.attributes,
      ...colour,
      ...known(vocabulary, 'geschlecht', genders[first.gender ?? '']),
      ...bulkyOf(design, present),
      ...oldDeviceOf(design),
    },
    advancedAttributes: shown(
      present?.advancedAttributes ?? {},
      first,
      ['material', 'pattern'],
      context.language,
    ),
    texts: {
      ...present?.texts,
      [context.language]: {
        name: nameOf(first),
        description: first.description,
        benefits: present?.texts[context.language]?.benefits ?? [],
      },
    },
    images: imagesAfter(design, present, named),
    safety: mergeSafety(design, present?.safety),
    variants: inSizes([
      ...design.lines.map(({ variant }) => mergeVariant(variant, variants.get(variant.id), options)),
      ...[...variants.values()]
        .filter(({ referenceKey: key }) => !ids.has(key))
        .flatMap((variant) => mergeAbsent(variant, options)),
    ]),
  }
}
