import type { Layout } from '@/lib/content/pages'
import { markPaths } from '@/lib/storefront/brand'
import { servable } from '@/lib/storefront/pictures'
import { Image } from '@/lib/storefront/ui'

const name = 'Nestling'

/** The market's logo from the layout, else the shop's drawn mark with its name. */
export function Wordmark({ logo }: { logo: Layout['logo'] }) {
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
