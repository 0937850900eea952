/** Whether the editor shows one of tree, page and form at a time. */
export const isNarrow = (): boolean => window.matchMedia('(width < 48rem)').matches
