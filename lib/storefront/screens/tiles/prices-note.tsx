import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { classes } from '@/lib/storefront/design/ui'

type Props = { market: Market; className?: string | undefined }

/** What the prices of a list of tiles include, said once for all of them. */
export function PricesNote({ market, className }: Props) {
  return <p className={classes('text-quiet text-small', className)}>{marketText(market)('listing.taxes')}</p>
}
