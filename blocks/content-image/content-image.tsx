import { resolveLink } from '@/lib/content/links'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { imageAddress, linkedAlt, planImage } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { contentImageBlock } from '@/schemas/blocks/content-image'

/** The default quality of each provider. */
const qualities = { storyblok: 70, shop: 75 } as const
const asWideAsContent = '(min-width: 80rem) 77rem, calc(100vw - 2rem)'

type Blok = BlockProps<typeof contentImageBlock>['blok']

const whole = (value: number | undefined) => value && Math.round(value)

function filtersOf({ brightness, blur, rotate, fill, format }: Blok) {
  return {
    brightness: whole(brightness) || undefined,
    blur: whole(blur),
    rotate: Number(rotate) || undefined,
    fill: fill?.replace(/^#/, '').toLowerCase(),
    format,
  }
}

/**
 * The greatest width of the picture: that of the editor; of an upright picture without one the width at which it is no
 * higher than the window.
 */
function widestOf(blok: Blok): string | number | undefined {
  if (blok.width !== undefined) return blok.width
  if (blok.aspect !== 'auto') return undefined
  const { width = 0, height = 0 } = planImage({ src: blok.src.src, filters: filtersOf(blok) }) ?? {}
  return height > width ? `calc(90svh * ${(width / height).toFixed(3)})` : undefined
}

export function ContentImage({ blok, context }: BlockProps<typeof contentImageBlock>) {
  if (!imageAddress(blok.src.src)) return null
  const link = resolveLink(blok.to, context.market)
  const widest = widestOf(blok)
  const alt = blok.alt ?? blok.src.alt
  const picture = (
    <Image
      src={blok.src.src}
      alt={link ? linkedAlt(link.href, alt, link.title, blok.src.title) : alt}
      width={blok.width}
      aspect={blok.aspect === 'auto' ? undefined : blok.aspect}
      cover={blok.cover}
      densities={blok.densities}
      sizes={blok.width === undefined ? asWideAsContent : undefined}
      quality={blok.quality === undefined ? qualities[blok.provider] : Math.round(blok.quality)}
      filters={filtersOf(blok)}
      focus={blok.src.focus}
      seal={sealPicture}
      priority={blok.priority}
      className={blok.rounded ? 'rounded-card' : ''}
    />
  )
  return (
    <figure style={widest === undefined ? undefined : { maxWidth: widest }}>
      {link ? (
        <a {...link} className="block">
          {picture}
        </a>
      ) : (
        picture
      )}
      {blok.src.copyright && (
        <figcaption className="mt-2 text-small text-quiet">{blok.src.copyright}</figcaption>
      )}
    </figure>
  )
}
