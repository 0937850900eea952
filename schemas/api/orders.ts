import { z } from 'zod'
import { emailAddress } from '../email'
import { ibanFault, longestIban, plainIban } from '../iban'
import { longestEmail } from '../lengths'
import { orderNumberPattern } from '../order-number'
import { withPlainApostrophes } from '../person-name'
import { returnReasons } from '../shop/order'
import { hasCheckDigit } from './check-digit'

/** The most characters of the fields of the forms about orders, by their names. */
/** Goods that were ticked are named by the shop: every line that an order can have, each by its name. */
const longestChosen = 30_000

export const longestInOrderForms = {
  ...{ number: 40, email: longestEmail, name: 120, goods: 1_000 },
  // More does not fit into a transfer.
  ...{ holder: 70, iban: longestIban },
} as const

/** As it is typed from a mail or a letter: with spaces in it, or a sign in front. */
const typedNumber = z
  .string()
  .max(longestInOrderForms.number)
  .transform((text) => text.replace(/[\s#.-]/g, ''))

/** The number of an order. Those of eight digits are older, and have no check digit. */
export const orderNumber = typedNumber
  .pipe(z.string().regex(orderNumberPattern, { error: 'is not an order number', abort: true }))
  .refine((digits) => digits.length === 8 || hasCheckDigit(digits), {
    error: 'is mistyped: its check digit is another',
    params: { key: 'mistyped' },
  })

const email = z.string().trim().toLowerCase().max(longestInOrderForms.email).pipe(emailAddress())

/** `POST /api/orders/access/?locale`: opens an order for who knows its number and its mail address. */
export const orderClaim = z.object({ number: orderNumber, email })

/** `GET /api/orders/open/?locale`: opens an order by the link of a mail. */
export const orderLink = z.object({ order: orderNumber, key: z.string().max(200) })

const line = (most: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u, 'has a character that cannot be printed')

/**
 * The first step of `POST /api/orders/withdrawal/?locale`. The number is taken as it is entered: a declaration counts
 * also where it names no order that the shop knows.
 */
export const withdrawalStatement = z.object({
  name: line(longestInOrderForms.name),
  number: line(longestInOrderForms.number),
  email,
  /** Which goods; empty: all. */
  goods: z.string().normalize('NFC').trim().max(longestChosen).default(''),
})
export type WithdrawalStatement = z.infer<typeof withdrawalStatement>

/** The same with goods as they are typed. */
export const typedStatement = withdrawalStatement.extend({
  goods: z.string().normalize('NFC').trim().max(longestInOrderForms.goods).default(''),
})

/** The second step: the token of the statement that is confirmed. */
export const withdrawalConfirmation = z.object({ draft: z.string().min(1).max(100) })

/** `POST /api/orders/link/?locale`: has a link to an order sent to its mail address. */
export const orderLinkRequest = z.object({ order: orderNumber })

/** Why some goods come back; empty: nothing was chosen. */
const isReason = (value: string): boolean => value === '' || returnReasons.some((reason) => reason === value)

/**
 * `POST /api/orders/return/?locale`: announces what is sent back, with `line-<id>` as the pieces of each line and
 * `reason-<id>` as why they come back. `reason` is that of lines that name none.
 */
export const returnForm = z
  .object({ order: orderNumber, key: z.uuid(), reason: z.enum(returnReasons).default('none') })
  .catchall(z.string())
  .superRefine((fields, context) => {
    for (const [name, value] of Object.entries(fields))
      if (/^reason-\d{1,15}$/.test(name) && !isReason(value))
        context.addIssue({ code: 'custom', path: [name], message: 'is not a reason' })
  })

/** `POST /api/orders/return-cancel/?locale`: takes a return back. */
export const returnCancellation = z.object({
  order: orderNumber,
  return: z.string().regex(/^R\d{8,10}-\d{1,4}$/),
})

/** `POST /api/orders/return-receipt/?locale`: the receipt of a postage that is paid back, as the file `receipt`. */
export const returnReceipt = z.object({
  order: orderNumber,
  return: z.string().regex(/^R\d{8,10}-\d{1,4}$/),
})

/** `POST /api/orders/refund-account/?locale`: where money of an order is transferred back to. */
export const refundAccountForm = z.object({
  order: orderNumber,
  holder: z
    .string()
    .normalize('NFC')
    .transform((text) => withPlainApostrophes(text).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(longestInOrderForms.holder)
        // Letters and the signs of names: what banks do not take is no name.
        .refine((text) => /\p{L}/u.test(text) && /^[\p{L}\p{M}\d '.,&()/+-]+$/u.test(text), {
          error: 'is not a name',
          params: { key: 'holder' },
        }),
    ),
  iban: z
    .string()
    .max(longestIban)
    .transform(plainIban)
    .superRefine((iban, context) => {
      const key = ibanFault(iban)
      if (key) context.addIssue({ code: 'custom', message: 'is not an account', params: { key } })
    }),
})

/** The most characters and lines of a message on a gift card: more would be too small to read on a sheet of A5. */
export const longestCardMessage = 300
export const mostCardLines = 10

/** Several empty lines are one. */
const cardMessage = (text: string) =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()

/** What a giver writes. What is too long is cut. */
const giverMessage = z
  .string()
  .transform((text) => cardMessage(text).slice(0, longestCardMessage))
  .refine((text) => text.split('\n').length <= mostCardLines, {
    error: 'has too many lines',
    params: { key: 'tooManyLines' },
  })
  .default('')

/** `POST /api/orders/gift-cards/`: how gift cards are printed. */
export const giftCardPrint = z.object({
  format: z.enum(['sheet', 'folded']).default('sheet'),
  message: giverMessage,
  /** The place of one of several cards, from 1; unset: all. */
  card: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
})
export type GiftCardPrint = z.infer<typeof giftCardPrint>

/** The most days ahead for which the mail with a gift card can be planned. */
export const mostGiftDays = 365

/** The most characters of the name of who gives it. */
export const longestGiver = 60

/** `POST /api/orders/gift-card-mail/?locale`: has a gift card sent to who gets it as a present. */
export const giftCardMail = z.object({
  order: orderNumber,
  recipient: email,
  from: line(longestGiver),
  message: giverMessage,
  /** The card by its reference. */
  card: z.string().regex(/^[\w-]{22}$/),
  /** Of this form: a second click sends nothing twice. */
  key: z.uuid(),
  /** The day on which it is sent; empty: at once. */
  day: z.union([z.literal(''), z.iso.date()]).default(''),
  /** `look` shows what would be sent, `change` the form again. */
  step: z.enum(['look', 'change', 'send']).default('look'),
  /** Says yes to sending it to another person than these, who have got it or will. */
  again: z.string().catch(''),
})

/** `POST /api/orders/gift-card-cancel/?locale`: takes a planned mail with a gift card back. */
export const giftCardCancellation = z.object({
  order: orderNumber,
  mail: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})
