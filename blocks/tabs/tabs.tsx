import { anchorsOf } from '@/blocks/anchors'
import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { domId } from '@/lib/content/links'
import { classes, Tabs } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { tabsBlock } from '@/schemas/blocks/tabs'

type TabsProps = BlockProps<typeof tabsBlock>

/** Without JavaScript every text is shown below its title. A single tab is shown without a tab list. */
export function TabsBlock({ blok, context, render }: TabsProps) {
  const entries = blok.items.filter((entry) => entry.text !== undefined || entry.body.length > 0)
  const [first] = entries
  if (!first) return null
  const anchors = anchorsOf(entries)
  const Heading = blok.level
  const headline = blok.headline ?? (entries.length === 1 ? first.title : undefined)
  // a section is announced by its heading
  const Box = headline ? 'section' : 'div'
  const headlineId = domId(blok.uid, 'headline')
  const content = (entry: TabsProps['blok']['items'][number]) => (
    <>
      <RichTextDocument document={entry.text} context={context} render={render} />
      {entry.body.length > 0 && (
        <div className={classes('grid gap-6', entry.text && 'mt-6')}>{render(entry.body)}</div>
      )}
    </>
  )
  return (
    <Box
      id={entries.length === 1 ? anchors[0] : undefined}
      className={classes('w-full', entries.length === 1 && 'scroll-mt-40')}
      aria-labelledby={headline && headlineId}
    >
      {headline && (
        <Heading id={headlineId} className="mb-4 font-display text-h2">
          {headline}
        </Heading>
      )}
      {entries.length === 1 ? (
        content(first)
      ) : (
        <Tabs
          label={headline ?? entries.map(({ title }) => title).join(', ')}
          tabs={entries.map((entry, index) => ({
            // two entries may have the same uid
            id: `${entry.uid}-${index}`,
            label: entry.title,
            anchor: anchors[index],
            content: content(entry),
          }))}
        />
      )}
    </Box>
  )
}
