/** Joins class names; false and undefined are skipped. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
