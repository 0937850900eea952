import 'server-only'
import { listAssigned } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database } from '@/lib/platform/db'
import { type StudioLanguage, timeZone } from '@/lib/studio/i18n'
import { listPeople } from '@/lib/studio/people'

/** A page that somebody has given to a person. The day is in the person's language; unset: none. */
export type AssignedRow = {
  id: number
  name: string
  path: string
  stage: string
  color: string
  day?: string
  isLate: boolean
  /** Who has given it, with what they wrote to it; unset: nobody else. */
  by?: string
  note?: string
}

const mostRows = 20

export async function readAssigned(
  person: { id: string; language: StudioLanguage },
  db: Database = database(),
  now = currentMs(),
): Promise<AssignedRow[]> {
  const day = new Intl.DateTimeFormat(person.language, { dateStyle: 'medium', timeZone })
  const [pages, people] = await Promise.all([listAssigned(db, person.id, mostRows), listPeople(db)])
  const names = new Map(people.map((each) => [each.id, each.name]))
  return pages.map(({ id, name, fullSlug, stage, dueAt, given }) => ({
    ...{ id, name, path: fullSlug, stage: stage.name, color: stage.color },
    ...(dueAt && { day: day.format(dueAt) }),
    isLate: dueAt !== null && dueAt.getTime() < now,
    ...(given && { by: names.get(given.authorId ?? '') ?? given.author }),
    ...(given?.note && { note: given.note }),
  }))
}
