import { sealPicture } from '@/lib/storefront/picture-addresses'
import { classes, Image } from '@/lib/storefront/ui'
import type { Asset } from '@/schemas/content'

type CompactBannerProps = {
  picture: Asset | undefined
  /** The classes of its background. */
  ground: string
  side: 'left' | 'right' | 'center'
  /** It has the page's heading: the picture is loaded first, and on phones it is small, so that it takes no height. */
  isHead: boolean
  children: React.ReactNode
}

const onPhones = {
  head: 'max-sm:float-end max-sm:mb-2 max-sm:ms-4 max-sm:h-20 max-sm:w-auto max-sm:max-w-24',
  other: 'max-sm:mb-4 max-sm:w-full',
}

/** A low banner, so that the content below it is on the first screen as well. It shows its picture whole. */
export function CompactBanner({ picture, ground, side, isHead, children }: CompactBannerProps) {
  return (
    <section
      className={classes(
        'flow-root w-full rounded-card p-5 sm:flex sm:items-center sm:gap-8 sm:px-8 sm:py-7 lg:px-10',
        ground,
      )}
    >
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          focus={picture.focus}
          seal={sealPicture}
          sizes={`(min-width: 40rem) 12rem, ${isHead ? '6rem' : 'calc(100vw - 4.5rem)'}`}
          priority={isHead}
          className={classes(
            'shrink-0 rounded-field object-contain sm:-my-3 sm:max-h-28 sm:w-auto sm:max-w-48',
            side !== 'right' && 'sm:order-last',
            isHead ? onPhones.head : onPhones.other,
          )}
        />
      )}
      <div className={classes('min-w-0 wrap-anywhere sm:flex-1', side === 'center' && 'text-center')}>
        {children}
      </div>
    </section>
  )
}
