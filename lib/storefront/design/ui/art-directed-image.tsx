import { planImage, type Seal, srcSetOf } from '@/lib/storefront/design/pictures'
import { classes } from './classes'
import { PlainImage } from './image'

type Picture = { src: string; alt: string; focus?: string | undefined }

type ArtDirectedImageProps = {
  wide: Picture
  /** A separate picture for phones; without one, the wide picture is cropped to the phone's ratio. */
  phone?: Picture | undefined
  /** Width to height on wide screens, `4/3`. Phones always see 16 to 9. */
  aspect: string
  /** The `sizes` attribute for wide screens. */
  wideSizes: string
  /** Signs the pictures' focal points. */
  seal: Seal
  priority?: boolean | undefined
  className?: string | undefined
}

/** Below `md`, where layouts change from one column to two. */
const phones = '(width < 48rem)'

/** A picture in two ratios, of which a phone loads only its own. Both reserve their space. */
export function ArtDirectedImage({
  wide,
  phone = wide,
  aspect,
  wideSizes,
  seal,
  priority,
  className,
}: ArtDirectedImageProps) {
  const plan = planImage({
    src: phone.src,
    focus: phone.focus,
    ratio: 16 / 9,
    cover: true,
    fluid: true,
    seal,
  })
  const files = plan && srcSetOf(plan)
  return (
    <picture className="contents">
      {plan && <source media={phones} srcSet={files || plan.src} sizes="calc(100vw - 2rem)" />}
      <PlainImage
        src={wide.src}
        alt={wide.alt || phone.alt}
        focus={wide.focus}
        seal={seal}
        aspect={aspect}
        cover
        sizes={wideSizes}
        priority={priority}
        className={classes('max-md:aspect-video!', className)}
      />
    </picture>
  )
}
