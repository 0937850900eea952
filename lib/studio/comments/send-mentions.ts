import 'server-only'
import { findMentioning, type Mention, mentionMessage } from '@/lib/content/embedded'
import type { MailSender } from '@/lib/platform/mail-body'
import { findPerson, type Person, sendTogether, type TellingMail } from '@/lib/studio/people'
import { type MentionTold, mentionMail } from './mention-mail'
import { threadTitle } from './thread-title'

type Told = MentionTold & { writer: Person | undefined }

/**
 * What one mention tells; nothing where it was read or is gone. Who has the page open is told too: the form may stand
 * before the comments.
 */
async function told(
  { db, baseUrl, person }: Pick<TellingMail, 'db' | 'baseUrl' | 'person'>,
  comment: string,
): Promise<Told[]> {
  const found = await findMentioning(db, comment, person.id)
  if (!found || found.isRead || found.authorId === person.id) return []
  const writer = found.authorId === null ? undefined : await findPerson(db, found.authorId)
  return [
    {
      writer,
      by: writer?.name ?? found.authorName,
      ...{ page: found.storyName, message: found.message },
      title: threadTitle(found, person.language),
      href: new URL(`/studio/stories/${found.storyId}/?thread=${found.thread}`, baseUrl).href,
    },
  ]
}

/** Sends the mails to people who were mentioned: one for all that has come together for a person since the first mention. */
export const sendDueMentions = (sender: MailSender, ending?: AbortSignal) =>
  sendTogether<Mention>(
    sender,
    {
      kind: mentionMessage,
      about: 'a mention',
      write: async (payloads, given) => {
        const mentions: Told[] = []
        for (const comment of new Set(payloads.map((payload) => payload.comment)))
          mentions.push(...(await told(given, comment)))
        if (mentions.length === 0) return undefined
        const { person, seller, profile } = given
        const body = mentionMail({ language: person.language, seller, told: mentions, profile })
        return { body, writers: mentions.map((one) => one.writer?.address) }
      },
    },
    ending,
  )
