/** Why a row is left out whose key an earlier one has: what stands twice, where, and which of the rows counts. */
export const twiceInWords = (what: string, key: string, { line, first }: { line: number; first: number }) =>
  line === first
    ? `${what} “${key}” is named twice in this line`
    : `${what} “${key}” is named twice, in line ${first} and in line ${line}: line ${first} counts, this one is left out`
