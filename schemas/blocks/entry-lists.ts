/** The list without whose entries a block shows nothing. */
export const entryLists: Readonly<Record<string, string>> = {
  accordion: 'items',
  category_tiles: 'items',
  downloads: 'items',
  faq: 'items',
  grid: 'body',
  logo_wall: 'items',
  tabs: 'items',
  trigger_container: 'body',
}

/** That list of a block; undefined for one that shows something without it. */
export function entryListOf(blok: { component: string; [field: string]: unknown }): string | undefined {
  if (blok.component === 'category_tiles' && blok.source === 'shop') return undefined
  return Object.hasOwn(entryLists, blok.component) ? entryLists[blok.component] : undefined
}
