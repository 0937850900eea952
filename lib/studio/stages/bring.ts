import 'server-only'
import { changeStage, findStory, isDraftAsSeen, lockSpace, type StageRefusal } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { instantOf } from '@/lib/platform/time'
import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import { timeZone } from '@/lib/studio/i18n'
import { findPerson, type Person, recordChange } from '@/lib/studio/people'
import type { StageBody } from './body'

export type StageEdit =
  | { ok: true }
  | { ok: false; error: 'missing' | 'draftChanged' }
  | { ok: false; errors: Partial<Record<'stage' | 'assignee' | 'dueOn', StageRefusal | 'gone' | 'notADay'>> }

/** The end of a day by the clock of the shop; null for none. */
const endOf = (day: string) => (day === '' ? null : instantOf(`${day}T23:59`, timeZone))

/** Brings a page to a stage, as the person has seen it, or gives it to somebody. */
export async function bring(
  person: Pick<Person, 'id' | 'name' | 'role'>,
  storyId: number,
  { stage: stageId, assignee: assigneeId, dueOn, note, seen }: StageBody,
  db: Database = database(),
): Promise<StageEdit> {
  const due = endOf(dueOn)
  if (due === undefined) return { ok: false, errors: { dueOn: 'notADay' } }
  const assignee = assigneeId ? await findPerson(db, assigneeId) : undefined
  if (assigneeId && !assignee) return { ok: false, errors: { assignee: 'gone' } }
  return db.transaction(async (tx): Promise<StageEdit> => {
    await lockSpace(tx)
    if (!(await findStory(tx, storyId))) return { ok: false, error: 'missing' }
    if (!(await isDraftAsSeen(tx, storyId, seen))) return { ok: false, error: 'draftChanged' }
    const dueAt = due === null ? null : new Date(due)
    const changed = await changeStage(
      tx,
      { storyId, stageId, assigneeId, assigneeName: assignee?.name, dueAt, note },
      person,
    )
    if (!changed.ok)
      return changed.error === 'missing'
        ? { ok: false, error: 'missing' }
        : { ok: false, errors: { stage: changed.error } }
    const { story, from, to } = changed
    if (from.id !== to.id)
      await recordChange(tx, {
        ...{ person, kind: 'story-staged', story: { id: story.id, name: story.name } },
        detail: { from: from.name, to: to.name },
      })
    return { ok: true }
  })
}

/** The answer to a page that was brought to a stage. */
export function stageAnswer(edit: StageEdit): Response {
  if (edit.ok) return answered({ done: true })
  if ('errors' in edit) return unprocessable(edit.errors)
  return edit.error === 'missing' ? missing() : changedMeanwhile({ draft: 'changed' })
}
