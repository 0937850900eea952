import { sql } from 'drizzle-orm'
import { textArray } from '@/lib/platform/db'
import type { SourceProduct } from '@/schemas/shop'
import { daysByCountry, daysElsewhere } from './days-elsewhere'
import { everyCountryOf, type FromFeed, type Run, reachOf } from './run'
import { readSources } from './write/read-source'

export type Checked = { fit: FromFeed[]; rejected: { product: FromFeed; reason: string }[] }

type Known = {
  products: ReadonlyMap<string, SourceProduct>
  variants: ReadonlyMap<string, SourceProduct['variants'][number]>
}

/** The products as they are now that have the key of one of a batch, or one of its variants. */
async function readKnown({ db }: Pick<Run, 'db'>, batch: readonly FromFeed[]): Promise<Known> {
  const keys = batch.map(({ source }) => source.referenceKey)
  const variantKeys = batch.flatMap(({ source }) => source.variants.map(({ referenceKey }) => referenceKey))
  const owners = await db.execute<{ key: string }>(sql`
    select distinct p.reference_key as key from variants v join products p on p.id = v.product_id
    where v.reference_key = any(${textArray(variantKeys)})`)
  const products = await readSources(db, [...new Set([...keys, ...owners.map(({ key }) => key)])])
  const variants = [...products.values()].flatMap((product) => product.variants)
  return { products, variants: new Map(variants.map((variant) => [variant.referenceKey, variant])) }
}

/** Why a product may not come from an address; undefined where it may. */
function problemOf(source: SourceProduct, before: SourceProduct | undefined, countries: ReadonlySet<string>) {
  const foreign = source.variants
    .flatMap(({ prices }) => Object.keys(prices))
    .find((country) => !countries.has(country))
  if (foreign !== undefined)
    return `prices.${foreign}: this feed speaks for ${[...countries].join(', ')}; its settings name other countries in \`countries\``
  if (source.download === undefined) return undefined
  if (source.download !== before?.download)
    return 'download: a feed from an address gives no product a file; import it from a file'
  const own = new Set(before.variants.map(({ referenceKey }) => referenceKey))
  const added = source.variants.find(({ referenceKey }) => !own.has(referenceKey))
  return added && `variant ${added.referenceKey}: a feed from an address adds none to a product with a file`
}

/** A variant whose days in stock hold in its own countries alone, with those of the others. */
function withOwnDays(
  variant: SourceProduct['variants'][number],
  others: ReturnType<typeof daysElsewhere>,
): SourceProduct['variants'][number] {
  const own = daysElsewhere(variant, () => false)
  const { logistics } = variant
  const isInStock = logistics?.BVC === 1 || logistics?.BVC === 4
  return {
    ...variant,
    logistics: isInStock ? { ...logistics, deliveryDaysFrom: 0, deliveryDaysTo: undefined } : logistics,
    deliveryDays: daysByCountry([...others, ...own]),
  }
}

/** A product with its prices in the countries for which the feed does not speak, and without a history of its own. */
function merged(
  source: SourceProduct,
  { products, variants }: Known,
  countries: ReadonlySet<string>,
): SourceProduct {
  const isOwn = (country: string) => countries.has(country)
  const elsewhere = ({ prices }: SourceProduct['variants'][number]) =>
    Object.fromEntries(Object.entries(prices).filter(([country]) => !countries.has(country)))
  const named = new Set(source.variants.map(({ referenceKey }) => referenceKey))
  const absent = (products.get(source.referenceKey)?.variants ?? []).flatMap((variant) => {
    const prices = elsewhere(variant)
    const stays = !named.has(variant.referenceKey) && Object.keys(prices).length > 0
    return stays ? [{ ...variant, prices, deliveryDays: daysByCountry(daysElsewhere(variant, isOwn)) }] : []
  })
  const own = source.variants.map(({ priceHistory: _, ...variant }) => {
    const known = variants.get(variant.referenceKey)
    const others = daysElsewhere(known, isOwn)
    const prices = { ...(known && elsewhere(known)), ...variant.prices }
    return { ...(others.length > 0 ? withOwnDays(variant, others) : variant), prices }
  })
  return { ...source, variants: [...own, ...absent] }
}

/**
 * What of products a feed from an address may write: prices in its own countries, and no file that is sold. From a file,
 * all is written as it is.
 */
export async function fetchedProducts(batch: readonly FromFeed[], run: Run): Promise<Checked> {
  if (!run.isFetched || batch.length === 0) return { fit: [...batch], rejected: [] }
  const countries = new Set<string>(reachOf(run))
  const isWhole = everyCountryOf(run).every((country) => countries.has(country))
  const hasFiles = batch.some(({ source }) => source.download !== undefined)
  const known: Known =
    isWhole && !hasFiles ? { products: new Map(), variants: new Map() } : await readKnown(run, batch)
  const checked: Checked = { fit: [], rejected: [] }
  for (const product of batch) {
    const { source } = product
    const reason = problemOf(source, known.products.get(source.referenceKey), countries)
    if (reason !== undefined) checked.rejected.push({ product, reason })
    else checked.fit.push({ ...product, source: merged(source, known, countries) })
  }
  return checked
}
