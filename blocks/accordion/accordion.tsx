import { anchorsOf } from '@/blocks/anchors'
import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { domId } from '@/lib/content/links'
import { classes, Disclosure, DisclosureSection, levelBelow } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { accordionBlock } from '@/schemas/blocks/accordion'

export function Accordion({ blok, context, render }: BlockProps<typeof accordionBlock>) {
  const entries = blok.items.filter((entry) => entry.text !== undefined || entry.body.length > 0)
  if (entries.length === 0) return null
  const anchors = anchorsOf(entries)
  const firstOpen = entries.findIndex((entry) => entry.open)
  return (
    <DisclosureSection headline={blok.headline} level={blok.level} headlineId={domId(blok.uid, 'headline')}>
      {entries.map((entry, index) => (
        <Disclosure
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
          key={`${entry.uid}-${index}`}
          title={entry.title}
          level={blok.headline ? levelBelow(blok.level) : blok.level}
          anchor={anchors[index]}
          open={blok.exclusive ? index === firstOpen : entry.open}
          name={blok.exclusive ? domId(blok.uid, 'accordion') : undefined}
        >
          <RichTextDocument document={entry.text} context={context} render={render} />
          {entry.body.length > 0 && (
            <div className={classes('grid gap-6', entry.text && 'mt-6')}>{render(entry.body)}</div>
          )}
        </Disclosure>
      ))}
    </DisclosureSection>
  )
}
