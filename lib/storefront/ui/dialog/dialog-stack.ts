/** The dialogs that are open, by id, in the order in which they were opened. */
export type DialogStack = readonly string[]

/** Opened, or opened once more: it is the topmost now. */
export const withDialog = (stack: DialogStack, id: string): DialogStack => [
  ...stack.filter((other) => other !== id),
  id,
]

export const withoutDialog = (stack: DialogStack, id: string): DialogStack =>
  stack.includes(id) ? stack.filter((other) => other !== id) : stack

/** The one that scrolls and that Esc closes. */
export const topmostDialog = (stack: DialogStack): string | undefined => stack.at(-1)
