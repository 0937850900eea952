import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import { unlinked } from '@/lib/platform/text'
import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import type { Person } from '@/lib/studio/people'
import type { Seller } from '@/schemas/shop'
import { accountMailText } from './messages'

const longestName = 80

/** What one of the mails tells, and where its button leads. */
export type StudioMail = { language: StudioLanguage; name: string; address: string } & (
  | {
      kind: 'invitation'
      role: Person['role']
      /** Who has invited; unset for an invitation from the command line. */
      by: string | undefined
      until: Date
    }
  | { kind: 'forgotten'; until: Date }
  | { kind: 'passwordSet'; at: Date }
)

/** Who writes it: a shop with its seller. */
type From = { shop: string; seller: Seller }

function words(mail: StudioMail, shop: string): string {
  const t = accountMailText(mail.language)
  if (mail.kind === 'forgotten') return t('forgotten.text', { shop })
  if (mail.kind === 'passwordSet')
    return t('passwordSet.text', { shop, at: formatMoment(mail.language, mail.at) })
  const { role, by } = mail
  return by === undefined
    ? t('invitation.textByNobody', { shop, role })
    : t('invitation.text', { shop, role, by: unlinked(by, longestName) })
}

/** A mail about an account of the Studio: what it is about, the way on, and what to do if it was somebody else. */
export function composeStudioMail(mail: StudioMail, { shop, seller }: From): MailBody {
  const { kind, language, name, address } = mail
  const t = accountMailText(language)
  const subject = t(`${kind}.subject`, { shop })
  return {
    language,
    subject,
    parts: [
      { kind: 'title', text: subject },
      { kind: 'text', text: t('greeting', { name: unlinked(name, longestName) }) },
      { kind: 'text', text: words(mail, shop) },
      { kind: 'button', text: t(`${kind}.action`), href: address },
      ...('until' in mail
        ? [{ kind: 'small' as const, text: t('once', { until: formatMoment(language, mail.until) }) }]
        : []),
      { kind: 'small', text: t(`${kind}.other`) },
      { kind: 'small', text: t('questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
