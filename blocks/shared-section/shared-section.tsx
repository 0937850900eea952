import { Fragment } from 'react'
import { PreviewNote } from '@/blocks/preview-note'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { sharedSectionBlock } from '@/schemas/blocks/shared-section'

/** The blocks of its sections, without an element of its own, as if they stood on the page themselves. */
export function SharedSection({ blok, context, render }: BlockProps<typeof sharedSectionBlock>) {
  if (blok.sections.length === 0)
    return <PreviewNote context={context}>{(t) => t('sharedSection.none')}</PreviewNote>
  return blok.sections.map(({ uuid, content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same section may be chosen twice
    <Fragment key={`${uuid}-${index}`}>
      {content ? (
        render(content.body)
      ) : (
        <PreviewNote context={context}>{(t) => t('sharedSection.missing')}</PreviewNote>
      )}
    </Fragment>
  ))
}
