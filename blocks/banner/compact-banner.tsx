import { sealPicture } from '@/lib/storefront/picture-addresses'
import { classes, Image } from '@/lib/storefront/ui'
import type { Asset } from '@/schemas/content'

type CompactBannerProps = {
  picture: Asset | undefined
  /** The classes of its background. */
  ground: string
  side: 'left' | 'right' | 'center'
  priority: boolean
  children: React.ReactNode
}

/**
 * A low banner, so that the content below it is on the first screen as well. On phones the picture is a square in the
 * corner with the text around it; on wide screens it fills a column beside the text.
 */
export function CompactBanner({ picture, ground, side, priority, children }: CompactBannerProps) {
  const isRight = side === 'right'
  return (
    <section
      className={classes(
        'w-full items-stretch overflow-hidden rounded-card max-sm:flow-root sm:grid',
        ground,
        picture &&
          (isRight
            ? 'sm:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-[16rem_minmax(0,1fr)]'
            : 'sm:grid-cols-[minmax(0,1fr)_11rem] md:grid-cols-[minmax(0,1fr)_16rem]'),
      )}
    >
      {picture && (
        <div
          className={classes(
            'relative max-sm:mb-1 max-sm:size-24 max-sm:overflow-hidden sm:min-h-28 md:min-h-52',
            isRight
              ? 'max-sm:float-start max-sm:me-4 max-sm:rounded-ee-card'
              : 'order-last max-sm:float-end max-sm:ms-4 max-sm:rounded-es-card',
          )}
        >
          <Image
            src={picture.src}
            alt={picture.alt}
            focus={picture.focus}
            seal={sealPicture}
            aspect="1/1"
            cover
            sizes="(min-width: 48rem) 16rem, (min-width: 40rem) 11rem, 6rem"
            priority={priority}
            className="absolute inset-0 size-full!"
          />
        </div>
      )}
      <div
        className={classes(
          'min-w-0 p-4 wrap-anywhere sm:flex sm:flex-col sm:items-start sm:justify-center sm:*:max-w-full md:px-8 md:py-7 lg:px-10',
          side === 'center' && 'text-center sm:items-center',
        )}
      >
        {children}
      </div>
    </section>
  )
}
