import { objectOf, textOf } from './field-value'

export const linkKinds = ['story', 'url', 'email', 'asset'] as const
export type LinkKind = (typeof linkKinds)[number]

type Link = Record<string, unknown>

/** The parts of a link that its form shows. */
export type LinkParts = {
  kind: LinkKind
  /** The address: a full slug for a story. */
  address: string
  anchor: string
  newTab: boolean
}

const kindOf = (value: unknown): LinkKind => linkKinds.find((kind) => kind === value) ?? 'url'

/** Reads a link in every shape that editors left. */
export function readLink(value: unknown): LinkParts {
  if (typeof value === 'string') return { kind: 'url', address: value, anchor: '', newTab: false }
  const link = objectOf(value)
  const kind = kindOf(link.linktype ?? (link.email ? 'email' : undefined))
  const story = objectOf(link.story)
  const address = {
    story: textOf(story.full_slug) || textOf(link.cached_url),
    url: textOf(link.url) || textOf(link.href) || textOf(link.cached_url),
    email: textOf(link.email) || textOf(link.url).replace(/^mailto:/i, ''),
    asset: textOf(link.url) || textOf(link.href) || textOf(link.cached_url),
  }[kind]
  return { kind, address, anchor: textOf(link.anchor), newTab: link.target === '_blank' }
}

const without = (link: Link, ...names: string[]): Link =>
  Object.fromEntries(Object.entries(link).filter(([name]) => !names.includes(name)))

/** The parts that say where a link leads, and no others: `title`, `rel` and the rest stay. */
const leading = ['url', 'href', 'email', 'id', 'uuid', 'story', 'cached_url', 'linktype'] as const

/** A link with another target, in the shape that the content service writes. */
export function withTarget(value: unknown, kind: LinkKind, address: string, story?: { uuid: string }): Link {
  const rest = without(objectOf(value), ...leading)
  const common = { ...rest, fieldtype: 'multilink', linktype: kind }
  switch (kind) {
    case 'story':
      return { ...common, id: story?.uuid ?? '', url: '', cached_url: address }
    case 'email':
      return { ...common, id: '', url: '', email: address, cached_url: address }
    default:
      return { ...common, id: '', url: address, cached_url: address }
  }
}

export const withAnchor = (value: unknown, anchor: string): Link =>
  anchor ? { ...objectOf(value), anchor } : without(objectOf(value), 'anchor')

export const withNewTab = (value: unknown, newTab: boolean): Link =>
  newTab ? { ...objectOf(value), target: '_blank' } : without(objectOf(value), 'target')
