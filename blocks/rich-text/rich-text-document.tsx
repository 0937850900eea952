import type { ReactNode } from 'react'
import type { BlockContext } from '@/lib/blocks'
import type { RichTextDocument as Doc, RawBlok, RichTextNode } from '@/schemas/content'

export type RichTextDocumentProps = {
  document: Doc | undefined
  context: BlockContext
  /** Renders blocks inside the text through the registry. */
  render: (bloks: readonly RawBlok[]) => ReactNode
}

const plain = (node: RichTextNode): string => node.text ?? (node.content ?? []).map(plain).join('')

/** A rich-text document as elements. Renders nothing without a document. */
export function RichTextDocument({ document }: RichTextDocumentProps) {
  if (!document) return null
  return (
    <div className="max-w-prose">
      {document.content.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a document have no identity but their place
        <p key={index}>{plain(node)}</p>
      ))}
    </div>
  )
}
