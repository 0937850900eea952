const mostNames = 3

/** A few names, and how many more there are: `Anna, Ben, Cem +2`. */
export const presentNames = (names: readonly string[]): string =>
  [names.slice(0, mostNames).join(', '), names.length > mostNames && `+${names.length - mostNames}`]
    .filter(Boolean)
    .join(' ')
