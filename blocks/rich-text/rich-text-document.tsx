import type { ReactNode } from 'react'
import { type RenderOptions, render as renderRichText } from 'storyblok-rich-text-react-renderer'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import type { RawBlok, RichTextDocument as Rich } from '@/schemas/content'
import { prepareDocument } from './prepare'
import { markResolvers, nodeResolvers } from './resolvers'

/*
 * What storyblok-rich-text-react-renderer 3.0.1 would do with a document as it comes is met by `prepareDocument`: it
 * throws on a heading, blok or table cell without attributes and on a mark named `__proto__`, takes what every object
 * inherits (`toString`) for a resolver, drops an unknown node with its words, knows no mark `strong` and no textAlign,
 * cuts a link in two where a word in it is bold, and writes classes, colours and colspans unchecked. Its resolvers get
 * rendered children instead of the node, so a table's head and body and a picture beside its paragraph are nodes of
 * the prepared document.
 */

type RichTextDocumentProps = {
  document: Rich | undefined
  context: BlockContext
  /** The block of the text, where its headings are places of the page. */
  uid?: string
  /** Renders blocks inside the text through the registry. */
  render: (bloks: readonly RawBlok[]) => ReactNode
}

/** Whether a place of the page is in a block; undefined where the places of the page are not known. */
const ownedBy = (uid: string | undefined, { places }: BlockContext) =>
  uid === undefined || !places ? undefined : (id: string) => places.get(id) === uid

/** A rich-text document. Renders nothing without a document. */
export function RichTextDocument({ document, context, render, uid }: RichTextDocumentProps) {
  if (!document) return null
  // The package's types know its own attributes alone; the resolvers are checked against ours.
  const options = { nodeResolvers: nodeResolvers(render), markResolvers } as unknown as RenderOptions
  return (
    <div className="document max-w-prose text-body break-words [&>:first-child]:mt-0 [&>:last-child]:mb-0">
      {renderRichText(prepareDocument(document, context.market, ownedBy(uid, context)), options)}
    </div>
  )
}
