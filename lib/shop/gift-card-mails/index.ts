/** Gift cards that are sent by mail to who gets them as a present, at once or on a day. */
export { type AskedGiftCardMail, askForGiftCardMail, type GiftCardAnswer } from './ask-for-mail'
export {
  findGiftCardMail,
  findGiftCardMails,
  type GiftCardMail,
  giftCardMailDays,
  pruneGiftCardMails,
} from './find-mails'
export { type GiftCardMessage, type GiftCardReader, giftCardMessage } from './message'
export { queueDueGiftCards } from './queue-due'
export { recipientsBefore } from './recipients-before'
export {
  planGiftCardMailAgain,
  recordGiftCardSent,
  stopGiftCardMail,
  type TakenBack,
  takeGiftCardMailBack,
} from './settle-mail'
export type { GiftCardStop } from './tables'
