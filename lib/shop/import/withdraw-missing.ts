import type { Country } from '@/schemas/shop'
import { isWithdrawnInBulk } from './bounds'
import type { Run } from './run'
import type { Stage } from './stage'
import { withdrawProducts } from './write/withdraw-products'

const productsAtOnce = 250

type Unnamed = {
  /** The countries for which the feed is complete. */
  countries: readonly Country[]
  /** The prefix of variant keys in the stage. */
  prefix?: string
}

/**
 * Takes products that a complete feed does not contain out of sale. Does nothing if a row was rejected, since that row
 * may have contained any of them, or if they are more than an import may take out of sale without a yes.
 */
export async function withdrawMissing(
  run: Run,
  stage: Stage,
  { countries, prefix = '' }: Unnamed,
): Promise<void> {
  if (!run.complete || run.report.count > 0 || run.counts.rows === 0) return
  const ids = await stage.unnamed(countries, prefix)
  const share = { count: ids.length, of: await stage.forSale(countries) }
  if (!run.yes && ids.length > 0) {
    const before = run.used?.withdrawn ?? 0
    if (isWithdrawnInBulk({ ...share, count: share.count + before })) {
      run.held.withdrawal = { ...share, before }
      return
    }
    await run.use?.({ withdrawn: share.count })
  }
  for (let from = 0; from < ids.length; from += productsAtOnce) {
    run.signal?.throwIfAborted()
    run.counts.withdrawn += await withdrawProducts(
      run.db,
      ids.slice(from, from + productsAtOnce),
      countries,
      run,
    )
    run.progress('clearing', Math.min(1, (from + productsAtOnce) / ids.length))
  }
}
