export const treeColumns = ['name', 'slug', 'state', 'changed', 'person'] as const
export type TreeColumn = (typeof treeColumns)[number]

/** Narrow screens have fewer columns; a phone shows the state below the name. */
export const shownFrom: Readonly<Record<TreeColumn, string | false>> = {
  name: false,
  slug: 'max-md:hidden',
  state: 'max-md:hidden',
  changed: 'max-lg:hidden',
  person: 'max-xl:hidden',
}
