import { createElement, Fragment, type ReactNode } from 'react'
import { anchorId, resolveLink } from '@/lib/content/links'
import { classes, Image } from '@/lib/storefront/ui'
import { type RichTextNode, toContentLink } from '@/schemas/content'
import { colorOf, styleOf, textOf } from './attributes'
import type { Scope } from './scope'

type Mark = NonNullable<RichTextNode['marks']>[number]

/** The look of links in running text; lists and headings do not inherit it from the page. */
const linkClasses =
  'underline decoration-accent decoration-[0.08em] underline-offset-[0.18em] hover:text-accent'

const plainMarks: Record<string, string> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
}

function marked(mark: Mark, children: ReactNode, scope: Scope): ReactNode {
  if (Object.hasOwn(plainMarks, mark.type))
    return createElement(plainMarks[mark.type] as string, null, children)
  switch (mark.type) {
    case 'code':
      return <code className="rounded bg-companion-1 px-1 text-[0.9em]">{children}</code>
    case 'highlight': {
      const backgroundColor = colorOf(mark.attrs, 'color')
      return (
        <mark
          className={classes('rounded px-0.5 text-inherit', !backgroundColor && 'bg-companion-4')}
          style={backgroundColor ? { backgroundColor } : undefined}
        >
          {children}
        </mark>
      )
    }
    case 'styled': {
      const className = styleOf(mark.attrs)
      return className ? <span className={className}>{children}</span> : children
    }
    case 'textStyle': {
      const color = colorOf(mark.attrs, 'color')
      return color ? <span style={{ color }}>{children}</span> : children
    }
    case 'anchor': {
      const id = anchorId(textOf(mark.attrs, 'id') ?? '')
      if (id === '' || scope.ids.has(id)) return children
      scope.ids.add(id)
      return <span id={id}>{children}</span>
    }
    default:
      return children
  }
}

export const linkMarkOf = (node: RichTextNode) => node.marks?.find((mark) => mark.type === 'link')

function leaf(node: RichTextNode, scope: Scope): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text
    case 'hard_break':
      return <br />
    case 'emoji':
      return emoji(node)
    default:
      return inline(node.content ?? [], scope)
  }
}

/** The Unicode character if there is one: it is sharp at every size, and screen readers know it. */
function emoji({ attrs }: RichTextNode): ReactNode {
  const character = textOf(attrs, 'emoji')
  if (character) return character
  const name = textOf(attrs, 'name') ?? ''
  const picture = textOf(attrs, 'fallbackImage')
  if (picture) return <Image src={picture} alt={name} width={20} aspect="1/1" className="inline max-w-5" />
  return name && `:${name}:`
}

const plainNode = (node: RichTextNode, scope: Scope): ReactNode =>
  (node.marks ?? [])
    .filter((mark) => mark.type !== 'link')
    .reduceRight((children: ReactNode, mark) => marked(mark, children, scope), leaf(node, scope))

export const linkOf = (mark: Mark | undefined, scope: Scope) =>
  mark && resolveLink(toContentLink(mark.attrs), scope.context.market)

/** Wraps content in the link of a mark; without a safe address the content stays without link. */
export function linked(mark: Mark | undefined, children: ReactNode, scope: Scope): ReactNode {
  const link = scope.inLink ? undefined : linkOf(mark, scope)
  return link ? (
    <a {...link} className={linkClasses}>
      {children}
    </a>
  ) : (
    children
  )
}

/** Inline nodes. Neighbours with the same link share one `a`, so that it is a single tab stop. */
export function inline(nodes: readonly RichTextNode[], scope: Scope): ReactNode {
  const groups: { key: string | undefined; mark: Mark | undefined; nodes: RichTextNode[] }[] = []
  for (const node of nodes) {
    const mark = linkMarkOf(node)
    const key = mark && JSON.stringify(mark.attrs ?? null)
    const last = groups.at(-1)
    if (last && last.key === key) last.nodes.push(node)
    else groups.push({ key, mark, nodes: [node] })
  }
  return each(groups, (group) => {
    const inside = group.mark ? { ...scope, inLink: true } : scope
    return linked(
      group.mark,
      each(group.nodes, (node) => plainNode(node, inside)),
      scope,
    )
  })
}

/** Renders a list keyed by index, since the nodes of a document have no ids. */
export const each = <T,>(things: readonly T[], show: (thing: T, index: number) => ReactNode): ReactNode =>
  things.map((thing, index) => createElement(Fragment, { key: index }, show(thing, index)))
