import { kept, later, type Told, untold } from './told'

/** How much of something the visitors of one network may do or have kept within an hour. */
export type Limit = { of: string; perHour: number }

/** All limits of networks. Where a right answer is known it counts for nothing. */
export const networkLimits = {
  login: {
    ...{ of: 'account login', perHour: 60, counted: 'wrong passwords of accounts' },
    exempt: 'right ones; known browsers; beyond it each account has three of its own',
    beyond: 'the form says so and names the link by mail',
    cost: '14,400 guesses a day and network, for all accounts together, three an hour for each',
  },
  loginBeyond: {
    ...{ of: 'account login beyond', perHour: 540 },
    counted: 'wrong passwords of accounts in a network with too many',
    exempt: 'right ones; known browsers; addresses without an account, which count for nothing',
    beyond: 'the form says so and names the link by mail',
    cost: 'part of those above',
  },
  register: {
    ...{ of: 'account register', perHour: 20, counted: 'registrations', exempt: 'nobody', beyond: kept },
    cost: '20 mails an hour and network, to one address five',
  },
  reset: {
    ...{ of: 'account reset', perHour: 20, counted: 'links asked for that set a new password' },
    exempt: 'known browsers; beyond it each account has two of its own',
    beyond: 'no mail where there is no account; the answer is the same',
    cost: '200 mails an hour and network, to one address five',
  },
  resetBeyond: {
    ...{ of: 'account reset beyond', perHour: 180 },
    counted: 'links for accounts asked for in a network with too many',
    exempt: 'known browsers; addresses without an account, which count for nothing',
    ...{ beyond: kept, cost: 'part of those above, with a mail to an account each' },
  },
  links: {
    ...{ of: 'account links', perHour: 60, counted: 'links of mails that are none', beyond: later },
    exempt: 'valid links',
    cost: 'nothing can be guessed: links have 256 bits',
  },
  leaks: {
    ...{
      of: 'account leak',
      perHour: 300,
      counted: 'passwords looked up among leaked ones',
      exempt: 'nobody',
    },
    ...{ beyond: later, cost: 'the list is public' },
  },
  studioLogin: {
    ...{ of: 'studio login', perHour: 30, counted: 'wrong passwords of the Studio' },
    exempt: 'right ones; known browsers; beyond it each person has three of their own',
    beyond: 'the login says so',
    cost: '7,200 guesses a day and network, three an hour for each; passwords have 12 characters or more and are not leaked',
  },
  studioLoginBeyond: {
    ...{
      of: 'studio login beyond',
      perHour: 270,
      counted: 'wrong passwords of the Studio, in such a network',
    },
    exempt: 'right ones; browsers in which the person has logged in before',
    ...{ beyond: 'the login says so', cost: 'part of those above' },
  },
  studioPasskeys: {
    ...{
      of: 'studio passkey',
      perHour: 60,
      counted: 'logins by a passkey begun in the Studio',
      exempt: 'nobody',
    },
    beyond: '429; a password still logs in',
    cost: 'nothing can be guessed: a passkey signs a challenge of its own',
  },
  studioReset: {
    ...{ of: 'studio reset', perHour: 20, counted: 'links asked for that set a new password of the Studio' },
    exempt: 'browsers in which the person has logged in before',
    ...{ beyond: 'the form says so', cost: '20 mails an hour and network, to one person five' },
  },
  merchantTokens: {
    ...{ of: 'wrong merchant tokens', perHour: 20, counted: "wrong tokens of a merchant's system" },
    ...{ exempt: 'the right one', beyond: later, cost: 'tokens have 32 characters or more' },
  },
  codes: {
    ...{ of: 'wrong codes', perHour: 20, counted: 'wrong codes of vouchers and gift cards' },
    exempt: 'right ones; beyond it each basket with something in it has 5 of its own',
    beyond: 'the basket says so',
    cost: '1,520 guesses an hour and network, 1.1 million with the baskets of a month: 24 years for one of a million codes of 57 bits',
  },
  orderClaims: {
    ...{ of: 'order look-ups', perHour: 30, counted: 'orders asked for by a wrong number or mail address' },
    exempt: 'right ones; browsers that know the order; beyond it each order has three of its own',
    ...{ beyond: kept, cost: '7,200 guesses a day and network, three an hour for each order' },
  },
  orderClaimsBeyond: {
    ...{ of: 'order look-ups beyond', perHour: 270, counted: 'the same in a network with too many' },
    exempt: 'right ones; browsers that have placed it or opened a link of its mails',
    ...{ beyond: kept, cost: 'part of those above' },
  },
  withdrawals: {
    ...{ of: 'withdrawals', perHour: 20, counted: 'withdrawals that name no order of their mail address' },
    ...{ exempt: 'those that name one', beyond: untold, cost: 'mails to the seller' },
  },
  forms: {
    ...{ of: 'forms', perHour: 30, counted: 'forms sent', exempt: 'nobody', beyond: kept },
    cost: '720 mails a day and network to the shop',
  },
  backInStock: {
    ...{ of: 'back in stock', perHour: 30, counted: 'mails asked for when goods are back', exempt: 'nobody' },
    ...{ beyond: kept, cost: '30 mails an hour and network that ask to confirm, to one address five a day' },
  },
  formDrafts: {
    ...{ of: 'drafts', perHour: 100, counted: 'forms shown again (no JavaScript)', exempt: 'nobody' },
    ...{ beyond: later, cost: 'room for a day' },
  },
  formTexts: {
    ...{ of: 'kilobytes of forms', perHour: 1_024, counted: 'KB of texts of forms', exempt: 'nobody' },
    ...{ beyond: kept, cost: '24 MB a day and network' },
  },
  formFiles: {
    ...{ of: 'kilobytes of files', perHour: 100 * 1_024, counted: 'KB of files of forms', exempt: 'nobody' },
    ...{ beyond: kept, cost: '2.4 GB a day and network, until they are mailed' },
  },
  orderDrafts: {
    ...{ of: 'order drafts', perHour: 100, counted: 'forms about orders and accounts shown again' },
    ...{ exempt: 'nobody', beyond: later, cost: 'room for a day' },
  },
  baskets: {
    ...{ of: 'baskets', perHour: 300, counted: 'baskets begun', exempt: 'what is in a basket stays' },
    ...{ beyond: '429 in words', cost: 'room for a day to a year' },
  },
  basketEntries: {
    ...{ of: 'entries of baskets', perHour: 3_000, counted: 'lines added to baskets' },
    ...{ exempt: 'what is in a basket stays', beyond: '429 in words', cost: 'the same' },
  },
  wishlists: {
    ...{ of: 'wishlists', perHour: 300, counted: 'wishlists begun', exempt: 'what is on a wishlist stays' },
    ...{ beyond: '429 in words', cost: 'the same' },
  },
  wishlistEntries: {
    ...{ of: 'entries of wishlists', perHour: 3_000, counted: 'products added to wishlists' },
    ...{ exempt: 'what is on a wishlist stays', beyond: '429 in words', cost: 'the same' },
  },
  orders: {
    ...{ of: 'orders', perHour: 120, counted: 'orders placed', exempt: 'the same order again' },
    ...{ beyond: 'the review says so', cost: 'goods that are held until they are to be paid' },
  },
  voucherQuestions: {
    ...{ of: 'used vouchers', perHour: 120, counted: 'orders refused because of a used voucher' },
    exempt: 'orders without a voucher; customers who order with the address of their account',
    beyond: 'the review says so; without the voucher it can be ordered',
    cost: '2,880 answers a day and network, whether an address has used a voucher',
  },
  orderedPieces: {
    ...{ of: 'ordered pieces', perHour: 400, counted: 'pieces taken from the stock', exempt: 'nobody' },
    ...{
      beyond: 'the review says so',
      cost: '400 pieces an hour and network, held until they are to be paid',
    },
  },
  downloads: {
    ...{ of: 'downloads', perHour: 60, counted: 'files downloaded that were bought', exempt: 'nobody' },
    ...{ beyond: 'the order says so; nothing is counted', cost: 'a valid link each' },
  },
  downloadParts: {
    ...{ of: 'download parts', perHour: 300, counted: 'parts with which downloads go on', exempt: 'nobody' },
    ...{ beyond: 'the order says so; nothing is counted', cost: 'a valid link each' },
  },
  giftCardPapers: {
    ...{ of: 'gift card papers', perHour: 60, counted: 'gift cards drawn as PDF', exempt: 'nobody' },
    ...{ beyond: later, cost: 'a valid link each' },
  },
  performance: {
    ...{
      of: 'performance reports',
      perHour: 600,
      counted: 'reports of how fast pages were',
      exempt: 'nobody',
    },
    ...{ beyond: later, cost: 'lines of the log' },
  },
} as const satisfies Record<string, Limit & Told>
