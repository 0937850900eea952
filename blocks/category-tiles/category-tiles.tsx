import { domId, resolveLink } from '@/lib/content/links'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { servable } from '@/lib/storefront/design/pictures'
import { classes, filledTone, Image, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { categoryTilesBlock } from '@/schemas/blocks/category-tiles'
import { CategoryStrip } from './category-strip'
import { fittingColumns } from './fitting-columns'
import { shopTiles } from './shop-tiles'
import { TileFrame } from './tile-frame'

type TilesProps = BlockProps<typeof categoryTilesBlock>
type TileContent = TilesProps['blok']['items'][number]

const tabletColumns = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4', 5: 'sm:grid-cols-5' } as const
const wideColumns = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' } as const

const few: Record<number, string> = { 1: 'max-w-2xl', 2: '', 3: 'sm:grid-cols-3' }

/** The layout of a tile: upright, or horizontal on phones only, from tablets on, or on wide screens. */
type Shape = 'upright' | 'lying-on-phones' | 'lying' | 'lying-on-desks'

const shapes: Record<Shape, { frame: string; picture: string; name: string }> = {
  upright: { frame: 'flex-col', picture: '', name: '' },
  'lying-on-phones': {
    frame: 'max-sm:items-stretch sm:flex-col',
    picture: 'max-sm:w-1/2 max-sm:shrink-0',
    name: 'max-sm:px-4 max-sm:text-lead',
  },
  // One or two tiles do not grow to the width of a banner.
  lying: {
    frame: 'flex-col sm:flex-row',
    picture: 'sm:w-40 sm:shrink-0 lg:w-48',
    name: 'sm:px-6 sm:text-lead',
  },
  // Three of them would fill the first screen.
  'lying-on-desks': {
    frame: 'flex-col lg:flex-row',
    picture: 'lg:w-28 lg:shrink-0',
    name: 'lg:px-5 lg:text-lead',
  },
}

const columnsOf = (count: number): string =>
  few[count] ??
  `${tabletColumns[fittingColumns(count, [4, 5, 3])]} ${wideColumns[fittingColumns(count, [6, 5, 4])]}`

const sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, 45vw'

function Tile({ tile, context, shape }: { tile: TileContent; context: TilesProps['context']; shape: Shape }) {
  const layout = shapes[shape]
  const link = resolveLink(tile.link, context.market)
  const picture = servable(tile.image)
  const ground = filledTone(tile.backgroundColor)
  const frame = classes(
    'group/tile flex h-full overflow-hidden rounded-card no-underline',
    layout.frame,
    tones[ground],
    ground === 'card' && 'border border-line',
  )
  return (
    <TileFrame link={link} className={frame}>
      <span className={classes('block overflow-hidden', layout.picture)}>
        {picture ? (
          <Image
            src={picture.src}
            // the name says what the picture shows
            alt=""
            focus={picture.focus}
            seal={sealPicture}
            aspect="1/1"
            cover
            sizes={sizes}
            className="block ease-calm motion-safe:transition-transform motion-safe:group-hover/tile:scale-103"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex aspect-square items-center justify-center bg-ink/4 font-display text-display text-quiet"
          >
            {tile.name.trim().slice(0, 1)}
          </span>
        )}
      </span>
      <span
        className={classes(
          'flex flex-1 items-center px-3 py-3 font-bold leading-snug max-sm:px-2.5 max-sm:py-2.5 sm:px-4',
          layout.name,
        )}
      >
        <span className="min-w-0 hyphens-auto underline-offset-4 [overflow-wrap:anywhere] group-hover/tile:underline">
          {softHyphens(tile.name, context.market.language)}
        </span>
      </span>
    </TileFrame>
  )
}

function shapeOf(count: number, isAlone: boolean): Shape {
  if (count <= 2) return 'lying'
  if (count === 3) return 'lying-on-desks'
  return isAlone ? 'lying-on-phones' : 'upright'
}

/** The tiles of an editor, or the categories of the shop. */
export async function CategoryTiles({ blok, context }: TilesProps) {
  const items = blok.source === 'shop' ? await shopTiles(context.market) : blok.items
  return items.length === 0 ? null : <Tiles blok={{ ...blok, items }} context={context} />
}

/** On phones, a single tile in the last row spans it. */
function Tiles({ blok, context }: Pick<TilesProps, 'blok' | 'context'>) {
  const { items } = blok
  if (blok.size === 'compact') return <CategoryStrip blok={blok} context={context} />
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const Frame = blok.headline ? 'section' : 'div'
  const isInThrees = items.length % 3 === 0
  const alone = !isInThrees && items.length > 1 && items.length % 2 === 1 ? items.length - 1 : undefined
  return (
    <Frame className="@container w-full print:hidden" aria-labelledby={blok.headline && headlineId}>
      {blok.headline && (
        <Heading id={headlineId} className="mb-5 font-display text-h2 md:mb-6">
          {blok.headline}
        </Heading>
      )}
      <ul
        className={classes(
          'grid gap-3 md:gap-4 lg:gap-6',
          isInThrees
            ? 'max-sm:gap-2 max-sm:text-small sm:grid-cols-3 max-sm:@min-[11rem]:grid-cols-2 max-sm:@min-[17rem]:grid-cols-3'
            : items.length > 1 && 'sm:grid-cols-2 max-sm:@min-[11rem]:grid-cols-2',
          columnsOf(items.length),
        )}
      >
        {items.map((tile, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
            key={`${tile.uid}-${index}`}
            className={classes('min-w-0', index === alone && 'max-sm:@min-[11rem]:col-span-2')}
          >
            <Tile tile={tile} context={context} shape={shapeOf(items.length, index === alone)} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}
