import { type ImageFilters, planImage, type Seal, srcSetOf } from '@/lib/storefront/design/pictures'
import { classes } from './classes'

/** What an editor chose. The shop makes it under a signed address alone, and signs on the server alone. */
type Chosen = {
  seal: Seal
  /** 0 to 100; unset: 70. */
  quality?: number | undefined
  /** Within the bounds of the picture's provider. */
  filters?: Omit<ImageFilters, 'quality'> | undefined
  /** The focal point. */
  focus?: string | undefined
}

export type ImageProps = {
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
  /** For the main picture of the first screen: loaded at once and before others. */
  priority?: boolean | undefined
  className?: string | undefined
} & (Chosen | { [Name in keyof Chosen]?: undefined })

/** The space for a picture of unknown size, so that the text below does not shift when it arrives. */
const unknownRatio = 3 / 2

function ratioOf(aspect: string | undefined): number | undefined {
  const found = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(aspect ?? '')
  const ratio = Number(found?.[1]) / Number(found?.[2])
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

/** A picture without client code that reserves its space. Renders nothing if the address is not that of a picture. */
export function Image(props: ImageProps) {
  const image = PlainImage(props)
  // React preloads an image of high priority wherever it is rendered, even in a page that the router only loads ahead.
  // Within a `picture` it does not; the image in the document still has its priority.
  return image && props.priority ? <picture className="contents">{image}</picture> : image
}

/** The same without a frame, for a `picture` with files of its own. */
export function PlainImage(props: ImageProps) {
  const { alt, sizes, priority = false, className, cover = false } = props
  const ratio = ratioOf(props.aspect)
  const plan = planImage({ ...props, ratio, fluid: sizes !== undefined })
  if (!plan) return null
  const srcSet = srcSetOf(plan)
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
        framed && 'w-full',
        framed && (cover ? 'object-cover' : 'object-contain'),
        className,
      )}
      style={
        framed || plan.ground
          ? {
              ...(framed && { aspectRatio: ratio ?? unknownRatio }),
              ...(plan.ground && { backgroundColor: plan.ground }),
            }
          : undefined
      }
    />
  )
}
