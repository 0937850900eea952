import { classes } from '@/lib/ui/classes'
import { Image } from '@/lib/ui/image'
import type { Asset } from '@/schemas/content'

type CompactBannerProps = {
  picture: Asset | undefined
  /** The classes of its ground. */
  ground: string
  side: 'left' | 'right' | 'center'
  priority: boolean
  children: React.ReactNode
}

/** A low stage: what it opens stands on the first screen as well. The picture keeps to a square beside the text. */
export function CompactBanner({ picture, ground, side, priority, children }: CompactBannerProps) {
  const isRight = side === 'right'
  return (
    <section
      className={classes(
        'grid w-full items-stretch overflow-hidden rounded-card',
        ground,
        picture &&
          (isRight
            ? 'grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-[16rem_minmax(0,1fr)]'
            : 'grid-cols-[minmax(0,1fr)_7rem] sm:grid-cols-[minmax(0,1fr)_11rem] md:grid-cols-[minmax(0,1fr)_16rem]'),
      )}
    >
      {picture && (
        <div className={classes('relative min-h-28 md:min-h-52', !isRight && 'order-last')}>
          <Image
            src={picture.src}
            alt={picture.alt}
            focus={picture.focus}
            aspect="1"
            cover
            sizes="(min-width: 48rem) 16rem, (min-width: 40rem) 11rem, 7rem"
            priority={priority}
            className="absolute inset-0 size-full"
          />
        </div>
      )}
      <div
        className={classes(
          'flex min-w-0 flex-col items-start justify-center p-4 wrap-anywhere *:max-w-full md:px-8 md:py-7 lg:px-10',
          side === 'center' && 'items-center text-center',
        )}
      >
        {children}
      </div>
    </section>
  )
}
