/** The cache tag of everything that shows a promotion. */
export const promotionTag = (id: string): string => `promotion:${id}`

/** The cache tag of everything that tells which promotions hold for goods. */
export const promotionsTag = 'promotions'
