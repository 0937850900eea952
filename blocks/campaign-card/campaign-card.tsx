import { type BlockProps, domId, resolveLink } from '@/lib/blocks'
import { isVisible } from '@/lib/campaigns'
import { servable } from '@/lib/images'
import { Badge } from '@/lib/ui/badge'
import { classes } from '@/lib/ui/classes'
import { Icon } from '@/lib/ui/icon'
import { Image } from '@/lib/ui/image'
import { filledTone, tones } from '@/lib/ui/tones'
import type { campaignCardBlock } from '@/schemas/blocks'

const sizes = '(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)'

/** Stretched over the card; its focus ring goes around it. */
const cover =
  'underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink'

/** Stands upright in a narrow column, and lies down in a wide one. */
export function CampaignCard({ blok, context }: BlockProps<typeof campaignCardBlock>) {
  if (!isVisible(blok, context)) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const link = resolveLink(blok.link, context.market)
  const picture = servable(blok.image)
  const ground = filledTone(blok.backgroundColor)
  const badge = blok.badge && <Badge tone="sale">{blok.badge}</Badge>
  return (
    <article
      className={classes('@container relative h-full w-full only:col-span-full', link && 'group/card')}
      aria-labelledby={headlineId}
    >
      <div
        className={classes(
          'flex h-full flex-col overflow-hidden rounded-card wrap-anywhere',
          picture && '@xl:flex-row',
          tones[ground],
          ground === 'card' && 'border border-line',
        )}
      >
        {picture && (
          <div className="relative @xl:w-2/5 @xl:shrink-0">
            <Image
              src={picture.src}
              alt={picture.alt}
              focus={picture.focus}
              aspect="4/3"
              cover
              sizes={sizes}
              className="block @xl:h-full"
            />
            {badge && <p className="absolute inset-x-3 top-3">{badge}</p>}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col p-5 @xl:justify-center @xl:p-8">
          {!picture && badge && <p className="mb-3">{badge}</p>}
          <Heading id={headlineId} className="font-display text-h3">
            {link ? (
              <a {...link} href={link.href} className={cover}>
                {blok.headline}
              </a>
            ) : (
              blok.headline
            )}
          </Heading>
          {blok.text && <p className="mt-2 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
          {(blok.price || link) && (
            <div className="mt-auto flex items-end justify-between gap-4 pt-4 @xl:mt-0">
              {blok.price && (
                <p className="min-w-0 text-balance font-bold text-accent text-lead">{blok.price}</p>
              )}
              {link && (
                <Icon
                  name="arrow-right"
                  className="ms-auto size-6 text-accent motion-safe:transition-transform motion-safe:group-hover/card:translate-x-1"
                />
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
