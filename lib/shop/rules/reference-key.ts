/** A reference key as shoppers see it: no dots, at most 7 characters, no leading zeros. */
export const displayReferenceKey = (key: string): string =>
  key.replaceAll('.', '').slice(0, 7).replace(/^0+/, '')

/** Whether a key is one of digits in seven places, behind which dots part what tells variants apart. */
const isInPlaces = (key: string) => /^[\d.]+$/.test(key) && (key.includes('.') || key.length <= 7)

/**
 * The number of an article as its page shows it: the merchant's own. Only a key in places is shortened for display: cut to
 * 7 characters, SKU-100234 and SKU-100235 would be one number.
 */
export const articleNumber = (referenceKey: string): string =>
  (isInPlaces(referenceKey) && displayReferenceKey(referenceKey)) || referenceKey

type Ordered = { referenceKey?: string | undefined; number: string }

/**
 * The number of what was ordered as exports write it: the whole key, as shortened ones of two articles can be equal. Older
 * orders kept no key: theirs is the number of the product's page.
 */
export const articleNumberOf = ({ referenceKey, number }: Ordered): string => referenceKey ?? number

/** The same in mails and papers: as the article's page shows it, unless that leaves out what tells two articles apart. */
export const shownArticleNumberOf = ({ referenceKey, number }: Ordered): string => {
  if (referenceKey === undefined) return number
  return /^\d{1,7}$/.test(referenceKey) ? articleNumber(referenceKey) : referenceKey
}

/** Whether a key of a variant is that of its product with a choice in words behind it: `0100061.beidseitig`. */
const namesChoice = ({ referenceKey, number }: Ordered, variant: string) => {
  const key = referenceKey ?? number
  return variant.startsWith(`${key}.`) && /\p{L}/u.test(variant.slice(key.length))
}

/** The same as papers for shoppers print them, which name the choice beside: no key that only says it again. */
export const shownStockNumbersOf = (line: { product: Ordered; variant: string }): string =>
  namesChoice(line.product, line.variant)
    ? shownArticleNumberOf(line.product)
    : stockNumbersOf(line, shownArticleNumberOf)

/**
 * The numbers by which whoever packs or takes back finds an article: that of the product, and the merchant's own of the
 * variant where it is another one, as with the rows of a feed.
 */
export const stockNumbersOf = (
  { product, variant }: { product: Ordered; variant: string },
  numberOf = articleNumberOf,
): string => [...new Set([numberOf(product), variant])].join(', ')
