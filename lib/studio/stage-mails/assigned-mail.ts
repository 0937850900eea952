import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import { unlinked } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { Seller } from '@/schemas/shop'
import { stageMailText } from './messages'

/** A page that was given to the reader. `by`: unset for a program. `day`: until when, in the reader's language. */
type AssignedTold = {
  by: string | undefined
  page: string
  stage: string
  day: string | undefined
  note: string
  href: string
}

const longestName = 80
const longestNote = 600

type Given = { language: StudioLanguage; seller: Seller; told: readonly AssignedTold[]; profile: string }

/** Tells somebody which pages they go on with, who has given them, what was written to them, and the way to each. */
export function assignedMail({ language, seller, told, profile }: Given): MailBody {
  const t = stageMailText(language)
  const [first] = told
  const nameOf = (by: string | undefined) => (by === undefined ? t('program') : unlinked(by, longestName))
  const subject =
    first && told.length === 1
      ? t('one', { by: nameOf(first.by), page: unlinked(first.page, longestName) })
      : t('many', { count: told.length })
  return {
    language,
    subject,
    parts: [
      { kind: 'title', text: subject },
      ...told.flatMap(({ by, page, stage, day, note, href }) => [
        { kind: 'heading', text: unlinked(page, longestName) } as const,
        {
          kind: 'text',
          text: t(day === undefined ? 'stage' : 'stageDue', {
            stage: unlinked(stage, longestName),
            day: day ?? '',
          }),
        } as const,
        ...(note
          ? [
              {
                kind: 'text',
                text: t('note', { by: nameOf(by), note: unlinked(note, longestNote) }),
              } as const,
            ]
          : []),
        { kind: 'button', text: t('open'), href } as const,
      ]),
      { kind: 'small', text: t('turnOff', { address: profile }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
