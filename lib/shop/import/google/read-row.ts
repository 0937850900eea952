import { type Price, pictureSource } from '@/schemas/shop'
import type { Fields } from '../feed-error'
import { readSupply, type Supply } from './availability'
import type { FeedContext } from './context'
import { readRowPrice } from './read-price'
import { isGtin, readPrice, textWithoutMarkup } from './values'
import { ageGroups, genders } from './words'

/** A valid row of a Merchant Center feed: one variant, with the data of its product. */
export type FeedVariant = Supply & {
  id: string
  group: string | undefined
  title: string
  description: string
  brand: string
  images: string[]
  price: Price
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
}

type ReadRow = { ok: true; variant: FeedVariant } | { ok: false; reasons: string[] }

/** In characters, by Google's product data specification. */
const longest: Record<string, number> = {
  id: 50,
  item_group_id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  pattern: 100,
  product_type: 750,
  google_product_category: 750,
  link: 2000,
  image_link: 2000,
}
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand']
/** The limit for any field, known or unknown: enough for ten additional pictures. */
const longestValue = 25_000
const mostImages = 11
/** The longest address of one of the shop's own pictures. */
const longestImage = 1000

// biome-ignore lint/suspicious/noControlCharactersInRegex: those that no text may have
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const isWebAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && !/[\s\\]/.test(text)

/** Faults in the texts themselves: length and characters. */
function* textProblems(fields: Fields): Generator<string> {
  for (const [name, values] of fields) {
    const text = values.join(' ')
    if (text.includes('\ufffd')) yield `${name} has characters that are not UTF-8; save the feed as UTF-8`
    else if (control.test(text) || !text.isWellFormed()) yield `${name} has control characters`
    const most = longest[name]
    const length = Math.max(...values.map((value) => value.length))
    if (most !== undefined && length > most) yield `${name} has ${length} characters, ${most} are allowed`
  }
}

function* keyProblems(get: (name: string) => string | undefined): Generator<string> {
  for (const name of ['id', 'item_group_id']) {
    const key = get(name)
    if (key !== undefined && !/^[\w.:-]+$/.test(key))
      yield `${name} “${key.slice(0, 60)}” has other characters than letters, digits, dot, colon, hyphen and underscore`
  }
}

/** A value of a closed list, which feeds write with blanks or underscores. */
const oneOf = (
  name: string,
  text: string | undefined,
  list: Record<string, unknown>,
): [string | undefined, string?] => {
  const word = text?.toLowerCase()
  if (word === undefined || Object.hasOwn(list, word)) return [word]
  return [undefined, `${name} “${text}” is none of ${Object.keys(list).join(', ')}`]
}

function readImages(fields: Fields, problem: (reason: string) => void): string[] {
  const additional = (fields.get('additional_image_link') ?? []).flatMap((text) =>
    text.split(/,\s*(?=https?:)/),
  )
  const images = [...(fields.get('image_link')?.slice(0, 1) ?? []), ...additional]
  const wrong = images.find((address) => !isWebAddress(address, ['https:']) || address.length > longestImage)
  if (wrong !== undefined) problem(`image “${wrong.slice(0, 100)}” is no https address`)
  return images.slice(0, mostImages).map(pictureSource)
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

/** Checks `DE::Standard:4.99 EUR`. The value is not used: the shop has its own shipping costs. */
function shippingProblem(fields: Fields): string | undefined {
  const prices =
    fields.get('shipping.price') ??
    fields
      .get('shipping')
      ?.flatMap((text) => text.split(/,(?=\s*[A-Z]{2}:)/).map((entry) => entry.split(':').at(-1) ?? ''))
  const wrong = prices?.find((text) => !readPrice(text))
  return wrong === undefined ? undefined : `shipping “${wrong}” has no amount with a currency`
}

/** Reads a row by Google's product data specification. Reports every fault, not only the first. */
export function readRow(fields: Fields, context: FeedContext): ReadRow {
  const endless = [...fields].find(([, values]) => values.some((value) => value.length > longestValue))
  if (endless) return { ok: false, reasons: [`${endless[0]} has more than ${longestValue} characters`] }
  const reasons: string[] = []
  const problem = (reason: string) => void reasons.push(reason)
  const get = (name: string) => fields.get(name)?.[0]
  for (const name of required) if (get(name) === undefined && name !== 'price') problem(`${name} is missing`)
  for (const reason of textProblems(fields)) problem(reason)
  for (const reason of keyProblems(get)) problem(reason)
  const price = readRowPrice(get, context, problem)
  const availability = get('availability')
  const supply =
    availability === undefined
      ? undefined
      : readSupply({
          availability,
          date: get('availability_date'),
          quantity: get('quantity'),
          now: context.now,
        })
  if (typeof supply === 'string') problem(supply)
  const link = get('link')
  if (link !== undefined && !isWebAddress(link, ['https:', 'http:']))
    problem(`link “${link.slice(0, 100)}” is no web address`)
  const images = readImages(fields, problem)
  const gtin = get('gtin')?.replace(/[\s-]/g, '')
  if (gtin !== undefined && !isGtin(gtin))
    problem(`gtin “${gtin.slice(0, 40)}” is none: its length or its check digit is wrong`)
  const [gender, wrongGender] = oneOf('gender', get('gender'), genders)
  const [ageGroup, wrongAge] = oneOf('age_group', get('age_group'), ageGroups)
  for (const reason of [wrongGender, wrongAge, shippingProblem(fields)]) if (reason) problem(reason)
  if (reasons.length > 0 || !price || typeof supply !== 'object') return { ok: false, reasons }
  const title = textWithoutMarkup(get('title') ?? '').replaceAll('\n', ' ')
  if (title === '') return { ok: false, reasons: ['title has no words'] }
  return {
    ok: true,
    variant: {
      ...supply,
      id: get('id') ?? '',
      group: get('item_group_id'),
      title,
      description: textWithoutMarkup(get('description') ?? ''),
      brand: get('brand') ?? '',
      images,
      price,
      gtin,
      mpn: get('mpn'),
      color: get('color'),
      size: get('size'),
      material: get('material'),
      pattern: get('pattern'),
      gender,
      ageGroup,
      categories: levelsOf([
        ...(fields.get('product_type') ?? []),
        ...(fields.get('google_product_category') ?? []),
      ]),
    },
  }
}
