import { anchorId, type ResolvedLink, resolveLink } from '@/lib/content/links'
import type { Market } from '@/lib/platform/markets'
import { imageAddress } from '@/lib/storefront/design/pictures'
import { type RichTextNode, toContentLink } from '@/schemas/content'
import { colorOf, styleOf, textOf } from './attributes'
import type { PreparedMark, PreparedNode } from './prepared'

/** What the nodes of one document share while it is prepared. */
export type Scope = {
  market: Market
  /** Ids already used in this document: a text split by a mark repeats its anchor. */
  ids: Set<string>
  /** Whether the place of an id on the page is in this document; unset: of every place that it names. */
  owns?: (id: string) => boolean
}

type Mark = NonNullable<RichTextNode['marks']>[number]

/** A mark with checked attributes; undefined if it is unknown or would have no effect. */
function preparedMark({ type, attrs }: Mark, { ids, owns }: Scope): PreparedMark | undefined {
  switch (type) {
    case 'bold':
    case 'strong':
    case 'italic':
    case 'strike':
    case 'underline':
    case 'code':
    case 'subscript':
    case 'superscript':
      return { type, attrs: undefined }
    case 'highlight':
      return { type, attrs: { color: colorOf(attrs, 'color') } }
    case 'styled': {
      const className = styleOf(attrs)
      return className ? { type, attrs: { className } } : undefined
    }
    case 'textStyle': {
      const color = colorOf(attrs, 'color')
      return color ? { type, attrs: { color } } : undefined
    }
    case 'anchor': {
      const id = anchorId(textOf(attrs, 'id') ?? '')
      if (id === '' || ids.has(id) || owns?.(id) === false) return undefined
      ids.add(id)
      return { type, attrs: { id } }
    }
    default:
      return undefined
  }
}

/** The link of a node; undefined without a safe address. */
export function linkOf(node: RichTextNode, { market }: Scope): ResolvedLink | undefined {
  const mark = node.marks?.find(({ type }) => type === 'link')
  return mark && resolveLink(toContentLink(mark.attrs), market)
}

/** The Unicode character if there is one: it is sharp at every size, and screen readers know it. */
function emoji({ attrs }: RichTextNode): PreparedNode | undefined {
  const character = textOf(attrs, 'emoji')
  if (character) return { type: 'text', text: character }
  const name = textOf(attrs, 'name') ?? ''
  const src = textOf(attrs, 'fallbackImage')
  if (src) return imageAddress(src) ? { type: 'emoji', attrs: { src, name } } : undefined
  return name ? { type: 'text', text: `:${name}:` } : undefined
}

function leaf(node: RichTextNode): PreparedNode | undefined {
  if (node.type === 'hard_break') return { type: 'hard_break', attrs: undefined }
  if (node.type === 'emoji') return emoji(node)
  return node.text ? { type: 'text', text: node.text } : undefined
}

const isSame = (one: ResolvedLink, other: ResolvedLink) => JSON.stringify(one) === JSON.stringify(other)

/** Inline nodes. Those that show nothing are left out. */
export function prepareInline(nodes: readonly RichTextNode[], scope: Scope): PreparedNode[] {
  const prepared: PreparedNode[] = []
  for (const node of nodes) {
    const bare = leaf(node)
    if (!bare) continue
    const marks = (node.marks ?? []).flatMap((mark) => preparedMark(mark, scope) ?? [])
    const worded = { ...bare, marks }
    const link = linkOf(node, scope)
    const last = prepared.at(-1)
    if (!link) prepared.push(worded)
    else if (last?.type === 'link' && isSame(last.attrs, link)) last.content?.push(worded)
    else prepared.push({ type: 'link', attrs: link, content: [worded] })
  }
  return prepared
}
