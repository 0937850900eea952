import { resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { ArtDirectedImage, classes, LinkButton, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { bannerBlock } from '@/schemas/blocks/banner'
import { type Asset, isImageSource } from '@/schemas/content'
import { CompactBanner } from './compact-banner'

type BannerProps = BlockProps<typeof bannerBlock>

const shown = (picture: Asset | undefined) => (picture && isImageSource(picture.src) ? picture : undefined)

const layouts = {
  left: { frame: 'md:grid-cols-2', picture: 'md:order-last', text: '' },
  right: { frame: 'md:grid-cols-2', picture: '', text: '' },
  center: { frame: '', picture: '', text: 'md:mx-auto md:max-w-3xl md:items-center md:text-center' },
} as const

/** The text is beside the picture, never on it, so that it is readable on any picture. */
export function Banner({ blok, context }: BannerProps) {
  const Heading = blok.level
  const link = resolveLink(blok.link, context.market)
  const phone = shown(blok.mobileImage)
  const wide = shown(blok.image) ?? phone
  const layout = layouts[blok.align]
  const stage = blok.level === 'h1'
  const ground =
    blok.backgroundColor === 'none' || blok.backgroundColor === 'card'
      ? 'bg-card border border-line'
      : tones[blok.backgroundColor]
  const isCompact = blok.size === 'compact'
  const words = (
    <>
      {blok.kicker && (
        <p className={classes('font-bold text-quiet text-small', isCompact ? 'mb-1' : 'mb-2')}>
          {blok.kicker}
        </p>
      )}
      <Heading
        className={classes(
          'font-display',
          isCompact && !stage ? 'text-h3' : 'text-h1',
          stage && !isCompact && 'lg:text-display',
        )}
      >
        {softHyphens(blok.headline, context.market.language, 'heading')}
      </Heading>
      {blok.text && (
        <p
          className={classes(
            'max-w-prose whitespace-pre-line text-quiet',
            isCompact ? 'mt-1' : 'mt-4 text-lead',
          )}
        >
          {blok.text}
        </p>
      )}
      {link && (
        <LinkButton {...link} className={isCompact ? 'mt-4' : 'mt-6'}>
          {blok.linkText ?? marketText(context.market)('teaser.more')}
        </LinkButton>
      )}
    </>
  )
  if (isCompact) {
    return (
      <CompactBanner picture={wide} phone={phone} ground={ground} side={blok.align} isHead={stage}>
        {words}
      </CompactBanner>
    )
  }
  return (
    <section className={classes('grid w-full overflow-hidden rounded-card', ground, wide && layout.frame)}>
      {wide && (
        <div className={classes('min-w-0', layout.picture)}>
          <ArtDirectedImage
            wide={wide}
            phone={phone}
            aspect={blok.align === 'center' ? '21/9' : '4/3'}
            wideSizes={
              blok.align === 'center'
                ? '(min-width: 80rem) 77rem, 100vw'
                : '(min-width: 80rem) 39rem, (min-width: 64rem) 50vw, 75vw'
            }
            seal={sealPicture}
            // A banner with the page's heading is on the first screen.
            priority={stage}
            className={blok.align === 'center' ? 'block' : 'block md:h-full'}
          />
        </div>
      )}
      <div
        className={classes(
          'flex min-w-0 flex-col items-start justify-center px-5 py-7 wrap-anywhere *:max-w-full md:p-8 lg:p-10',
          layout.text,
        )}
      >
        {words}
      </div>
    </section>
  )
}
