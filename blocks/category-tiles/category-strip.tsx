import { domId, resolveLink } from '@/lib/content/links'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { servable } from '@/lib/storefront/design/pictures'
import { classes, filledTone, Image, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { categoryTilesBlock } from '@/schemas/blocks/category-tiles'
import { TileFrame } from './tile-frame'

type StripProps = Pick<BlockProps<typeof categoryTilesBlock>, 'blok' | 'context'>
type TileContent = StripProps['blok']['items'][number]

/** In CSS pixels. */
const pictureWidth = 64

const row =
  'flex gap-2 max-lg:-mx-4 max-lg:snap-x max-lg:scroll-px-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] md:max-lg:-mx-6 md:max-lg:scroll-px-6 md:max-lg:px-6 lg:flex-wrap lg:gap-3 print:mx-0 print:flex-wrap print:overflow-visible print:px-0'

/** Categories in one line, so that the products below it are on the first screen. Phones swipe it to both edges. */
export function CategoryStrip({ blok, context }: StripProps) {
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const Frame = blok.headline ? 'nav' : 'div'
  return (
    <Frame className="mt-2! w-full lg:mt-3! print:hidden" aria-labelledby={blok.headline && headlineId}>
      {blok.headline && (
        <Heading id={headlineId} className="sr-only">
          {blok.headline}
        </Heading>
      )}
      <ul className={row}>
        {blok.items.map((tile, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
            key={`${tile.uid}-${index}`}
            className="min-w-0 max-lg:max-w-[min(max(70%,9rem),100%,18rem)] max-lg:shrink-0 max-lg:snap-start"
          >
            <StripTile tile={tile} context={context} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function StripTile({ tile, context }: { tile: TileContent; context: StripProps['context'] }) {
  const link = resolveLink(tile.link, context.market)
  const picture = servable(tile.image)
  const ground = filledTone(tile.backgroundColor)
  const frame = classes(
    'group/tile flex min-h-14 items-center overflow-hidden lg:h-12 lg:min-h-0 rounded-card pe-4 no-underline',
    tones[ground],
    ground === 'card' && 'border border-line',
    !picture && 'ps-4',
  )
  return (
    <TileFrame link={link} className={frame}>
      {picture && (
        <Image
          src={picture.src}
          // the name says what the picture shows
          alt=""
          focus={picture.focus}
          seal={sealPicture}
          width={pictureWidth}
          aspect="1/1"
          cover
          className="me-3 size-[min(3.5rem,18vw)]! shrink-0 lg:size-12!"
        />
      )}
      <span className="min-w-0 lg:line-clamp-2 hyphens-auto font-bold leading-tight underline-offset-4 wrap-anywhere group-hover/tile:underline">
        {softHyphens(tile.name, context.market.language)}
      </span>
    </TileFrame>
  )
}
