import { resolveLink } from '@/lib/content/links'
import { servable } from '@/lib/storefront/design/pictures'
import { classes, filledTone, Icon, Image, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { brandLinkBlock } from '@/schemas/blocks/brand-link'

/** Logos have any aspect ratio; each gets this width, in CSS pixels. */
const logoWidth = 112

/** The link covers the card, and so does its focus ring. */
const wholeCard =
  'no-underline! after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink'

export function BrandLink({ blok, context }: BlockProps<typeof brandLinkBlock>) {
  const link = resolveLink(blok.link, context.market)
  const logo = servable(blok.logo)
  const ground = filledTone(blok.backgroundColor)
  const name = link ? (
    <a {...link} className={wholeCard}>
      {blok.name}
    </a>
  ) : (
    blok.name
  )
  return (
    <div
      className={classes(
        'group/brand relative flex h-full min-h-24 w-full items-center gap-4 rounded-card p-4 md:gap-5 md:p-5',
        tones[ground],
        ground === 'card' && 'border border-line',
      )}
    >
      {logo && (
        <div className="w-20 shrink-0 overflow-hidden rounded-field bg-card p-2 md:w-28">
          <Image
            src={logo.src}
            alt=""
            width={logoWidth}
            densities={[1, 2, 3]}
            className="block max-h-full w-auto! object-contain"
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <p
          className={classes(
            'hyphens-auto text-balance',
            logo ? 'font-bold text-lead leading-snug' : 'font-display text-h3',
          )}
        >
          {name}
        </p>
        {blok.text && <p className="mt-1 max-w-prose text-quiet text-small">{blok.text}</p>}
      </div>
      {link && (
        <Icon
          name="arrow-right"
          className="size-5 text-accent motion-safe:transition-transform motion-safe:group-hover/brand:translate-x-1"
        />
      )}
    </div>
  )
}
