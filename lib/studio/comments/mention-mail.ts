import type { MessagePart } from '@/lib/content/embedded'
import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import { unlinked } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { Seller } from '@/schemas/shop'
import { commentsText } from './messages'

/** A comment that mentions the reader, and where the Studio shows it. */
export type MentionTold = {
  by: string
  page: string
  title: string
  message: MessagePart[]
  href: string
}

const longestName = 80
const longestWords = 600

/** The words of a comment, in which people are called by their names: an `@` could become an address. */
const wordsOf = (message: readonly MessagePart[]) =>
  message.map((part) => (part.type === 'text' ? part.text : part.attrs.label)).join('')

type Given = { language: StudioLanguage; seller: Seller; told: readonly MentionTold[]; profile: string }

/** Tells somebody who has mentioned them in comments, with what was written and the way to each. */
export function mentionMail({ language, seller, told, profile }: Given): MailBody {
  const t = commentsText(language)
  const [first] = told
  const subject =
    first && told.length === 1
      ? t('mail.one', { by: unlinked(first.by, longestName), page: unlinked(first.page, longestName) })
      : t('mail.many', { count: told.length })
  return {
    language,
    subject,
    parts: [
      { kind: 'title', text: subject },
      ...told.flatMap(({ by, page, title, message, href }) => [
        { kind: 'heading', text: unlinked(`${page} · ${title}`, 2 * longestName) } as const,
        {
          kind: 'text',
          text: t('mail.said', {
            by: unlinked(by, longestName),
            words: unlinked(wordsOf(message), longestWords),
          }),
        } as const,
        { kind: 'button', text: t('mail.open'), href } as const,
      ]),
      { kind: 'small', text: t('mail.turnOff', { address: profile }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
