import { config } from '@/lib/platform/config'
import { fallbackMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { classes } from '../classes'
import { onRail } from './navigation'

/** The first letter or figure of a name, as readers see it; a dot for a name of signs alone. */
export const initialOf = (name: string): string =>
  /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toLocaleUpperCase() ?? '·'

/** Whose Studio this is: the initial of the shop, and its name where the rail is wide. */
export async function ShopBadge({ studio }: { studio: string }) {
  const { name } = await loadShopConfiguration(fallbackMarket(config().brand).shopLocale)
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-field bg-accent text-accent-ink"
      >
        {initialOf(name)}
      </span>
      <span className={classes('grid min-w-0', onRail)}>
        <span className="leading-tight">{studio}</span>
        <span className="truncate font-sans text-quiet text-small leading-tight">{name}</span>
      </span>
    </>
  )
}
