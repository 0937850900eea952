import type { ReactNode } from 'react'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { servable } from '@/lib/storefront/design/pictures'
import { classes, filledTone, Image, type Tone, tones } from '@/lib/storefront/design/ui'
import type { Asset } from '@/schemas/content'

/**
 * The container width from which a card is horizontal, smaller for small cards. In the rows of phones it is in rem, so
 * that enlarged text gets the whole width; a square shows what is in the middle of the picture, which a strip would cut.
 */
const layouts = {
  small: {
    card: '@xl:flex-row max-md:in-data-rows:@3xs:flex-row',
    picture:
      '@xl:w-2/5 @xl:shrink-0 max-md:in-data-rows:@3xs:flex max-md:in-data-rows:@3xs:w-28 max-md:in-data-rows:@3xs:shrink-0 max-md:in-data-rows:@3xs:items-center',
    image: 'max-md:aspect-[3/2]! @xl:h-full max-md:in-data-rows:@3xs:aspect-square!',
    words: '@xl:justify-center @xl:p-8 max-md:in-data-rows:@3xs:p-4',
    sizes: '(min-width: 80rem) 38rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)',
  },
  large: {
    card: '@2xl:flex-row',
    picture: '@2xl:shrink-0',
    image: 'max-md:aspect-[16/9]! @2xl:h-full',
    words: 'items-start justify-center *:max-w-full',
    sizes: '(min-width: 80rem) 31rem, (min-width: 48rem) 40vw, calc(100vw - 2rem)',
  },
}

type PictureCardProps = {
  picture: Asset | undefined
  ground: Tone
  layout: keyof typeof layouts
  /** Shown on the picture, or above the text if there is none. */
  mark?: ReactNode
  pictureClasses?: string
  wordsClasses?: string
  children: ReactNode
}

/** A card with a picture above the text or beside it, depending on the width of the surrounding `@container`. */
export function PictureCard({
  picture: given,
  ground,
  layout,
  mark,
  pictureClasses,
  wordsClasses,
  children,
}: PictureCardProps) {
  const picture = servable(given)
  const { card, picture: frame, image, words, sizes } = layouts[layout]
  const tone = filledTone(ground)
  return (
    <div
      className={classes(
        'flex h-full flex-col overflow-hidden rounded-card wrap-anywhere',
        picture && card,
        tones[tone],
        tone === 'card' && 'border border-line',
      )}
    >
      {picture && (
        <div className={classes('relative', frame, pictureClasses)}>
          <Image
            src={picture.src}
            alt={picture.alt}
            focus={picture.focus}
            seal={sealPicture}
            aspect="4/3"
            cover
            sizes={sizes}
            className={classes('block', image)}
          />
          {mark && <p className="absolute inset-x-3 top-3">{mark}</p>}
        </div>
      )}
      <div className={classes('flex min-w-0 flex-1 flex-col p-5', words, wordsClasses)}>
        {!picture && mark && <p className="mb-3">{mark}</p>}
        {children}
      </div>
    </div>
  )
}
