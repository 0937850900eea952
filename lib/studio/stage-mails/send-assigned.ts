import 'server-only'
import { type Assignment, assignedMessage, listAssigned } from '@/lib/content/embedded'
import type { MailSender } from '@/lib/platform/mail-body'
import { stageName, timeZone } from '@/lib/studio/i18n'
import { findPerson, sendTogether } from '@/lib/studio/people'
import { assignedMail } from './assigned-mail'

/** Pages that were given back or to somebody else meanwhile are told no more. */
const most = 50

/** Sends the mails to people to whom pages were given: one for all that has come together since the first. */
export const sendDueAssigned = (sender: MailSender, ending?: AbortSignal) =>
  sendTogether<Assignment>(
    sender,
    {
      kind: assignedMessage,
      about: 'a page that was given to somebody',
      write: async (payloads, { db, baseUrl, person, seller, profile }) => {
        const pages = await listAssigned(db, person.id, most, [
          ...new Set(payloads.map(({ story }) => story)),
        ])
        if (pages.length === 0) return undefined
        const day = new Intl.DateTimeFormat(person.language, { dateStyle: 'medium', timeZone })
        const writers = await Promise.all(
          pages.map(({ given }) => (given?.authorId ? findPerson(db, given.authorId) : undefined)),
        )
        const told = pages.map(({ id, name, stage, dueAt, given }, at) => ({
          by: writers[at]?.name ?? given?.author,
          ...{ page: name, stage: stageName(stage.name, person.language), note: given?.note ?? '' },
          day: dueAt ? day.format(dueAt) : undefined,
          href: new URL(`/studio/stories/${id}/`, baseUrl).href,
        }))
        return {
          body: assignedMail({ language: person.language, seller, told, profile }),
          writers: writers.map((writer) => writer?.address),
        }
      },
    },
    ending,
  )
