/** The id of the entry at a place, from 0, below the entry with the id `above`, which is empty for the first level. */
export const entryId = (above: string, place: number) => (above === '' ? `${place}` : `${above}-${place}`)

/** The path of levels that a visitor opened in the category navigation, the innermost last. Empty: the root. */
type MenuStack = readonly string[]

export const menuRoot: MenuStack = []

/** Opens a level. */
export const openLevel = (stack: MenuStack, id: string): MenuStack => [...stack, id]

/** Goes back one level, or stays at the root. */
export const back = (stack: MenuStack): MenuStack => stack.slice(0, -1)

/** Goes back to a level of the breadcrumb, or to the root if it is not on it. */
export const backTo = (stack: MenuStack, id: string): MenuStack => stack.slice(0, stack.indexOf(id) + 1)
