import { planImage } from '@/lib/storefront/pictures'
import { classes } from './classes'
import { Image } from './image'

type Picture = { src: string; alt: string; focus?: string | undefined }

type ArtDirectedImageProps = {
  wide: Picture
  /** Another picture for phones; the wide one is cut to the phone's shape where there is none. */
  phone?: Picture | undefined
  /** Width to height on wide screens, `4/3`. Phones always get 4 to 3. */
  aspect: string
  /** The room on wide screens, as in HTML. */
  wideSizes: string
  priority?: boolean | undefined
  className?: string | undefined
}

/** Below `md`, where the layouts turn from one column to two. */
const phones = '(width < 48rem)'

/** One picture in two shapes, so that a phone loads its own file and no other. Both keep their room. */
export function ArtDirectedImage({
  wide,
  phone = wide,
  aspect,
  wideSizes,
  priority,
  className,
}: ArtDirectedImageProps) {
  const plan = planImage({ src: phone.src, focus: phone.focus, ratio: 4 / 3, cover: true, fluid: true })
  const files = plan?.candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ')
  return (
    <picture className="contents">
      {plan && <source media={phones} srcSet={files || plan.src} sizes="calc(100vw - 2rem)" />}
      <Image
        src={wide.src}
        alt={wide.alt || phone.alt}
        focus={wide.focus}
        aspect={aspect}
        cover
        sizes={wideSizes}
        priority={priority}
        className={classes('max-md:aspect-[4/3]!', className)}
      />
    </picture>
  )
}
