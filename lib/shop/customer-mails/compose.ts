import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { MailBody } from '@/lib/shop/mail-body'
import { senderFoot } from '@/lib/shop/mail-body'
import type { Seller } from '@/schemas/shop'

export const customerMailKinds = [
  'registration',
  /** To an address that has an account, for which somebody has asked for one. */
  'known',
  'password',
  /** To an address without an account, for which somebody has asked for a new password. */
  'unknown',
  'email',
  /** To an address of another account, which somebody has entered as their new one. */
  'emailTaken',
  'passwordChanged',
  'emailChanged',
  'deleted',
] as const
export type CustomerMailKind = (typeof customerMailKinds)[number]

export type CustomerMail = {
  kind: CustomerMailKind
  market: Market
  seller: Seller
  /** Whom it greets; unset where nobody is known. */
  name?: string | undefined
  /** Where its button leads. */
  address?: string | undefined
  /** How long its link can be used. */
  hours?: number | undefined
}

/** A mail about an account: what was asked for, the link for it, and what to do if it was somebody else. */
export function composeCustomerMail({ kind, market, seller, name, address, hours }: CustomerMail): MailBody {
  const t = marketText(market)
  return {
    language: market.iso,
    subject: t(`customerMails.${kind}.subject`),
    parts: [
      { kind: 'title', text: t(`customerMails.${kind}.title`) },
      {
        kind: 'text',
        text: name ? t('orderMails.greeting', { name }) : t('customerMails.greeting'),
      },
      { kind: 'text', text: t(`customerMails.${kind}.text`) },
      ...(address
        ? [{ kind: 'button' as const, text: t(`customerMails.${kind}.action`), href: address }]
        : []),
      ...(hours ? [{ kind: 'small' as const, text: t('customerMails.hours', { hours }) }] : []),
      { kind: 'small', text: t(`customerMails.${kind}.other`) },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    foot: senderFoot(seller),
  }
}
