import { type ImageFilters, planImage } from '@/lib/storefront/pictures'
import { classes } from './classes'

export type ImageProps = {
  src: string
  /** What the picture shows; empty for one that only decorates. */
  alt: string
  /** The greatest width on the screen, in CSS pixels. */
  width?: number | undefined
  /** `4/3`; unset: as the picture is. */
  aspect?: string | undefined
  /** Fill the frame of the aspect ratio and cut off the rest; otherwise the whole picture stands inside it. */
  cover?: boolean | undefined
  densities?: readonly number[] | undefined
  /** The room the picture takes, as in HTML. Set: a width per breakpoint is offered instead of one per density. */
  sizes?: string | undefined
  /** 0 to 100; unset: 70 for the content provider's pictures, 75 for the shop's own. */
  quality?: number | undefined
  /** Blur, brightness, rotation and fill, within the bounds of the picture's provider. */
  filters?: Pick<ImageFilters, 'blur' | 'brightness' | 'rotate' | 'fill'> | undefined
  /** The colour of the room until the picture is there, `#dce8dc`; unset: that of the picture's ground, where it is known. */
  placeholder?: string | undefined
  /** The editor's focal point. */
  focus?: string | undefined
  /** For the one picture that a visitor sees first: loaded at once and before others. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** Room for a picture whose size nobody told: it must not push the text below it when it arrives. */
const unknownRatio = 3 / 2

function ratioOf(aspect: string | undefined): number | undefined {
  const found = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(aspect ?? '')
  const ratio = Number(found?.[1]) / Number(found?.[2])
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

const colourOf = (text: string | undefined) => (/^#[0-9a-f]{6}$/i.test(text ?? '') ? text : undefined)

/** A picture without client code that keeps its room. Renders nothing for an address that is not a picture's. */
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
