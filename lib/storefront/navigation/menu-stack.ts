/** The levels that a visitor went down in the category navigation, the innermost last. Empty: the root. */
export type MenuStack = readonly string[]

export const menuRoot: MenuStack = []

/** Goes one level down. */
export const openLevel = (stack: MenuStack, id: string): MenuStack => [...stack, id]

/** Goes back one level, and stays at the root (section 2, category navigation). */
export const back = (stack: MenuStack): MenuStack => stack.slice(0, -1)

/** Goes back to a level of the breadcrumb; to the root for one that is not on it. */
export const backTo = (stack: MenuStack, id: string): MenuStack => stack.slice(0, stack.indexOf(id) + 1)
