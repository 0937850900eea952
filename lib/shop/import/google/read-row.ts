import { type Attributes, pictureSource, type SourcePrice } from '@/schemas/shop'
import type { Fields } from '../feed-error'
import { requiredAttributes } from './attributes'
import { readQuantity, readSupply, type Supply } from './availability'
import type { FeedContext } from './context'
import { certificationsIn, type FeedFacts, readFacts } from './facts'
import { misspelt } from './misspelt'
import { type Note, prepareFields } from './prepare-fields'
import { readPacked } from './read-packed'
import { readRowPrice } from './read-price'
import { type FeedSafety, readSafety } from './read-safety'
import { type FeedTax, readTax } from './read-tax'
import { deliveryDaysOf } from './shipping'
import { isGtin } from './values'
import { ageGroups, genders } from './words'

/** A valid row of a Merchant Center feed: one variant, with the data of its product. */
export type FeedVariant = Supply & {
  id: string
  group: string | undefined
  title: string
  description: string
  /** Empty: the article has none. */
  brand: string
  isBrandNamed: boolean
  images: string[]
  price: SourcePrice
  tax: FeedTax
  gtin: string | undefined
  mpn: string | undefined
  color: string | undefined
  size: string | undefined
  material: string | undefined
  pattern: string | undefined
  gender: string | undefined
  ageGroup: string | undefined
  /** The most specific category first, each split into its levels. */
  categories: string[][]
  facts: FeedFacts
  safety: FeedSafety
  /** As it is sent. */
  packed: Attributes
}

type ReadRow = { ok: true; variant: FeedVariant; notes: Note[] } | { ok: false; reasons: string[] }

const mostImages = 11
/** The longest address of one of the shop's own pictures. */
const longestImage = 1000

type NoteDown = (attribute: string, reason: string) => void

const isPictureAddress = (text: string) =>
  URL.parse(text)?.protocol === 'https:' && !/[\s\\]/.test(text) && text.length <= longestImage

/** A value of a closed list, which feeds write with blanks or underscores. */
function oneOf(name: string, text: string | undefined, list: Record<string, unknown>, note: NoteDown) {
  const word = text?.toLowerCase()
  if (word === undefined || Object.hasOwn(list, word)) return word
  note(name, `${name} “${text}” is none of ${Object.keys(list).join(', ')}`)
  return undefined
}

/** The pictures that the shop can fetch; a placeholder is shown where there are none. */
function readImages(fields: Fields, note: NoteDown): string[] {
  const additional = (fields.get('additional_image_link') ?? []).flatMap((text) =>
    text.split(/,\s*(?=https?:)/),
  )
  const images = [...(fields.get('image_link')?.slice(0, 1) ?? []), ...additional]
  if (images.length === 0) note('image_link', 'image_link is missing; a placeholder is shown')
  return images
    .filter((address) => {
      const isShown = isPictureAddress(address)
      if (!isShown)
        note('image_link', `image “${address.slice(0, 100)}” is no https address; a placeholder is shown`)
      return isShown
    })
    .slice(0, mostImages)
    .map(pictureSource)
}

/** The levels of a category: `Home > Prams`. A bare number of Google's taxonomy is ignored. */
const levelsOf = (texts: readonly string[] = []) =>
  texts
    .filter((text) => !/^\d+$/.test(text))
    .map((text) =>
      text
        .split('>')
        .map((level) => level.trim())
        .filter((level) => level !== '')
        .reverse(),
    )

const noWords = ['no', 'false', 'nein', 'non', 'nee', '0']

const hasNoIdentifiers = (fields: Fields) =>
  noWords.includes(fields.get('identifier_exists')?.[0]?.toLowerCase() ?? '')

/** The required attributes that a row does not have. An article without identifiers has no brand. */
export function missingAttributes(fields: Fields, { defaultBrand, ownBrand }: FeedContext): string[] {
  const mayLackBrand = (defaultBrand ?? ownBrand) !== undefined || hasNoIdentifiers(fields)
  return requiredAttributes.filter((name) => {
    if (name === 'brand' && mayLackBrand) return false
    // A table of a merchant's own counts its stock and says no more.
    if (name === 'availability' && fields.has('quantity')) return false
    return !fields.has(name)
  })
}

