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
 * A low banner, so that the content below it is on the first screen as well. The picture fills a column beside
 * the text, a narrow one on phones.
 */
export function CompactBanner({ picture, ground, side, priority, children }: CompactBannerProps) {
  const isRight = side === 'right'
  return (
    <section
      className={classes(
        'grid w-full items-stretch overflow-hidden rounded-card',
        ground,
        picture &&
          (isRight
            ? 'grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] md:grid-cols-[12rem_minmax(0,1fr)]'
            : 'grid-cols-[minmax(0,1fr)_5.5rem] sm:grid-cols-[minmax(0,1fr)_9rem] md:grid-cols-[minmax(0,1fr)_12rem]'),
      )}
    >
      {picture && (
        <div className={classes('relative min-h-24 md:min-h-28', !isRight && 'order-last')}>
          <Image
            src={picture.src}
            alt={picture.alt}
            focus={picture.focus}
            seal={sealPicture}
            aspect="1/1"
            cover
            sizes="(min-width: 48rem) 12rem, (min-width: 40rem) 9rem, 5.5rem"
            priority={priority}
            className="absolute inset-0 size-full!"
          />
        </div>
      )}
      <div
        className={classes(
          'min-w-0 p-4 md:py-2.5 wrap-anywhere sm:flex sm:flex-col sm:items-start sm:justify-center sm:*:max-w-full md:px-8 lg:px-10',
          side === 'center' && 'text-center sm:items-center',
        )}
      >
        {children}
      </div>
    </section>
  )
}
