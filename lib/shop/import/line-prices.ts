import { assertWithinBounds, BeyondBounds } from './bounds'
import { type Line, readLines } from './lines'
import { hasPrices, type PricedProduct, priceChangesOf } from './price-changes'
import { fieldOf, longestLine, readFeedLine } from './read-line'
import { typesOf } from './rows/registry'
import type { Run } from './run'

const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

/** The prices of a variant by country, as far as they can be read. */
function pricesOf(json: unknown): PricedProduct['variants'][number]['prices'] {
  if (typeof json !== 'object' || json === null) return {}
  const prices = Object.entries(json).flatMap(([country, price]) => {
    const withTax = numberOf(fieldOf(price, 'withTax'))
    const sale = numberOf(fieldOf(fieldOf(price, 'sale'), 'withTax'))
    return withTax === undefined
      ? []
      : [[country, { withTax, ...(sale !== undefined && { sale: { withTax: sale } }) }] as const]
  })
  return Object.fromEntries(prices)
}

/** The prices of a product, whatever else may be wrong with it. */
function roughly({ text, tooLong }: Line): PricedProduct | undefined {
  if (tooLong) return undefined
  try {
    const json: unknown = JSON.parse(text)
    const [referenceKey, variants] = [fieldOf(json, 'referenceKey'), fieldOf(json, 'variants')]
    if (typeof referenceKey !== 'string' || !Array.isArray(variants)) return undefined
    return {
      referenceKey,
      variants: variants.flatMap((variant) => {
        const key = fieldOf(variant, 'referenceKey')
        return typeof key === 'string'
          ? [{ referenceKey: key, prices: pricesOf(fieldOf(variant, 'prices')) }]
          : []
      }),
    }
  } catch {
    return undefined
  }
}

/**
 * Throws a `BeyondBounds` where a feed of the project's own format would change more prices than it may, before anything
 * of it is written. Products are read roughly at first, which is quick, and strictly only where that finds too much:
 * those that will be rejected change no price.
 */
export async function assertPrices(read: (step: string) => AsyncIterable<string>, run: Run): Promise<void> {
  const { db, brand } = run
  if (!(await hasPrices(db))) return
  const names = Object.keys(typesOf(run))
  const strictly = (line: Line): PricedProduct | undefined => {
    const found = readFeedLine(line, names)
    return found.ok && 'source' in found ? found.source : undefined
  }
  const check = async (productOf: (line: Line) => PricedProduct | undefined) => {
    async function* products() {
      for await (const line of readLines(read('checking'), longestLine)) {
        const product = productOf(line)
        if (product) yield product
      }
    }
    assertWithinBounds(await priceChangesOf(db, brand, products()))
  }
  try {
    await check(roughly)
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
    await check(strictly)
  }
}
