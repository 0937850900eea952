import type { Country } from '@/schemas/shop'
import type { Run } from './run'
import type { Stage } from './stage'
import { withdrawProducts } from './write/withdraw-products'

const productsAtOnce = 250

type Unnamed = {
  /** Where the feed says everything that is for sale. */
  countries: readonly Country[]
  /** What stands before the key of a variant in the stage. */
  prefix?: string
}

/**
 * After a feed that is the whole catalogue: takes the products out of sale that it does not name. After a row that was
 * rejected, which may have named any of them, none.
 */
export async function withdrawUnnamed(
  run: Run,
  stage: Stage,
  { countries, prefix = '' }: Unnamed,
): Promise<void> {
  if (!run.complete || run.report.count > 0 || run.counts.rows === 0) return
  const ids = await stage.unnamed(countries, prefix)
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
