import { contentPath, type Market } from '@/lib/platform/markets'
import { safeHref } from '@/lib/platform/security'
import type { ContentLink } from '@/schemas/content'
import { anchorId } from './dom-id'

export type ResolvedLink = { href: string; target?: '_blank'; rel?: string; title?: string }

const addressOf = (link: ContentLink, market: Market): string | undefined => {
  switch (link.kind) {
    case 'story':
      return link.fullSlug === undefined ? undefined : contentPath(market, link.fullSlug)
    case 'email':
      return `mailto:${link.email}`
    default:
      return link.url
  }
}

/** The attributes of a content link in a market; undefined when it has no target or an unsafe one. */
export function resolveLink(link: ContentLink | undefined, market: Market): ResolvedLink | undefined {
  if (!link) return undefined
  const address = safeHref(addressOf(link, market))
  if (!address) return undefined
  const anchor = anchorId(link.anchor ?? '')
  const href = anchor ? `${address.split('#')[0]}#${anchor}` : address
  return {
    href,
    ...(link.newTab && { target: '_blank' as const, rel: 'noopener' }),
    ...(link.title && { title: link.title }),
  }
}
