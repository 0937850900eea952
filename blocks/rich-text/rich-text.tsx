import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { richTextBlock } from '@/schemas/blocks/rich-text'
import { RichTextDocument } from './rich-text-document'

export function RichTextBlock({ blok, context, render }: BlockProps<typeof richTextBlock>) {
  return <RichTextDocument document={blok.text} context={context} render={render} uid={blok.uid} />
}
