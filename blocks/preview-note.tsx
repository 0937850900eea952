import type { BlockContext } from '@/lib/storefront/blocks'
import { type EditorText, editorText } from '@/lib/storefront/editor-words'

type Props = { context: BlockContext; children: (t: EditorText) => string }

/** Shows an editor in the preview why a block is empty; renders nothing for shoppers. */
export function PreviewNote({ context, children }: Props) {
  if (!context.preview) return null
  return (
    <p
      data-preview-note=""
      lang={context.editorLanguage}
      className="rounded-card border border-outline border-dashed p-4 text-quiet text-small"
    >
      {children(editorText(context))}
    </p>
  )
}
