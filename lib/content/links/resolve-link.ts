import { contentPath, type Market } from '@/lib/platform/markets'
import { safeHref } from '@/lib/platform/security'
import type { ContentLink } from '@/schemas/content'
import { anchorId, fragmentId } from './dom-id'

export type ResolvedLink = {
  href: string
  target?: '_blank'
  rel?: string
  title?: string
  hrefLang?: string
}

/** A fragment that pages act on instead of going to a place. */
const actions = ['denyConsent']

/** The fragment of an address of this site as the ids of its places are written: `#Größe wählen` → `#groesse-waehlen`. */
function withPlainFragment(address: string): string {
  const at = address.indexOf('#')
  if (at === -1 || !/^[/#?]/.test(address)) return address
  const typed = address.slice(at + 1)
  const id = fragmentId(typed)
  return id === '' || actions.includes(typed) ? address : `${address.slice(0, at)}#${id}`
}

const addressOf = (link: ContentLink, market: Market): string | undefined => {
  switch (link.kind) {
    case 'story':
      if (link.fullSlug !== undefined)
        return contentPath(market, link.paths?.[market.shopLocale] ?? link.fullSlug)
      // Without a story, an anchor is a place on its own page.
      return link.uuid === undefined && link.anchor ? '#' : undefined
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
  const href = anchor ? `${address.split('#')[0]}#${anchor}` : withPlainFragment(address)
  const rel = [link.newTab && 'noopener', ...(link.rel?.split(' ') ?? [])].filter(Boolean)
  return {
    href,
    ...(link.newTab && { target: '_blank' as const }),
    ...(rel.length > 0 && { rel: [...new Set(rel)].join(' ') }),
    ...(link.title && { title: link.title }),
    ...(link.hreflang && { hrefLang: link.hreflang }),
  }
}
