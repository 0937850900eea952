import { type ResolvedLink, resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'

/** An entry of the category navigation: name, link, sub-categories. */
export type MenuEntry = { id: string; name: string; link: ResolvedLink | undefined; entries: MenuEntry[] }

type Entries = Layout['navigation']

/** By place, because the ids of the content are long, and the navigation stands on every page. */
const idOf = (above: string, place: number) => (above === '' ? `${place}` : `${above}-${place}`)

/** The navigation of the layout with its links resolved for a market, as deep as the editor made it. */
export function menuTree({ navigation }: Pick<Layout, 'navigation'>, market: Market): MenuEntry[] {
  const read = (entries: Entries, above: string): MenuEntry[] =>
    entries.map(({ name, link, entries: below }, place) => {
      const id = idOf(above, place)
      return { id, name, link: resolveLink(link, market), entries: read(below, id) }
    })
  return read(navigation, '')
}

type Teaser = Entries[number]['teaser'][number]

/** The teasers of the navigation by the ids of their entries. */
export function menuTeasers({ navigation }: Pick<Layout, 'navigation'>): { id: string; teaser: Teaser }[] {
  const read = (entries: Entries, above: string): { id: string; teaser: Teaser }[] =>
    entries.flatMap(({ teaser, entries: below }, place) => {
      const id = idOf(above, place)
      return [...teaser.slice(0, 1).map((one) => ({ id, teaser: one })), ...read(below, id)]
    })
  return read(navigation, '')
}
