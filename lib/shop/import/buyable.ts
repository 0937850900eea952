import { sql } from 'drizzle-orm'

/**
 * Whether a variant `v` of a product `p` can be bought, as `availabilityOf` says it: from stock, or because none is needed.
 */
export const isBuyable = sql`coalesce(v.bvc in (1, 2)
  and (v.stock_quantity > 0 or (v.bvc = 2 and v.delivery_days_to > 0) or p.download is not null), false)`

/** The same of what a row `s` of a Merchant Center feed says of it. */
export const isStagedBuyable = sql`coalesce((s.data -> 'logistics' ->> 'BVC')::int in (1, 2)
  and ((s.data ->> 'quantity')::int > 0 or p.download is not null
    or ((s.data -> 'logistics' ->> 'BVC')::int = 2 and (s.data -> 'logistics' ->> 'deliveryDaysTo')::int > 0)), false)`
