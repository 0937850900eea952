import type { SourceProduct } from '@/schemas/shop'
import type { Run } from '../run'
import type { FeedContext } from './context'
import type { Design } from './design'
import { usualRate } from './read-tax'

/**
 * Why new goods are refused whose rate cannot be read: sold with another, their tax would be wrong. Names those that get
 * the usual rate because nothing is said of it.
 */
export function untaxedIn(
  { lines }: Design,
  before: SourceProduct | undefined,
  { context: { country }, run }: { context: FeedContext; run: Pick<Run, 'report'> },
): string | undefined {
  const known = new Map(before?.variants.map(({ referenceKey, prices }) => [referenceKey, prices[country]]))
  const priced = lines.filter(({ variant }) => !known.get(variant.id))
  for (const { line, variant } of priced)
    if (variant.tax === undefined)
      run.report.note(
        line,
        'tax.usual',
        `no rate is named for new goods, which get the usual one of ${country}, ${usualRate(country)} %; a column tax names another (${country}::7:n)`,
      )
  return priced.flatMap(({ variant: { tax } }) => (tax && 'problem' in tax ? tax.problem : []))[0]
}
