/** A reference key as shoppers see it: no dots, at most 7 characters, no leading zeros. */
export const displayReferenceKey = (key: string): string =>
  key.replaceAll('.', '').slice(0, 7).replace(/^0+/, '')
