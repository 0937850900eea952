/** The cache tag of everything that shows a promotion. */
export const promotionTag = (id: string): string => `promotion:${id}`
