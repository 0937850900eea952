import { conditions, isLawfulMeasure, isVoucher, readCondition, withLawfulMeasure } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { Country } from '@/schemas/markets'
import { type SourceProduct, sourceProduct } from '@/schemas/shop'
import { wrongEncoding } from './feed-error'
import { readStrictly } from './issues'
import type { Line } from './lines'

/** In characters: a product with 500 variants and as many reviews. */
export const longestLine = 8_000_000

/** What is imported otherwise than the law or the shop wants, for the report. */
type Note = { kind: string; reason: string }

type Read =
  | {
      ok: true
      source: SourceProduct
      left: SourceProduct['images']
      notes: readonly Note[]
      foreign: readonly string[]
    }
  /** A row of another type, as the feed has it. */
  | { ok: true; type: string; row: unknown }
  | { ok: false; id?: string; reason: string }

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, field) : undefined

const multiPurpose =
  'is VAT on a gift card, which pays for goods of any rate and is taxed when they are bought (Directive 2006/112/EC, articles 30a and 30b): write a rate of 0, and withoutTax as high as withTax'

/** Where a price of a voucher has tax; undefined where none has. */
function taxedPrice({ variants }: SourceProduct): string | undefined {
  for (const [at, { prices }] of variants.entries())
    for (const [country, price] of Object.entries(prices))
      if (price.tax.vat.amount !== 0) return `variants.${at}.prices.${country}.tax`
  return undefined
}

/** Reads the condition of a product and its variants in place; returns where it is none, as what is sold may not be new. */
function unknownCondition({ attributes, variants }: SourceProduct): string | undefined {
  for (const [at, each] of [attributes, ...variants.map((variant) => variant.attributes)].entries()) {
    if (each.zustand === undefined) continue
    const known = readCondition(each.zustand)
    if (!known) return at === 0 ? 'attributes.zustand' : `variants.${at - 1}.attributes.zustand`
    if (known !== 'new') each.zustand = known
    // A new variant of used goods says so.
    else if (at > 0 && attributes.zustand !== undefined) each.zustand = 'new'
    else delete each.zustand
  }
  return undefined
}

/** More than any list of a product may have. */
const mostEntries = 500
const deepest = 8

/** Where a value has more entries than any product: to check them all would take seconds. */
function overlong(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined
  const entries = Object.entries(value)
  if (entries.length > mostEntries) return path
  for (const [name, entry] of entries) {
    const found = overlong(entry, path === '' ? name : `${path}.${name}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** Takes the pictures out that no page of the shop may load: a product is not refused for them. */
function withoutPlainHttp(json: unknown): { product: unknown; left: SourceProduct['images'] } {
  const images = fieldOf(json, 'images')
  const left: SourceProduct['images'] = []
  if (!Array.isArray(images)) return { product: json, left }
  const kept = images.filter((image) => {
    const src = fieldOf(image, 'src')
    const isPlain = typeof src === 'string' && /^http:\/\//i.test(src)
    if (isPlain) left.push({ src })
    return !isPlain
  })
  return { product: left.length === 0 ? json : { ...(json as object), images: kept }, left }
}

/** A product whose prices by measure are for the measures of each country's law, and those that stay as they are given. */
function withLawfulMeasures(source: SourceProduct): { source: SourceProduct; notes: Note[] } {
  const notes: Note[] = []
  const variants = source.variants.map((variant, at) => {
    const prices = Object.entries(variant.prices).map(([key, given]) => {
      const country = key as Country
      const price = withLawfulMeasure(country, given)
      if (!isLawfulMeasure(country, price))
        notes.push({
          kind: 'reference',
          reason: `variants.${at}.prices.${country} is stated for the measure that is given; the law wants the whole unit, which cannot be reckoned from it exactly`,
        })
      return [country, price]
    })
    return { ...variant, prices: Object.fromEntries(prices) }
  })
  return { source: { ...source, variants }, notes }
}

/** Reads a line of the project's own format: a complete product, or a row of another type, which is not yet checked. */
export function readFeedLine({ text, tooLong }: Line, types: readonly string[], brand: Brand): Read {
  if (tooLong) return { ok: false, reason: `the line is longer than ${longestLine} characters` }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: `the line is no JSON: ${error instanceof Error ? error.message : error}` }
  }
  const key = fieldOf(json, 'referenceKey')
  const id = typeof key === 'string' ? { id: key } : {}
  const type = fieldOf(json, 'type') ?? 'product'
  if (text.includes('\ufffd')) return { ok: false, ...id, reason: `a text has ${wrongEncoding}` }
  if (typeof type === 'string' && types.includes(type)) return { ok: true, type, row: json }
  if (type !== 'product')
    return {
      ok: false,
      ...id,
      reason: `type: ${JSON.stringify(type)} is none of product, ${types.join(', ')}`,
    }
  const long = overlong(json)
  if (long !== undefined)
    return { ok: false, ...id, reason: `${long || 'the line'} has more than ${mostEntries} entries` }
  const { product, left } = withoutPlainHttp(json)
  const read = readStrictly(sourceProduct, product)
  if (!read.ok) return { ...read, ...id }
  // Which groups are vouchers is a matter of the shop, which the schema does not know.
  if (read.data.guarantee && isVoucher(read.data.productGroup, brand))
    return { ok: false, ...id, reason: 'guarantee: is for goods, not for a voucher' }
  const taxed = isVoucher(read.data.productGroup, brand) ? taxedPrice(read.data) : undefined
  const unread = unknownCondition(read.data)
  if (unread !== undefined)
    return { ok: false, ...id, reason: `${unread}: is none of new, ${conditions.join(', ')}` }
  if (taxed !== undefined) return { ok: false, ...id, reason: `${taxed}: ${multiPurpose}` }
  return { ok: true, left, foreign: read.foreign, ...withLawfulMeasures(read.data) }
}
