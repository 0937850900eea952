import { type BlockProps, domId, resolveLink } from '@/lib/blocks'
import { isVisible } from '@/lib/campaigns'
import { createText } from '@/lib/i18n'
import { servable } from '@/lib/images'
import { Badge } from '@/lib/ui/badge'
import { classes } from '@/lib/ui/classes'
import { Image } from '@/lib/ui/image'
import { LinkButton } from '@/lib/ui/link-button'
import { filledTone, tones } from '@/lib/ui/tones'
import type { campaignTeaserBlock } from '@/schemas/blocks'

const sizes = '(min-width: 80rem) 31rem, (min-width: 48rem) 40vw, calc(100vw - 2rem)'

/** Turns by the room that it has: beside others in a grid it stands upright. */
export function CampaignTeaser({ blok, context }: BlockProps<typeof campaignTeaserBlock>) {
  if (!isVisible(blok, context)) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const link = resolveLink(blok.link, context.market)
  const picture = servable(blok.image)
  const ground = filledTone(blok.backgroundColor)
  return (
    <section className="@container h-full w-full" aria-labelledby={headlineId}>
      <div
        className={classes(
          'flex h-full flex-col overflow-hidden rounded-card',
          picture && '@2xl:flex-row',
          tones[ground],
          ground === 'card' && 'border border-line',
        )}
      >
        {picture && (
          <div className="@2xl:order-last @2xl:w-2/5 @2xl:shrink-0">
            <Image
              src={picture.src}
              alt={picture.alt}
              focus={picture.focus}
              aspect="4/3"
              cover
              sizes={sizes}
              className="block @2xl:h-full"
            />
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col items-start justify-center p-5 wrap-anywhere *:max-w-full @2xl:p-10">
          {blok.badge && (
            <p className="mb-3">
              <Badge tone="sale">{blok.badge}</Badge>
            </p>
          )}
          <Heading id={headlineId} className="font-display text-h2 @2xl:text-h1">
            {blok.headline}
          </Heading>
          {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
          {link && (
            <div className="mt-auto pt-5 @2xl:mt-0">
              <LinkButton {...link}>
                {blok.linkText ?? createText(context.market.language)('teaser.more')}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
