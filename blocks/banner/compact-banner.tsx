import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { planImage, srcSetOf } from '@/lib/storefront/design/pictures'
import { classes, PlainImage } from '@/lib/storefront/design/ui'
import type { Asset } from '@/schemas/content'

type CompactBannerProps = {
  picture: Asset | undefined
  /** Instead of the picture on phones. */
  phone: Asset | undefined
  /** The classes of its background. */
  ground: string
  side: 'left' | 'right' | 'center'
  /** It has the page's heading: the picture is loaded first, and on phones it is small, so that it takes no height. */
  isHead: boolean
  children: React.ReactNode
}

const onPhones = {
  head: 'max-sm:float-end max-sm:ms-3 max-sm:size-18 max-sm:rounded-field',
  other: 'max-sm:mb-4 max-sm:w-full max-sm:rounded-field',
}

/**
 * A low banner, so that the content below it is on the first screen as well. From tablets on, its picture fills its
 * height and ends with its edge.
 */
export function CompactBanner({ picture, phone, ground, side, isHead, children }: CompactBannerProps) {
  const isFirst = side === 'right'
  const phoneSizes = isHead ? '4.5rem' : 'calc(100vw - 4.5rem)'
  return (
    <section
      className={classes(
        'relative flow-root w-full overflow-hidden rounded-card p-5 sm:flex sm:min-h-40 sm:items-center sm:px-8 sm:py-6 lg:px-10',
        picture && (isFirst ? 'sm:ps-56 lg:ps-64' : 'sm:pe-56 lg:pe-64'),
        ground,
      )}
    >
      {picture && (
        <picture className="contents">
          {phone && <PhoneSource picture={phone} sizes={phoneSizes} />}
          <PlainImage
            src={picture.src}
            alt={picture.alt}
            focus={picture.focus}
            seal={sealPicture}
            sizes={`(min-width: 40rem) 14rem, ${phoneSizes}`}
            priority={isHead}
            className={classes(
              'object-cover sm:absolute sm:inset-y-0 sm:h-full sm:w-auto sm:max-w-48 lg:max-w-56',
              isFirst ? 'sm:start-0' : 'sm:end-0',
              isHead ? onPhones.head : onPhones.other,
            )}
          />
        </picture>
      )}
      {/* A formatting context of its own, so that no line goes on below a picture beside it; with large text all stand below. */}
      <div
        className={classes(
          'flow-root min-w-0 wrap-anywhere max-sm:min-w-[min(100%,9rem)] sm:flex-1',
          side === 'center' && 'text-center',
        )}
      >
        {children}
      </div>
    </section>
  )
}

/** The file that phones load instead. */
function PhoneSource({ picture: { src, focus }, sizes }: { picture: Asset; sizes: string }) {
  const plan = planImage({ src, focus, fluid: true, seal: sealPicture })
  if (!plan) return null
  const { width, height } = plan
  return (
    <source
      media="(width < 40rem)"
      srcSet={srcSetOf(plan) || plan.src}
      sizes={sizes}
      {...(height && { width, height })}
    />
  )
}
