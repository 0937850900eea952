import { type ResolvedLink, resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { entryId } from './menu-stack'

/**
 * An entry of the category navigation: name, link, and sub-categories where it has some. The navigation stands on every
 * page, so an entry holds nothing that its place says: `entryId` names it by that.
 */
export type MenuEntry = { name: string; link: ResolvedLink | undefined; entries?: MenuEntry[] }

type Entries = Layout['navigation']

/** The navigation of the layout with its links resolved for a market, as deep as the editor made it. */
export function menuTree({ navigation }: Pick<Layout, 'navigation'>, market: Market): MenuEntry[] {
  const read = (entries: Entries): MenuEntry[] =>
    entries.map(({ name, link, entries: below }) => ({
      name,
      link: resolveLink(link, market),
      ...(below.length > 0 && { entries: read(below) }),
    }))
  return read(navigation)
}

type Teaser = Entries[number]['teaser'][number]

/** The teasers of the navigation by the ids of their entries. */
export function menuTeasers({ navigation }: Pick<Layout, 'navigation'>): { id: string; teaser: Teaser }[] {
  const read = (entries: Entries, above: string): { id: string; teaser: Teaser }[] =>
    entries.flatMap(({ teaser, entries: below }, place) => {
      const id = entryId(above, place)
      return [...teaser.slice(0, 1).map((one) => ({ id, teaser: one })), ...read(below, id)]
    })
  return read(navigation, '')
}
