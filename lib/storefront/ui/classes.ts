/** Class names in one text, without those that do not apply. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
