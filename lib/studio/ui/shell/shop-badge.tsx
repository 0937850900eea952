import { config } from '@/lib/platform/config'
import { type Looking, lookOf } from '@/lib/platform/look'
import { fallbackMarket, type Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { classes } from '../classes'
import { onRail } from './navigation'

/** Whose Studio this is: the icon of the shop, else its mark or initial in its colours, and its name where the rail is wide. */
export async function ShopBadge({ studio }: { studio: string }) {
  const market = fallbackMarket(config().brand)
  const shop = await loadShopConfiguration(market.shopLocale)
  return (
    <>
      <ShopSign shop={shop} market={market} />
      <span className={classes('grid min-w-0', onRail)}>
        <span className="leading-tight">{studio}</span>
        <span className="truncate font-sans text-quiet text-small leading-tight">{shop.name}</span>
      </span>
    </>
  )
}

/** The file of the icon is served like those of the shop's own pages: from this origin, in a size of its own. */
export function ShopSign({ shop, market }: { shop: Looking; market: Pick<Market, 'code'> }) {
  const { icon, mark, palette } = lookOf(shop)
  if (icon) {
    return (
      // biome-ignore lint/performance/noImgElement: one size, made for icons
      <img
        src={`/${market.code}/icons/icon-192.png`}
        alt=""
        width={28}
        height={28}
        className="size-7 shrink-0 rounded-field"
      />
    )
  }
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="size-7 shrink-0 rounded-field"
      style={{ background: palette.accent }}
      fill={palette.accentInk}
    >
      <g transform="translate(5 5) scale(0.6875)">
        {mark.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </g>
    </svg>
  )
}