function* missing(fields: Fields, context: FeedContext): Generator<string> {
  for (const name of missingAttributes(fields, context))
    if (name !== 'price') yield `${name} is missing${name === 'brand' ? whereNoBrand : ''}`
}

const whereNoBrand = ' (identifier_exists says no where there is none; --default-brand names one for all)'

/** The brand of a row that names none: the one that is told for all, else that of the shop. */
function brandOf(fields: Fields, { defaultBrand, ownBrand }: FeedContext, note: NoteDown): string {
  if (hasNoIdentifiers(fields)) return ''
  if (defaultBrand !== undefined) return defaultBrand
  if (ownBrand !== undefined)
    note(
      'brand',
      `brand is missing and is “${ownBrand}”, the name of the shop; --default-brand names another`,
    )
  return ownBrand ?? ''
}

function readGtin(text: string | undefined, note: NoteDown): string | undefined {
  const gtin = text?.replace(/[\s-]/g, '')
  if (gtin === undefined || isGtin(gtin)) return gtin
  note('gtin', `gtin “${gtin.slice(0, 40)}” is none: its length or its check digit is wrong`)
  return undefined
}

/**
 * Reads a row by Google's product data specification. Reports every reason why it is refused, not only the first; what
 * cannot be read and is not required is left out and noted.
 */
export function readRow(given: Fields, context: FeedContext): ReadRow {
  const reasons: string[] = []
  const notes: Note[] = []
  const problem = (reason: string) => void reasons.push(reason)
  const note: NoteDown = (attribute, reason) => void notes.push({ attribute, reason })
  const fields = prepareFields(given, problem, note)
  const get = (name: string) => fields.get(name)?.[0]
  for (const reason of [...misspelt(given.keys(), context.allowed ?? new Set()), ...missing(fields, context)])
    problem(reason)
  for (const name of ['id', 'title'])
    if (reasons.length === 0 && fields.get(name)?.length === 0) problem(`${name} has no words`)
  const tax = readTax(fields, context.country)
  const price = readRowPrice(get, context, { tax, problem, note })
  const asked = get('quantity')
  const quantity = asked === undefined ? undefined : readQuantity(asked)
  if (asked !== undefined && quantity === undefined && get('availability') === undefined)
    problem(`quantity “${asked.slice(0, 40)}” is no whole number, and availability is missing`)
  else if (asked !== undefined && quantity === undefined)
    note('quantity', `quantity “${asked.slice(0, 40)}” is no whole number`)
  if (quantity !== undefined && quantity < 0)
    note('quantity', `quantity “${asked?.slice(0, 40)}” is below zero, and nothing is in stock`)
  const availability =
    get('availability') ?? (quantity === undefined ? undefined : quantity > 0 ? 'in_stock' : 'out_of_stock')
  const supply =
    availability === undefined
      ? undefined
      : readSupply({
          availability,
          date: get('availability_date'),
          quantity: quantity === undefined ? undefined : Math.max(0, quantity),
          days: deliveryDaysOf(fields, context, note),
          context,
        })
  if (typeof supply === 'string') problem(supply)
  const images = readImages(fields, note)
  const gtin = readGtin(get('gtin'), note)
  const gender = oneOf('gender', get('gender'), genders, note)
  const ageGroup = oneOf('age_group', get('age_group'), ageGroups, note)
  const facts = readFacts(get, certificationsIn(fields), { problem, note })
  if (reasons.length > 0 || !price || typeof supply !== 'object') return { ok: false, reasons }
  return {
    ok: true,
    notes,
    variant: {
      ...supply,
      id: get('id') ?? '',
      group: get('item_group_id'),
      title: get('title') ?? '',
      description: get('description') ?? '',
      brand: get('brand') ?? brandOf(fields, context, note),
      isBrandNamed: get('brand') !== undefined,
      images,
      price,
      tax,
      gtin,
      mpn: get('mpn'),
      color: get('color'),
      size: get('size'),
      material: get('material'),
      pattern: get('pattern'),
      gender,
      ageGroup,
      facts,
      safety: readSafety(get, note),
      packed: readPacked(get, note),
      categories: levelsOf([
        ...(fields.get('product_type') ?? []),
        ...(fields.get('google_product_category') ?? []),
      ]),
    },
  }
}
