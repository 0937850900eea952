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
