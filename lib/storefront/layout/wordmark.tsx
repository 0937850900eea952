import type { Layout } from '@/lib/content/pages'
import { markPaths } from '@/lib/storefront/brand'
import { servable } from '@/lib/storefront/pictures'
import { Image } from '@/lib/storefront/ui'
import type { ShopConfiguration } from '@/schemas/shop'

const name = 'Nestling'

type Props = { logo: Layout['logo']; configured?: ShopConfiguration['logo'] }

/** The market's logo from the layout, else that of the shop's configuration, else the drawn mark with its name. */
export function Wordmark({ logo, configured }: Props) {
  const own = servable(logo)
  if (own) {
    return (
      <Image
        src={own.src}
        alt={own.alt || name}
        width={200}
        priority
        className="block h-10! w-auto! object-contain object-left"
      />
    )
  }
  if (configured)
    // biome-ignore lint/performance/noImgElement: of any proportions and from any origin; as high as the header allows
    return <img src={configured.src} alt={configured.alt} className="h-10 w-auto max-w-48 object-contain" />
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8 text-accent" fill="currentColor" aria-hidden="true">
        <path d={markPaths.nest} />
        <path d={markPaths.leaves} opacity=".6" />
      </svg>
      <span className="font-display text-h3 tracking-tight">{name}</span>
    </span>
  )
}
