import { parseArgs } from 'node:util'
import {
  everyMarketOf,
  fallbackMarket,
  fallbackMarketCode,
  findEveryMarket,
  type Market,
} from '@/lib/platform/markets'
import { type Brand, shopBrands } from '@/schemas'

type ImportOptions = {
  file: string
  report: string
  brand: Brand
  market: Market
  complete: boolean
  yes: boolean
  defaultBrand?: string
  allowColumns: readonly string[]
  encoding?: string
}

const brandNames = shopBrands.join(' or ')

export const usage = `Usage: npm run import -- <file> [options]

  <file>             Google Merchant Center TSV or XML (RSS, Atom), JSON Lines, or redirects as CSV; also with gzip
  --locale <locale>  for which market a Merchant Center feed or a table of redirects is; default ${fallbackMarketCode},
                     or the first market that is open
  --brand <brand>    ${brandNames}; default SHOP_BRAND, else baby
  --complete         the file is the whole catalogue: products that it does not name are taken out of sale
  --yes              also where more than a fifth of the products or of their prices go out of sale, or of the prices
                     fall by more than half
  --default-brand <name>
                     the brand of products for which a Merchant Center feed names none; default: the name of the shop
  --allow-column <name>
                     a column that is nearly a known one and means something else; also several times
  --encoding <name>  of a file that does not say it, such as windows-1252; default: UTF-8, or what its letters tell
  --report <path>    where the rejected rows are listed; default <file>.rejected.tsv`

type Parsed = { ok: true; options: ImportOptions } | { ok: false; problem: string; isOfValue: boolean }

const isBrand = (text: string): text is Brand => shopBrands.some((brand) => brand === text)

/** By Google's product data specification. */
const longestBrand = 70

const isEncoding = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

const misread = (problem: string): Parsed => ({ ok: false, problem, isOfValue: false })
const wrongValue = (problem: string): Parsed => ({ ok: false, problem, isOfValue: true })

/** Parses the command line, or says what is wrong with it. */
export function readOptions(args: readonly string[], defaultBrand: Brand): Parsed {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return misread(error instanceof Error ? error.message : String(error))
  }
  const { values, positionals } = parsed
  const [file, ...more] = positionals
  if (file === undefined) return misread('No file is named.')
  if (more.length > 0) return misread('One file at a time.')
  const brand = values.brand ?? defaultBrand
  if (!isBrand(brand)) return wrongValue(`There is no brand ${brand}: ${brandNames}.`)
  const { locale = fallbackMarket(brand).code } = values
  const market = findEveryMarket(brand, locale)
  if (!market) {
    const locales = everyMarketOf(brand).map(({ shopLocale }) => shopLocale)
    return wrongValue(`The brand ${brand} has no market ${locale}: ${locales.join(', ')}.`)
  }
  const { complete, yes, report = `${file}.rejected.tsv`, encoding, 'default-brand': named } = values
  const allowColumns = values['allow-column']
  if (encoding !== undefined && !isEncoding(encoding))
    return wrongValue(`There is no encoding ${encoding}. Known ones are utf-8 and windows-1252.`)
  const usualBrand = named?.trim()
  if (usualBrand !== undefined && (usualBrand === '' || usualBrand.length > longestBrand))
    return wrongValue(`A default brand has 1 to ${longestBrand} characters.`)
  return {
    ok: true,
    options: {
      ...{ file, brand, market, complete, yes, report, allowColumns },
      ...(usualBrand !== undefined && { defaultBrand: usualBrand }),
      ...(encoding !== undefined && { encoding }),
    },
  }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      brand: { type: 'string' },
      complete: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'default-brand': { type: 'string' },
      'allow-column': { type: 'string', multiple: true, default: [] },
      encoding: { type: 'string' },
      report: { type: 'string' },
    },
  })
