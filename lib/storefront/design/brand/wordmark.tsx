import type { Layout } from '@/lib/content/pages'
import { type Looking, lookOf } from '@/lib/platform/look'
import { servable } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'

/** The part of the shop's configuration that its headers show. */
export type ShownShop = Looking

type Props = { logo: Layout['logo']; shop: ShownShop }

/** The market's logo from the layout, else that of the shop's configuration, else the drawn mark with its name. */
export function Wordmark({ logo, shop }: Props) {
  const { name, mark } = lookOf(shop)
  const own = servable(logo)
  if (own) {
    return (
      <Image
        src={own.src}
        alt={own.alt || name}
        width={200}
        priority
        className="block h-10! w-auto! max-w-full object-contain object-left"
      />
    )
  }
  if (shop.logo) return <ShopLogo logo={shop.logo} />
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0 text-accent" fill="currentColor" aria-hidden="true">
        {mark.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </svg>
      <span className="whitespace-nowrap font-display text-[min(var(--text-h3),6.5vw)] leading-[1.3] tracking-tight">
        {name}
      </span>
    </span>
  )
}

/** Where forced colours make the header dark, whatever the colours of the shop are. */
const darkGround = '(forced-colors: active) and (prefers-color-scheme: dark)'

/** The logo of the configuration. Its sizes reserve its width before it is there. */
function ShopLogo({ logo: { src, dark, alt, width, height } }: { logo: NonNullable<ShownShop['logo']> }) {
  const picture = (
    // biome-ignore lint/performance/noImgElement: of any proportions and from any origin; as high as the header allows
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className="h-10 w-auto max-w-[min(12rem,100%)] object-contain object-left"
    />
  )
  if (!dark) return picture
  return (
    <picture>
      <source media={darkGround} srcSet={dark} />
      {picture}
    </picture>
  )
}
