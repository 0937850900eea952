/**
 * The kind of the outbox's messages about gift cards as presents: `{ mail, to }` are the id of the mail, and whether its
 * receiver gets the card or its giver hears that it was not sent.
 */
export const giftCardMessage = 'gift-card'

export type GiftCardReader = 'receiver' | 'giver'

export type GiftCardMessage = { mail: number; to: GiftCardReader }
