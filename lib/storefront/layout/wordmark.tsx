import { markPaths } from '@/lib/storefront/brand'
import type { ShopConfiguration } from '@/schemas/shop'

/** The shop's logo, or the drawn one with its name. */
export function Wordmark({ logo }: { logo?: ShopConfiguration['logo'] }) {
  if (logo)
    // biome-ignore lint/performance/noImgElement: of any proportions and from any origin; as high as the header allows
    return <img src={logo.src} alt={logo.alt} className="h-10 w-auto max-w-48 object-contain" />
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8 text-accent" fill="currentColor" aria-hidden="true">
        <path d={markPaths.nest} />
        <path d={markPaths.leaves} opacity=".6" />
      </svg>
      <span className="font-display text-h3 tracking-tight">Nestling</span>
    </span>
  )
}
