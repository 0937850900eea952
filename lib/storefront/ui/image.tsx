import { type ImageFilters, planImage } from '@/lib/storefront/pictures'
import { classes } from './classes'

type ImageProps = {
  src: string
  /** The alternative text; empty for decoration. */
  alt: string
  /** The greatest width on the screen, in CSS pixels. */
  width?: number | undefined
  /** `4/3`; unset: as the picture is. */
  aspect?: string | undefined
  /** Crop the picture to the aspect ratio; otherwise the whole picture is fitted into the frame. */
  cover?: boolean | undefined
  densities?: readonly number[] | undefined
  /** The `sizes` attribute. If set, a width per breakpoint is offered instead of one per density. */
  sizes?: string | undefined
  /** 0 to 100; unset: 70 for the content provider's pictures, 75 for the shop's own. */
  quality?: number | undefined
  /** Blur, brightness, rotation and fill, within the bounds of the picture's provider. */
  filters?: Pick<ImageFilters, 'blur' | 'brightness' | 'rotate' | 'fill'> | undefined
  /** The background while the picture loads, `#dce8dc`; unset: the colour of the picture's ground, if known. */
  placeholder?: string | undefined
  /** The editor's focal point. */
  focus?: string | undefined
  /** For the main picture of the first screen: loaded at once and before others. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** The space for a picture of unknown size, so that the text below does not shift when it arrives. */
const unknownRatio = 3 / 2

function ratioOf(aspect: string | undefined): number | undefined {
  const found = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(aspect ?? '')
  const ratio = Number(found?.[1]) / Number(found?.[2])
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

const colourOf = (text: string | undefined) => (/^#[0-9a-f]{6}$/i.test(text ?? '') ? text : undefined)

/** A picture without client code that reserves its space. Renders nothing if the address is not that of a picture. */
export function Image(props: ImageProps) {
  const { alt, sizes, priority = false, className, cover = false } = props
  const ratio = ratioOf(props.aspect)
  const plan = planImage({ ...props, ratio, fluid: sizes !== undefined })
  if (!plan) return null
  const srcSet = plan.candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ')
  const colour = colourOf(props.placeholder) ?? plan.ground
  const framed = ratio !== undefined || plan.height === undefined
  return (
    // biome-ignore lint/performance/noImgElement: next/image is a client component, and the content service sizes files itself
    <img
      src={plan.src}
      alt={alt}
      {...(srcSet && { srcSet })}
      {...(srcSet && sizes && { sizes })}
      {...(plan.height && { width: plan.width, height: plan.height })}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={classes(
        'h-auto max-w-full',
        framed && 'w-full',
        framed && (cover ? 'object-cover' : 'object-contain'),
        className,
      )}
      style={
        framed || colour
          ? {
              ...(framed && { aspectRatio: ratio ?? unknownRatio }),
              ...(colour && { backgroundColor: colour }),
            }
          : undefined
      }
    />
  )
}
