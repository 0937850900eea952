import { createElement, type ReactNode } from 'react'
import type { BlockContext } from '@/lib/storefront/blocks'
import { imageAddress, linkedAlt } from '@/lib/storefront/pictures'
import { classes, Image } from '@/lib/storefront/ui'
import { type RawBlok, type RichTextDocument as Rich, type RichTextNode, toRawBloks } from '@/schemas/content'
import { alignmentOf, codeClassOf, integerOf, textOf } from './attributes'
import { each, inline, linked, linkMarkOf, linkOf } from './inline'
import { RichTextTable } from './rich-text-table'
import { runsOf, type Scope, wordsOf } from './scope'

/*
 * Not storyblok-rich-text-react-renderer 3.0.1: it throws on a heading, blok or table cell without attributes and on a
 * mark named `__proto__`, writes `[object Undefined]` for a type named `toString`, drops an unknown node with its
 * words, knows no mark `strong` and no textAlign, and cuts a link in two where a word in it is bold. Its resolvers get
 * rendered children instead of the node, so they cannot give a table head and body or take a picture out of its
 * paragraph; classes, colours and colspans it writes as they come.
 */

/** The title of a page is its own h1: headings of a text begin below it. */
const headings = { 2: 'text-h2', 3: 'text-h3', 4: 'text-lead', 5: 'text-body', 6: 'text-small' } as const
type Level = keyof typeof headings

const levelOf = (node: RichTextNode): Level =>
  Math.min(6, Math.max(2, integerOf(node.attrs, 'level') ?? 2)) as Level

/** The width of a text column in CSS pixels, which is the most that a picture needs. */
const widestText = 672

/** Groups inline nodes into the element that `wrap` gives, and renders blocks between the groups. */
const flow = (node: RichTextNode, scope: Scope, wrap: (text: ReactNode) => ReactNode): ReactNode =>
  each(
    runsOf(node.content).filter(
      (run) => !run.inline || run.nodes.some((part) => wordsOf(part) !== '' || part.type === 'emoji'),
    ),
    (run) => (run.inline ? wrap(inline(run.nodes, scope)) : block(run.node, scope)),
  )

const paragraph = (node: RichTextNode, scope: Scope): ReactNode =>
  flow(node, scope, (text) => <p className={classes('my-4', alignmentOf(node.attrs))}>{text}</p>)

/** The content of a list item or a cell; a single paragraph gets no element of its own. */
function tight(nodes: readonly RichTextNode[], scope: Scope): ReactNode {
  const [only] = nodes
  const text =
    nodes.length === 1 && only?.type === 'paragraph' && !alignmentOf(only.attrs) ? only.content : nodes
  return each(runsOf(text), (run) => (run.inline ? inline(run.nodes, scope) : block(run.node, scope)))
}

const listItems = (node: RichTextNode, scope: Scope): ReactNode =>
  each(node.content ?? [], (child) => (
    <li className="ps-1">{tight(child.type === 'list_item' ? (child.content ?? []) : [child], scope)}</li>
  ))

function orderedList(node: RichTextNode, scope: Scope): ReactNode {
  const start = integerOf(node.attrs, 'order')
  return (
    <ol
      className="my-4 list-decimal space-y-2 ps-6"
      start={start !== undefined && start !== 1 && Math.abs(start) < 100_000 ? start : undefined}
    >
      {listItems(node, scope)}
    </ol>
  )
}

function picture(node: RichTextNode, scope: Scope): ReactNode {
  const src = textOf(node.attrs, 'src')
  if (!src || !imageAddress(src)) return null
  const title = textOf(node.attrs, 'title')
  const alt = textOf(node.attrs, 'alt') ?? ''
  const mark = linkMarkOf(node)
  const link = linkOf(mark, scope)
  const image = (
    <Image
      src={src}
      alt={link ? linkedAlt(link.href, alt, title) : alt}
      width={widestText}
      className="rounded-card"
    />
  )
  return (
    <figure className="my-6">
      {linked(mark, image, scope)}
      {title && title !== alt && <figcaption className="mt-2 text-small text-quiet">{title}</figcaption>}
    </figure>
  )
}

function nested(node: RichTextNode, scope: Scope): ReactNode {
  const bloks = toRawBloks(node.attrs?.body)
  return bloks.length > 0 && <div className="my-6 flex flex-col gap-6">{scope.render(bloks)}</div>
}

function block(node: RichTextNode, scope: Scope): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, scope)
    case 'heading': {
      const level = levelOf(node)
      const className = classes(
        'mt-8 mb-3 font-display leading-snug',
        headings[level],
        alignmentOf(node.attrs),
      )
      return flow(node, scope, (text) => createElement(`h${level}`, { className }, text))
    }
    case 'blockquote':
      return (
        <blockquote className="my-6 border-s-4 border-companion-2 ps-4 text-quiet">
          {blocks(node.content, scope)}
        </blockquote>
      )
    case 'bullet_list':
      return <ul className="my-4 list-disc space-y-2 ps-6">{listItems(node, scope)}</ul>
    case 'ordered_list':
      return orderedList(node, scope)
    case 'code_block':
      return (
        <pre className="my-4 whitespace-pre-wrap break-words rounded-card bg-card p-4 text-small">
          <code className={codeClassOf(node.attrs)}>{wordsOf(node)}</code>
        </pre>
      )
    case 'horizontal_rule':
      return <hr className="my-8 border-line" />
    case 'image':
      return picture(node, scope)
    case 'blok':
      return nested(node, scope)
    case 'table':
      return <RichTextTable node={node} show={(nodes) => tight(nodes, scope)} />
    default:
      return blocks(node.content, scope)
  }
}

/** Block nodes; inline nodes between them are wrapped in paragraphs. */
const blocks = (nodes: readonly RichTextNode[] | undefined, scope: Scope): ReactNode =>
  each(runsOf(nodes), (run) =>
    run.inline ? paragraph({ type: 'paragraph', content: run.nodes }, scope) : block(run.node, scope),
  )

type RichTextDocumentProps = {
  document: Rich | undefined
  context: BlockContext
  /** Renders blocks inside the text through the registry. */
  render: (bloks: readonly RawBlok[]) => ReactNode
}

/** A rich-text document. Renders nothing without a document. */
export function RichTextDocument({ document, context, render }: RichTextDocumentProps) {
  if (!document) return null
  return (
    <div className="document max-w-prose text-body break-words [&>:first-child]:mt-0 [&>:last-child]:mb-0">
      {blocks(document.content, { context, render, ids: new Set() })}
    </div>
  )
}
