import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { type EditorText, editorText } from '@/lib/storefront/runtime/blocks'

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
