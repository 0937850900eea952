import { domId, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { classes, Icon, Image, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { promotionToSee } from '@/lib/storefront/runtime/tracking'
import type { teaserBlock } from '@/schemas/blocks/teaser'
import { isImageSource } from '@/schemas/content'

type TeaserProps = BlockProps<typeof teaserBlock>
type Variant = TeaserProps['blok']['variant']

const sizes = '(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)'

/** One link that covers the card, and so does its focus ring. */
const more =
  'inline-flex max-w-full items-center gap-2 self-start pt-4 font-bold wrap-anywhere hyphens-auto text-accent underline-offset-4 group-hover/teaser:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink'

/** Layouts by the width of the container: a narrow column of a grid, or the whole page. */
const layouts: Record<Variant, { body: string; picture: string; text: string }> = {
  card: {
    body: 'flex-col overflow-hidden rounded-card @4xl:flex-row',
    picture: '@4xl:w-2/5 @4xl:shrink-0 @4xl:[&>img]:h-full',
    text: 'p-5 @4xl:justify-center @4xl:p-8',
  },
  side: {
    body: 'flex-col overflow-hidden rounded-card @xl:flex-row',
    picture: '@xl:w-2/5 @xl:shrink-0 @xl:[&>img]:h-full',
    text: 'p-5 @xl:justify-center @xl:p-8',
  },
  plain: {
    body: 'flex-col @4xl:flex-row @4xl:gap-8',
    picture: 'overflow-hidden rounded-card @4xl:w-2/5 @4xl:shrink-0',
    text: 'pt-4 @4xl:justify-center',
  },
}

function groundOf(variant: Variant, ground: TeaserProps['blok']['backgroundColor'], hasPicture: boolean) {
  if (ground !== 'none' && ground !== 'card') {
    return classes(tones[ground], variant === 'plain' && 'rounded-card p-5')
  }
  if (variant !== 'plain') return 'bg-card border border-line'
  return hasPicture ? '' : 'border-t border-line'
}

export function Teaser({ blok, context }: TeaserProps) {
  const Heading = blok.level
  const link = resolveLink(blok.link, context.market)
  const picture = blok.image && isImageSource(blok.image.src) ? blok.image : undefined
  const layout = layouts[blok.variant]
  const headlineId = domId(blok.uid, 'headline')
  const moreId = domId(blok.uid, 'more')
  return (
    <article className="group/teaser @container relative h-full w-full" {...promotionToSee(blok)}>
      <div
        className={classes(
          'flex h-full',
          layout.body,
          groundOf(blok.variant, blok.backgroundColor, picture !== undefined),
        )}
      >
        {picture && (
          <div className={layout.picture}>
            <Image
              src={picture.src}
              alt={picture.alt}
              focus={picture.focus}
              seal={sealPicture}
              aspect="4/3"
              cover
              sizes={sizes}
              className="block max-md:aspect-[3/2]!"
            />
          </div>
        )}
        <div className={classes('flex min-w-0 flex-1 flex-col', layout.text)}>
          {blok.kicker && <p className="mb-1 text-small font-bold text-quiet">{blok.kicker}</p>}
          <Heading id={headlineId} className="font-display text-h3">
            {softHyphens(blok.headline, context.market.language, 'heading')}
          </Heading>
          {blok.text && <p className="mt-2 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
          {link && (
            <a
              {...link}
              href={link.href}
              id={moreId}
              aria-labelledby={`${moreId} ${headlineId}`}
              className={classes(more, blok.variant !== 'side' && 'mt-auto @4xl:mt-0')}
            >
              {blok.linkText ?? marketText(context.market)('teaser.more')}
              <Icon
                name="arrow-right"
                className="size-5 motion-safe:transition-transform motion-safe:group-hover/teaser:translate-x-1"
              />
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
