import { marketText } from '@/lib/platform/i18n'
import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'
import { isEmailAddress } from '@/schemas/email'
import type { Seller } from '@/schemas/shop'
import { confirmationDays } from './subscribe'
import type { Answer } from './tables'

/**
 * The mail that asks the owner of an address to confirm a subscription: who sends what, and that it can be ended.
 * Anybody may have entered the address, so the mail quotes nothing.
 */
export function confirmationMail(market: Market, seller: Seller, link: string): MailBody {
  const t = marketText(market)
  return {
    language: market.iso,
    subject: t('forms.mail.subject'),
    parts: [
      { kind: 'title', text: t('forms.mail.title') },
      { kind: 'text', text: t('customerMails.greeting') },
      { kind: 'text', text: t('forms.mail.text') },
      { kind: 'button', text: t('forms.mail.action'), href: link },
      { kind: 'small', text: t('forms.mail.agree', { seller: seller.name, email: seller.email }) },
      { kind: 'small', text: t('forms.mail.other', { days: confirmationDays }) },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}

const longestLine = 10_000

/**
 * Its lines stay. An answer that is one address and nothing else is the one that is answered to, and stays whole: parted
 * by spaces it would be broken over lines and could not be copied. Other addresses make no links.
 */
const quoted = (value: string) =>
  isEmailAddress(value.trim())
    ? value.trim()
    : value
        .split('\n')
        .map((line) => unlinked(line, longestLine))
        .join('\n')

type Submitted = { title: string; path: string; answers: readonly Answer[] }

/** A question ends with a mark of its own. */
const headed = (label: string) => (/[?!:.…]\s*$/.test(label) ? label : `${label}:`)

/** The mail that brings the answers of a form to its recipient, who may serve several shops. */
export const answersMail = ({ title, path, answers }: Submitted, shopName: string) => ({
  senderName: shopName,
  // The title may contain line breaks; a mail subject must be one line.
  subject: `${title} · ${shopName}`.replace(/\s+/g, ' '),
  text: [...answers.map(({ label, value }) => `${headed(label)}\n${quoted(value)}`), path].join('\n\n'),
})
