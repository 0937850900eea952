import { anchorsOf } from '@/blocks/anchors'
import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { type BlockProps, domId } from '@/lib/blocks'
import { createText } from '@/lib/i18n'
import { Disclosure } from '@/lib/ui/disclosure'
import { DisclosureSection } from '@/lib/ui/disclosure-section'
import { levelBelow } from '@/lib/ui/heading-level'
import { JsonLd } from '@/lib/ui/json-ld'
import type { faqBlock } from '@/schemas/blocks'
import { plainText } from './plain-text'

type FaqProps = BlockProps<typeof faqBlock>

/** https://schema.org/FAQPage. An answer without words, such as a picture, tells a search engine nothing. */
function structuredData(entries: FaqProps['blok']['items']) {
  const questions = entries.flatMap(({ question, answer }) => {
    const text = plainText(answer)
    return text === ''
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined
}

export function Faq({ blok, context, render }: FaqProps) {
  if (blok.items.length === 0) return null
  const anchors = anchorsOf(blok.items)
  const data = structuredData(blok.items)
  return (
    <DisclosureSection
      headline={blok.headline}
      level={blok.level}
      headlineId={domId(blok.uid, 'headline')}
      label={createText(context.market.language)('faq.label')}
    >
      {blok.items.map((entry, index) => (
        <Disclosure
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may stand there twice under one uid
          key={`${entry.uid}-${index}`}
          title={entry.question}
          level={blok.headline ? levelBelow(blok.level) : blok.level}
          anchor={anchors[index]}
        >
          <RichTextDocument document={entry.answer} context={context} render={render} />
        </Disclosure>
      ))}
      {data && <JsonLd data={data} />}
    </DisclosureSection>
  )
}
