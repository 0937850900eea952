const off = new Set(['', '0', 'n', 'nein', 'no', 'false'])

/** A flag among the attributes: set unless its value means no. */
export const isFlagSet = (value: string | undefined): boolean =>
  value !== undefined && !off.has(value.trim().toLowerCase())
