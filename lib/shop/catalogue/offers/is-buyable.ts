import { sql } from 'drizzle-orm'
import { textArray } from '@/lib/platform/db'
import { voucherGroup, voucherGroups } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'

/** Whether a product `p` is sent by nobody, as `availabilityOf` says it: a voucher by its group, other goods by a file. */
export const isDownloaded = (brand: Brand) =>
  sql`(case when p.product_group = any(${textArray(voucherGroups(brand))})
    then p.product_group = ${voucherGroup(brand, true) ?? ''} else p.download is not null end)`

/**
 * Whether a variant `v` of a product `p` can be bought, as `availabilityOf` says it: from stock, or because none is needed.
 */
export const isBuyable = (brand: Brand) => sql`coalesce(v.bvc in (1, 2)
  and (v.stock_quantity > 0 or (v.bvc = 2 and v.delivery_days_to > 0) or ${isDownloaded(brand)}), false)`
