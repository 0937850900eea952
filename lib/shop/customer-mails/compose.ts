import type { Text } from '@/lib/platform/i18n'
import type { MailBody } from '@/lib/platform/mail-body'
import { greeting, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { orderWords } from '@/lib/shop/order-papers'
import type { Seller } from '@/schemas/shop'

/**
 * The mails about accounts, by whose address they go to: one that a login or a link has proved, or one that anybody can
 * name. To the latter they quote nothing that was entered.
 */
export const customerMails = {
  registration: 'named',
  /** To an address that has an account, for which somebody has asked for one. */
  known: 'proved',
  password: 'proved',
  /** To an address without an account, for which somebody has asked for a new password. */
  unknown: 'named',
  email: 'named',
  /** To an address of another account, which somebody has entered as their new one. */
  emailTaken: 'proved',
  passwordChanged: 'proved',
  emailChanged: 'proved',
  deleted: 'proved',
} as const satisfies Record<string, 'named' | 'proved'>
export type CustomerMailKind = keyof typeof customerMails

export type CustomerMail = {
  kind: CustomerMailKind
  market: Market
  seller: Seller
  /** Whom it greets, if the address is proved; unset where nobody is known. */
  name?: string | undefined
  /** Where its button leads. */
  address?: string | undefined
  /** How long its link can be used. */
  hours?: number | undefined
  /** When it happened, and until when its link can be used. */
  changedAt?: Date | undefined
  until?: Date | undefined
}

/** More than two days are counted in days. */
const validityInWords = (t: Text, hours: number): string =>
  hours > 48 ? t('customerMails.days', { days: Math.round(hours / 24) }) : t('customerMails.hours', { hours })

/** A mail about an account: what was asked for, the link for it, and what to do if it was somebody else. */
export function composeCustomerMail(mail: CustomerMail): MailBody {
  const { kind, market, seller, name, address, hours, changedAt, until } = mail
  const { t, date, time } = orderWords(market)
  const inWords = (moment: Date | undefined) => ({
    date: moment ? date(moment) : '',
    time: moment ? time(moment) : '',
  })
  return {
    language: market.iso,
    subject: t(`customerMails.${kind}.subject`),
    parts: [
      { kind: 'title', text: t(`customerMails.${kind}.title`) },
      { kind: 'text', text: greeting(t, customerMails[kind] === 'proved' ? name : undefined) },
      { kind: 'text', text: t(`customerMails.${kind}.text`, inWords(changedAt)) },
      ...(address
        ? [{ kind: 'button' as const, text: t(`customerMails.${kind}.action`), href: address }]
        : []),
      ...(until ? [{ kind: 'small' as const, text: t('customerMails.until', inWords(until)) }] : []),
      ...(hours ? [{ kind: 'small' as const, text: validityInWords(t, hours) }] : []),
      { kind: 'small', text: t(`customerMails.${kind}.other`) },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
