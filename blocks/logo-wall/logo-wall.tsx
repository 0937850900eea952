import { fittingColumns } from '@/blocks/category-tiles/fitting-columns'
import { domId, resolveLink } from '@/lib/content/links'
import { imageAddress } from '@/lib/storefront/design/pictures'
import { classes, Icon, Image } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { logoWallBlock } from '@/schemas/blocks/logo-wall'

type WallProps = BlockProps<typeof logoWallBlock>
type Entry = WallProps['blok']['items'][number]

const tabletColumns = { 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' } as const
const wideColumns = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' } as const

/** A few logos fill the row, so that no column is empty. */
const few: Record<number, string> = { 1: '', 2: '', 3: 'sm:grid-cols-3' }

const columnsOf = (count: number): string =>
  few[count] ??
  `${tabletColumns[fittingColumns(count, [4, 3])]} ${wideColumns[fittingColumns(count, [6, 5, 4])]}`

const logoWidth = 144

function Mark({ entry }: { entry: Entry }) {
  if (entry.image && imageAddress(entry.image.src)) {
    return (
      <Image
        src={entry.image.src}
        alt={entry.name}
        width={logoWidth}
        densities={[1, 2, 3]}
        className="block h-14! w-auto! object-contain"
      />
    )
  }
  if (entry.mark === 'none') {
    return <span className="hyphens-auto text-center font-display text-lead leading-tight">{entry.name}</span>
  }
  return (
    <span className="flex flex-col items-center gap-2">
      <Icon name={entry.mark} className="size-7 text-accent" />
      <span className="hyphens-auto text-center font-bold text-small leading-tight">{entry.name}</span>
    </span>
  )
}

const cell =
  'flex h-full min-h-28 items-center justify-center rounded-card border border-line bg-card px-4 py-5 no-underline [overflow-wrap:anywhere]'

export function LogoWall({ blok, context }: WallProps) {
  const { items } = blok
  if (items.length === 0) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const Frame = blok.headline ? 'section' : 'div'
  const odd = items.length % 2 === 1 ? items.length - 1 : undefined
  return (
    <Frame className="w-full" aria-labelledby={blok.headline && headlineId}>
      {blok.headline && (
        <Heading id={headlineId} className="mb-5 font-display text-h2 md:mb-6">
          {blok.headline}
        </Heading>
      )}
      <ul className={classes('grid grid-cols-2 gap-3 md:gap-4', columnsOf(items.length))}>
        {items.map((entry, index) => {
          const link = resolveLink(entry.link, context.market)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
              key={`${entry.uid}-${index}`}
              className={classes('min-w-0', index === odd && 'max-sm:col-span-2')}
            >
              {link ? (
                <a {...link} className={classes(cell, 'transition-colors hover:border-outline')}>
                  <Mark entry={entry} />
                </a>
              ) : (
                <div className={cell}>
                  <Mark entry={entry} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
