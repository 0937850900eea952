import 'server-only'
import {
  changeStage,
  findStory,
  isDraftAsSeen,
  listWorkflows,
  lockSpace,
  readUnpublishedAuthors,
  type StageRefusal,
  stageOf,
} from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { type Database, database, type Transaction } from '@/lib/platform/db'
import { instantOf } from '@/lib/platform/time'
import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import { timeZone } from '@/lib/studio/i18n'
import { findPerson, type Person, recordChange } from '@/lib/studio/people'
import { mayGoOn } from '@/lib/studio/stories'
import type { StageBody } from './body'
import { stageVersion } from './stage-version'

export type StageEdit =
  | { ok: true }
  | { ok: false; error: 'missing' | 'draftChanged' | 'stageChanged' }
  | {
      ok: false
      errors: Partial<
        Record<'stage' | 'assignee' | 'dueOn', StageRefusal | 'gone' | 'goesOn' | 'notADay' | 'past'>
      >
    }

/** The end of a day by the clock of the shop; null for none. */
const endOf = (day: string) => (day === '' ? null : instantOf(`${day}T23:59`, timeZone))

/** Brings a page to a stage, as the person has seen it, or gives it to somebody. */
export async function bring(
  person: Pick<Person, 'id' | 'name' | 'role'>,
  storyId: number,
  { stage: stageId, assignee: assigneeId, dueOn, note, read, seen }: StageBody,
  db: Database = database(),
  now = currentMs(),
): Promise<StageEdit> {
  const due = endOf(dueOn)
  if (due === undefined) return { ok: false, errors: { dueOn: 'notADay' } }
  const assignee = assigneeId ? await findPerson(db, assigneeId) : undefined
  if (assigneeId && !assignee) return { ok: false, errors: { assignee: 'gone' } }
  return db.transaction(async (tx): Promise<StageEdit> => {
    await lockSpace(tx)
    if (!(await findStory(tx, storyId))) return { ok: false, error: 'missing' }
    if (!(await isDraftAsSeen(tx, storyId, seen))) return { ok: false, error: 'draftChanged' }
    const here = await stageOf(tx, storyId)
    if (here && stageVersion(here) !== read) return { ok: false, error: 'stageChanged' }
    // A day that has passed since it was set may stay.
    const isNewDay = due !== (here?.dueAt?.getTime() ?? null)
    if (due !== null && due < now && isNewDay) return { ok: false, errors: { dueOn: 'past' } }
    if (assignee && here?.assigneeId !== assignee.id && !(await canGoOn(tx, { storyId, stageId, assignee })))
      return { ok: false, errors: { assignee: 'goesOn' } }
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

type Given = { storyId: number; stageId: number; assignee: Pick<Person, 'name' | 'role'> }

/** A stage that is gone is refused for itself. */
async function canGoOn(tx: Transaction, { storyId, stageId, assignee }: Given): Promise<boolean> {
  const [workflows, authors] = await Promise.all([listWorkflows(tx), readUnpublishedAuthors(tx, storyId)])
  const stages = workflows.find((each) => each.stages.some(({ id }) => id === stageId))?.stages ?? []
  const at = stages.find(({ id }) => id === stageId)
  return !at || mayGoOn(at, stages, { role: assignee.role, isWriter: authors.includes(assignee.name) })
}

/** The answer to a page that was brought to a stage. */
export function stageAnswer(edit: StageEdit): Response {
  if (edit.ok) return answered({ done: true })
  if ('errors' in edit) return unprocessable(edit.errors)
  if (edit.error === 'missing') return missing()
  return changedMeanwhile(edit.error === 'stageChanged' ? { stage: 'changed' } : { draft: 'changed' })
}
