/** What words of a search can be besides words, in the order in which they are left out where nothing has them all. */
export const meanings = ['size', 'colour', 'age', 'sale', 'price', 'occasion', 'weight'] as const
export type Meaning = (typeof meanings)[number]
