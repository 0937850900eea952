import type { Database } from '@/lib/platform/db'
import { countryOf, everyMarketOf, type Market } from '@/lib/platform/markets'
import { isVoucher, type SafetyGap, safetyGaps } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import { type Country, country, type SourceProduct, type SourceRedirect } from '@/schemas/shop'
import type { HeldWithdrawal, Used } from './bounds'
import { checkPictures } from './picture-check'
import type { Progress } from './progress'
import type { Report } from './report'
import type { RowType } from './rows/row-type'
import { throttledInvalidation } from './throttled-invalidation'
import { withoutFormerPrice } from './write/measure-reductions'
import type { KeepFiles } from './write/renew'
import { writeProducts } from './write/write-products'

export type RunOptions = {
  db: Database
  brand: Brand
  market: Market
  report: Report
  progress: Progress
  signal?: AbortSignal | undefined
  /** The feed is the whole catalogue: products missing from it are taken out of sale. */
  complete?: boolean | undefined
  /** It may take more out of sale, and make more cheaper, than the bounds allow. */
  yes?: boolean | undefined
  /** It comes from another server by itself: it speaks for the catalogue alone, not for money, sellers or addresses. */
  isFetched?: boolean | undefined
  /** The countries whose prices a fetched feed of the project's own format holds; unset: that of the market. */
  countries?: readonly Country[] | undefined
  /** What earlier runs of the feed have used of the bounds within a day; they hold for all of these together. */
  used?: Used | undefined
  /** Writes down what a run uses of the bounds, before it does. */
  use?: ((used: Partial<Used>) => Promise<void>) | undefined
  /** Is called after each batch, with the milliseconds that it took; the next one waits for it. */
  rest?: ((tookMs: number, ending?: AbortSignal) => Promise<void>) | undefined
  /** The brand of products for which a Merchant Center feed names none. */
  defaultBrand?: string | undefined
  /** Columns of such a feed that are nearly known ones and mean something else. */
  allowColumns?: readonly string[] | undefined
  /** Of a file that does not name it itself. */
  encoding?: string | undefined
  /** How redirects are read and written. They belong to the content, which the shop does not know. */
  redirects: RowType<SourceRedirect>
  /** How the files of a shop's look are read and kept: among those of the content, which the shop does not know. */
  files?: KeepFiles | undefined
  /** Whether a file to sell is in the merchant's folder. Unset: it is not asked about. */
  hasFile?: ((file: string) => Promise<boolean>) | undefined
  /** Whether a page, a screen or a redirect stands at a path below a market. Unset: it is not asked about. */
  hasPage?: ((market: Market, path: string) => Promise<boolean>) | undefined
  /** The origins whose pictures the shop shows. */
  imageOrigins: readonly string[]
  /** Milliseconds; sales and backorders are calculated from it. */
  now: number
}

/** A product with the lines of the feed that it was read from. */
export type FromFeed = { source: SourceProduct; lines: readonly { line: number; id: string }[] }

/** What an import has done so far. */
export type Counts = {
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Products that were taken out of sale. */
  withdrawn: number
  /** What is new or changed besides products, by the type of its rows. */
  changed: Record<string, number>
}

/** The countries of a brand's markets. */
export const everyCountryOf = ({ brand }: Pick<RunOptions, 'brand'>): Country[] => [
  ...new Set(everyMarketOf(brand).map((market) => country.parse(countryOf(market)))),
]

type Reach = Pick<RunOptions, 'brand' | 'market' | 'isFetched' | 'countries'>

/** The countries for whose prices lines of the project's own format speak. */
export const reachOf = ({ brand, market, isFetched, countries }: Reach): readonly Country[] =>
  isFetched ? (countries ?? [country.parse(countryOf(market))]) : everyCountryOf({ brand })

const wanted: Record<SafetyGap, string> = {
  manufacturer:
    'no manufacturer with name, address and contact (columns manufacturer_name, manufacturer_address, manufacturer_contact)',
  country:
    'the manufacturer has no country (column manufacturer_country), and no responsible person in the Union is named',
  responsible:
    'no responsible person in the Union (columns responsible_name, responsible_address, responsible_contact), and the manufacturer is outside',
}

/** Names who has to stand on the page of goods by the law of the Union and does not. The goods are sold all the same. */
function noteSafetyGaps(source: SourceProduct, line: number, { brand, report }: RunOptions): void {
  if (source.download !== undefined || isVoucher(source.productGroup, brand)) return
  const sold = new Set(source.variants.flatMap(({ prices }) => Object.keys(prices) as Country[]))
  const gaps = new Set([...sold].flatMap((where) => safetyGaps(source.safety, where)))
  for (const gap of gaps)
    report.note(line, `safety.${gap}`, `${wanted[gap]}: Regulation (EU) 2023/988, article 19`)
}

const isReduced = ({ variants }: SourceProduct) =>
  variants.some(({ prices }) =>
    Object.values(prices).some(({ sale, appliedReductions }) => sale || appliedReductions.length > 0),
  )

/** Names goods that are sold as reduced ones, while their pages do not say so. */
async function noteReductions(batch: readonly FromFeed[], { db, report }: RunOptions): Promise<void> {
  const reduced = batch.filter(({ source }) => isReduced(source))
  if (reduced.length === 0) return
  const silent = await withoutFormerPrice(
    db,
    reduced.map(({ source }) => source.referenceKey),
  )
  for (const { source, lines } of reduced)
    if (silent.has(source.referenceKey))
      report.note(
        lines[0]?.line ?? 0,
        'price.reduction',
        'not announced, as the shop has asked no higher price before (Directive 98/6/EC, article 6a; in Switzerland article 16 PBV)',
      )
}

export function beginRun(options: RunOptions) {
  const { db, brand, report } = options
  const counts: Counts = { rows: 0, created: 0, updated: 0, unchanged: 0, withdrawn: 0, changed: {} }
  const held: { withdrawal?: HeldWithdrawal } = {}
  const { stale, finish } = throttledInvalidation()
  const pictures = checkPictures(options.imageOrigins)
  return {
    ...options,
    counts,
    held,
    pictures,
    stale,
    /** Writes a batch in one transaction and reports the lines of rejected products. */
    async write(batch: readonly FromFeed[]): Promise<void> {
      const sources = batch.map(({ source }) => source)
      for (const source of sources) pictures.see(source)
      for (const { source, lines } of batch) noteSafetyGaps(source, lines[0]?.line ?? 0, options)
      const begun = performance.now()
      const result = await writeProducts(db, sources, { brand, moveVariants: true, stale })
      counts.created += result.created
      counts.updated += result.updated
      counts.unchanged += result.unchanged
      for (const { referenceKey, reason } of result.rejected)
        for (const { line, id } of batch.find(({ source }) => source.referenceKey === referenceKey)?.lines ??
          [])
          await report.reject({ line, id, reason })
      await noteReductions(batch, options)
      await options.rest?.(performance.now() - begun, options.signal)
    },
    finish: () => finish(db),
  }
}

export type Run = ReturnType<typeof beginRun>
