import { kept, later, type Told, untold } from './told'

/** How much may be done with one thing, such as an account or a mail address, from all networks together. */
export type SubjectLimit = { of: string; most: number; hours: 1 | 24 }

/** All limits of single things. */
export const subjectLimits = {
  login: {
    ...{ of: 'account login of one', most: 20, hours: 1, counted: 'wrong passwords of one account' },
    exempt: 'right ones; browsers in which the customer has logged in before',
    beyond: 'the form says so and names the link by mail',
    cost: '480 guesses a day, from however many networks',
  },
  loginBeyond: {
    ...{ of: 'account login of one beyond', most: 3, hours: 1 },
    counted: 'wrong passwords of one account, in a network with too many',
    exempt: 'right ones; browsers in which the customer has logged in before',
    ...{ beyond: 'the same; each answer in such a network takes a second', cost: 'three guesses an hour' },
  },
  resetBeyond: {
    ...{ of: 'account reset of one beyond', most: 2, hours: 1 },
    counted: 'links for one account, in a network with too many',
    exempt: 'browsers in which the customer has logged in before',
    ...{ beyond: 'no mail; the answer is the same', cost: 'two mails an hour' },
  },
  mails: {
    ...{
      of: 'account mails',
      most: 5,
      hours: 1,
      counted: 'mails to one address, of registrations or of resets',
    },
    exempt: 'resets in known browsers, or in a network with too many',
    beyond: 'the form says that mails are there: each has a link that works',
    cost: 'five mails an hour, which lock nobody out',
  },
  rightAnswers: {
    ...{
      of: 'right answers',
      most: 100,
      hours: 1,
      counted: 'right passwords and mail addresses for one thing',
    },
    exempt: 'known browsers, which have as many of their own',
    ...{ beyond: later, cost: 'the right answer: checking it keeps the processor busy' },
  },
  emailChanges: {
    ...{ of: 'account email changes', most: 5, hours: 1, counted: 'new mail addresses of one account' },
    ...{ exempt: 'nobody', beyond: kept, cost: 'an account for five mails an hour to strangers' },
  },
  device: {
    ...{
      of: 'device',
      most: 10,
      hours: 1,
      counted: 'wrong passwords in a known browser, or of who is logged in',
    },
    ...{ exempt: 'all others', beyond: 'one a minute, after ten more one in five minutes' },
    cost: 'the browser of the owner, and 30 guesses an hour',
  },
  studioLogin: {
    ...{
      of: 'studio login of one',
      most: 60,
      hours: 1,
      counted: 'wrong passwords of one person of the Studio',
    },
    exempt: 'right ones; browsers in which the person has logged in before',
    beyond: 'the login says so; `npm run people -- reset` takes it back',
    cost: '1,440 guesses a day, from however many networks',
  },
  studioLoginBeyond: {
    ...{ of: 'studio login of one beyond', most: 3, hours: 1 },
    counted: 'wrong passwords of one person of the Studio, in a network with too many',
    exempt: 'right ones; browsers in which the person has logged in before',
    ...{ beyond: 'the login says so', cost: 'three guesses an hour' },
  },
  studioResets: {
    ...{ of: 'studio resets of one', most: 5, hours: 1 },
    counted: 'links asked for that set a new password of one person of the Studio',
    exempt: 'known browsers, which have as many of their own',
    ...{ beyond: 'no mail; the answer is the same', cost: 'five mails an hour, which lock nobody out' },
  },
  codes: {
    ...{ of: 'wrong codes of one basket', most: 5, hours: 1 },
    counted: 'wrong codes in one basket, in a network with too many',
    ...{ exempt: 'right ones', beyond: 'the basket says so', cost: 'a basket with something in it each' },
  },
  orderClaims: {
    ...{ of: 'order look-ups of one', most: 60, hours: 1, counted: 'wrong mail addresses of one order' },
    exempt: 'right ones; browsers that have placed it or opened a link of its mails',
    beyond: kept,
    cost: '1,440 guesses a day, from however many networks',
  },
  orderClaimsBeyond: {
    ...{ of: 'order look-ups of one beyond', most: 3, hours: 1 },
    counted: 'wrong mail addresses of one order, in a network with too many',
    exempt: 'right ones; browsers that have placed it or opened a link of its mails',
    ...{ beyond: kept, cost: 'three guesses an hour' },
  },
  guestOrders: {
    ...{ of: 'guest orders for one', most: 10, hours: 1 },
    counted: 'orders for one address by who is not logged in with it',
    exempt: 'customers who order with the address of their account',
    beyond: 'the review says so, and what was typed is kept',
    cost: 'ten orders of goods, each with its mails to one address',
  },
  guestOrdersOfDay: {
    ...{ of: 'guest orders of a day for one', most: 30, hours: 24 },
    counted: 'the same within a day',
    exempt: 'customers who order with the address of their account',
    beyond: 'the review says so, and what was typed is kept',
    cost: '30 orders of goods, each with its mails to one address',
  },
  orderLinks: {
    ...{ of: 'order links', most: 3, hours: 24, counted: 'links to one order that were asked for by mail' },
    ...{
      exempt: 'the links of other mails',
      beyond: 'the screen says that mails are there: each link works',
    },
    cost: 'number and mail address of the order, for three mails a day',
  },
  giftCardMails: {
    ...{ of: 'gift card mails', most: 5, hours: 24, counted: 'mails with one gift card to who gets it' },
    ...{ exempt: 'the same form again', beyond: 'the form says so, and what was typed is kept' },
    cost: 'a gift card that was paid, for five mails a day and ten in all',
  },
  trackingMails: {
    ...{ of: 'tracking mails', most: 5, hours: 24, counted: 'mails of corrections of one parcel' },
    ...{ exempt: 'nobody', beyond: 'no mail; the order itself shows what is right' },
    cost: 'the token of the merchant, for five mails a day and parcel',
  },
  returns: {
    ...{ of: 'returns of one', most: 10, hours: 24, counted: 'returns announced for one order' },
    ...{ exempt: 'the same form again', beyond: 'the form says so, and what was typed is kept' },
    cost: 'an order of goods, for ten mails a day, and a label with postage for each piece at most',
  },
  refundAccounts: {
    ...{ of: 'refund accounts of one', most: 5, hours: 24 },
    counted: 'accounts named for the refunds of one order',
    ...{ exempt: 'the same account again', beyond: 'the form says so, and what was typed is kept' },
    cost: 'an order of which money goes back, for five mails a day',
  },
  withdrawals: {
    ...{
      of: 'withdrawals of one',
      most: 10,
      hours: 1,
      counted: 'different withdrawals of one order',
      exempt: 'the customer; browsers that have ordered; links of mails',
    },
    ...{ beyond: untold, cost: 'number and mail address of the order' },
  },
  withdrawalReceipts: {
    ...{ of: 'withdrawal receipts', most: 5, hours: 24 },
    counted: 'receipts to one address of withdrawals that name no order of it',
    ...{ exempt: 'those that name one', beyond: untold, cost: 'five mails a day to one address' },
  },
  backInStockMails: {
    ...{ of: 'back in stock mails', most: 5, hours: 24 },
    counted: 'mails to one address that ask whether it wants to know when goods are back',
    ...{
      exempt: 'nobody',
      beyond: 'no mail; the answer is the same',
      cost: 'five mails a day to one address',
    },
  },
  newsletterMails: {
    ...{ of: 'newsletter mails', most: 3, hours: 24 },
    counted: 'mails to one address that ask to confirm a subscription',
    ...{
      exempt: 'nobody',
      beyond: 'no mail; the answer is the same',
      cost: 'three mails a day to one address',
    },
  },
} as const satisfies Record<string, SubjectLimit & Told>
