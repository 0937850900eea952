import { domId } from '@/lib/content/links'
import { classes, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { gridBlock } from '@/schemas/blocks/grid'

const columnClasses = {
  1: '',
  2: 'md:grid-cols-2',
  // Three fit into a row from tablets on; of more, a single last one spans its row there.
  3: 'md:grid-cols-3 md:max-lg:has-[>:nth-child(4)]:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd):nth-child(n+4)]:col-span-2',
  4: 'md:grid-cols-2 lg:grid-cols-4',
} as const
type Columns = keyof typeof columnClasses

const gaps = { small: 'gap-4', medium: 'gap-4 lg:gap-6', large: 'gap-8 lg:gap-10' } as const

/** The number of columns with the fewest gaps in the last row. */
function fittingColumns(count: number): Columns {
  if (count <= 4) return Math.max(1, count) as Columns
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return empty(4) <= empty(3) ? 4 : 3
}

/** On phones a row to swipe, which lets the next block peep in. */
const strip =
  'max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:auto-cols-[min(80%,20rem)] max-md:grid-flow-col max-md:gap-3 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 max-md:[scrollbar-width:none] max-md:*:snap-start md:grid-cols-1'

const columnsOf = (wanted: number | undefined, count: number): Columns =>
  wanted === undefined ? fittingColumns(count) : (Math.min(4, Math.max(1, Math.round(wanted))) as Columns)

export function Grid({ blok, render }: BlockProps<typeof gridBlock>) {
  if (blok.body.length === 0) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const ground =
    blok.backgroundColor === 'none' ? '' : `${tones[blok.backgroundColor]} rounded-card p-5 md:p-8`
  const columns = columnClasses[columnsOf(blok.columns, blok.body.length)]
  const Frame = blok.headline ? 'section' : 'div'
  return (
    <Frame className={classes('w-full', ground)} aria-labelledby={blok.headline ? headlineId : undefined}>
      {blok.headline && (
        <Heading id={headlineId} className="mb-5 font-display text-h2 md:mb-6">
          {blok.headline}
        </Heading>
      )}
      <div
        {...(blok.phones === 'rows' && { 'data-rows': '' })}
        className={classes('grid', blok.phones === 'strip' ? strip : 'grid-cols-1', columns, gaps[blok.gap])}
      >
        {render(blok.body)}
      </div>
    </Frame>
  )
}
