/** The page that greets who gets a gift card: from whom it comes, what is left on it, and how it is redeemed. */
export { giftCardOrigin } from './card'
export { GiftCardScreen } from './screen'
export { giftCardView } from './view'
