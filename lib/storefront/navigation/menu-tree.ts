import { type ResolvedLink, resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'

/** An entry of the category navigation: name, link, sub-categories. */
export type MenuEntry = { id: string; name: string; link: ResolvedLink | undefined; entries: MenuEntry[] }

/** The navigation of the layout with its links resolved for a market. */
export function menuTree(layout: Layout, market: Market): MenuEntry[] {
  return layout.navigation.map(({ uid, name, link, links }) => ({
    id: uid,
    name,
    link: resolveLink(link, market),
    entries: links.map((entry) => ({
      id: entry.uid,
      name: entry.name,
      link: resolveLink(entry.link, market),
      entries: [],
    })),
  }))
}
