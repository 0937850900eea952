export const treeColumns = ['name', 'slug', 'state', 'changed', 'person'] as const
export type TreeColumn = (typeof treeColumns)[number]

/**
 * A narrow list has fewer columns, and shows the state below the name. It is measured in the size of its own text: a wide
 * window with large text has room for as little as a small one.
 */
export const shownFrom: Readonly<Record<TreeColumn, string | false>> = {
  name: false,
  slug: '@max-[40rem]:hidden',
  state: '@max-[40rem]:hidden',
  changed: '@max-[55rem]:hidden',
  person: '@max-[62rem]:hidden',
}
