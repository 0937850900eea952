/** The ids of the open dialogs, in the order in which they were opened. */
export type DialogStack = readonly string[]

/** Adds a dialog on top; one that is already open moves to the top. */
export const withDialog = (stack: DialogStack, id: string): DialogStack => [
  ...stack.filter((other) => other !== id),
  id,
]

export const withoutDialog = (stack: DialogStack, id: string): DialogStack =>
  stack.includes(id) ? stack.filter((other) => other !== id) : stack

/** The dialog that scrolls and that Esc closes. */
export const topmostDialog = (stack: DialogStack): string | undefined => stack.at(-1)
