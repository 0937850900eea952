import { allMarkets, countryOf, marketsOf } from '@/lib/platform/markets'
import { isPricedIn, writePromotions } from '@/lib/shop/promotions'
import {
  country,
  type SourceProduct,
  type SourcePromotion,
  type SourceShopConfiguration,
  sourceProduct,
  sourcePromotion,
  sourceShopConfiguration,
} from '@/schemas/shop'
import { isStorable, issuesInWords } from './issues'
import { type Line, readLines } from './lines'
import type { FromFeed, Run } from './run'
import { openStage, type Stage } from './stage'
import { withdrawMissing } from './withdraw-missing'
import { writeShopConfiguration } from './write/write-shop-configuration'

/** In characters: a product with 500 variants and as many reviews. */
const longestLine = 8_000_000
const batchSize = 200
/** Characters in a batch: a few large products are as much work as many small ones. */
const batchLength = 8_000_000

/** Keeps the keys of products, variants, promotions and shops apart in the stage. */
const productMark = 'p '
const variantMark = 'v '
const promotionMark = 'o '
const configurationMark = 'c '

type Read =
  | { ok: true; source: SourceProduct }
  | { ok: true; promotion: SourcePromotion }
  | { ok: true; configuration: SourceShopConfiguration }
  | { ok: false; id?: string; reason: string }

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, field) : undefined

/** What a line can be besides a product, by its type, with the field that names it. */
const kinds = new Map<
  unknown,
  { schema: typeof sourcePromotion | typeof sourceShopConfiguration; name: string }
>([
  ['promotion', { schema: sourcePromotion, name: 'id' }],
  ['shop_configuration', { schema: sourceShopConfiguration, name: 'locale' }],
])

/** Reads a line of the project's own format: a complete product, a promotion or the configuration of a shop. */
export function readFeedLine({ text, tooLong }: Line): Read {
  if (tooLong) return { ok: false, reason: `the line is longer than ${longestLine} characters` }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: `the line is no JSON: ${error instanceof Error ? error.message : error}` }
  }
  const { schema, name } = kinds.get(fieldOf(json, 'type')) ?? { schema: sourceProduct, name: 'referenceKey' }
  const parsed = schema.safeParse(json)
  const key = fieldOf(json, name)
  const id = typeof key === 'string' ? { id: key } : {}
  if (!parsed.success) return { ok: false, ...id, reason: issuesInWords(parsed.error) }
  if (text.includes('\ufffd')) return { ok: false, ...id, reason: 'a text has characters that are not UTF-8' }
  if (!isStorable(parsed.data))
    return { ok: false, ...id, reason: 'a text has characters that cannot be stored' }
  if ('type' in parsed.data) return { ok: true, configuration: parsed.data }
  return 'effect' in parsed.data ? { ok: true, promotion: parsed.data } : { ok: true, source: parsed.data }
}

/** The products of a batch whose key and variant keys have not occurred on an earlier line. */
async function firstOnes(batch: readonly FromFeed[], stage: Stage, run: Run): Promise<FromFeed[]> {
  const rows = batch.flatMap(({ source, lines: [place] }) => {
    const line = place?.line ?? 0
    const keys = new Set([
      productMark + source.referenceKey,
      ...source.variants.map(({ referenceKey }) => variantMark + referenceKey),
    ])
    return [...keys].map((id) => ({ id, line, group: '', data: null }))
  })
  const twice = await stage.add(rows)
  // Only one reason is reported per line, the product's own key before its variants'.
  const reasons = new Map(twice.toReversed().map(({ row, first }) => [row.line, { key: row.id, first }]))
  const fresh: FromFeed[] = []
  for (const product of batch) {
    const [place] = product.lines
    const reason = place && reasons.get(place.line)
    if (!reason) fresh.push(product)
    else {
      const kind = reason.key.startsWith(productMark) ? 'product' : 'variant'
      const words = `${kind} ${reason.key.slice(2)} stands in line ${reason.first} already`
      await run.report.reject({ ...place, reason: words })
    }
  }
  return fresh
}

const findByLocale = (locale: string) => allMarkets.find(({ shopLocale }) => shopLocale === locale)

/** Why a promotion cannot be valid in its markets. */
function localeFault({ locales, effect }: SourcePromotion): string | undefined {
  for (const locale of locales) {
    const market = findByLocale(locale)
    if (!market) return `locales: there is no market ${locale}`
    if (!isPricedIn(effect, market.currency))
      return `effect: an amount is missing in ${market.currency}, the currency of ${locale}`
  }
  return undefined
}

/** Writes a promotion, unless it cannot be valid in its markets or an earlier line had the same id. */
async function takePromotion(promotion: SourcePromotion, line: number, stage: Stage, run: Run) {
  const { id } = promotion
  const reject = (reason: string) => run.report.reject({ line, id, reason })
  const fault = localeFault(promotion)
  if (fault) return reject(fault)
  const [twice] = await stage.add([{ id: promotionMark + id, line, group: '', data: null }])
  if (twice) return reject(`promotion ${id} stands in line ${twice.first} already`)
  const { created, updated } = await writePromotions(run.db, [promotion])
  run.counts.promotions += created + updated
}

/** Writes the configuration of a shop, unless its market does not exist or an earlier line had the same one. */
async function takeConfiguration(source: SourceShopConfiguration, line: number, stage: Stage, run: Run) {
  const { locale } = source
  const reject = (reason: string) => run.report.reject({ line, id: locale, reason })
  if (!findByLocale(locale)) return reject(`locale: there is no market ${locale}`)
  const [twice] = await stage.add([{ id: configurationMark + locale, line, group: '', data: null }])
  if (twice) return reject(`the configuration of ${locale} stands in line ${twice.first} already`)
  const { created, updated } = await writeShopConfiguration(run.db, run.brand, source)
  run.counts.configurations += created + updated
}

/** Imports the project's own format, in the order of its lines. */
export async function importJsonLines(pieces: AsyncIterable<string>, run: Run): Promise<void> {
  const stage = await openStage(run.db, run.now)
  let batch: FromFeed[] = []
  let length = 0
  let products = 0
  const flush = async () => {
    const full = batch
    batch = []
    length = 0
    await run.write(await firstOnes(full, stage, run))
  }
  try {
    for await (const line of readLines(pieces, longestLine)) {
      if (line.text.trim() === '' && !line.tooLong) continue
      run.counts.rows += 1
      const read = readFeedLine(line)
      if (!read.ok) {
        await run.report.reject({ line: line.number, id: read.id, reason: read.reason })
        continue
      }
      if ('promotion' in read) {
        await takePromotion(read.promotion, line.number, stage, run)
        continue
      }
      if ('configuration' in read) {
        await takeConfiguration(read.configuration, line.number, stage, run)
        continue
      }
      products += 1
      batch.push({ source: read.source, lines: [{ line: line.number, id: read.source.referenceKey }] })
      length += line.text.length
      if (batch.length >= batchSize || length >= batchLength) await flush()
    }
    await flush()
    // A feed with promotions only is not a complete catalogue.
    if (products === 0) return
    const countries = new Set(marketsOf(run.brand).map((market) => country.parse(countryOf(market))))
    await withdrawMissing(run, stage, { countries: [...countries], prefix: variantMark })
  } finally {
    await stage.drop()
  }
}
