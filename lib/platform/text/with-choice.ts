/** The name of an article where others stand beside it: the same one in two sizes or colours is told apart. */
export const withChoice = (name: string, choice: readonly string[]): string => [name, ...choice].join(', ')
