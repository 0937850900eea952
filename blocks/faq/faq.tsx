import { anchorsOf } from '@/blocks/anchors'
import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { Disclosure, DisclosureSection, levelBelow } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { faqBlock } from '@/schemas/blocks/faq'

/** The structured data for all FAQ blocks is part of the page (`lib/storefront/runtime/head`). */
export function Faq({ blok, context, render }: BlockProps<typeof faqBlock>) {
  if (blok.items.length === 0 || context.hidesFaq) return null
  const anchors = anchorsOf(blok.items)
  return (
    <DisclosureSection
      headline={blok.headline}
      level={blok.level}
      headlineId={domId(blok.uid, 'headline')}
      label={marketText(context.market)('faq.label')}
    >
      {blok.items.map((entry, index) => (
        <Disclosure
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
          key={`${entry.uid}-${index}`}
          title={entry.question}
          level={blok.headline ? levelBelow(blok.level) : blok.level}
          anchor={anchors[index]}
        >
          <RichTextDocument document={entry.answer} context={context} render={render} />
        </Disclosure>
      ))}
    </DisclosureSection>
  )
}
