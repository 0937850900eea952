import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import type { BlockProps } from '@/lib/blocks'
import { classes } from '@/lib/ui/classes'
import type { listingBlock } from '@/schemas/blocks'

/** The frame of a category page. The products take their place between its blocks once there is a catalogue. */
export function Listing({ blok, context, render }: BlockProps<typeof listingBlock>) {
  const Heading = blok.level
  const hasHead = blok.headline !== undefined || blok.intro !== undefined
  if (!hasHead && blok.before.length === 0 && blok.after.length === 0) return null
  return (
    <div className="flex w-full flex-col gap-6 md:gap-10">
      {hasHead && (
        <div>
          {blok.headline && (
            <Heading className={classes('font-display', blok.level === 'h1' ? 'text-display' : 'text-h1')}>
              {blok.headline}
            </Heading>
          )}
          {blok.intro && (
            <div className={classes(blok.headline && 'mt-4')}>
              <RichTextDocument document={blok.intro} context={context} render={render} />
            </div>
          )}
        </div>
      )}
      {render(blok.before)}
      {render(blok.after)}
    </div>
  )
}
