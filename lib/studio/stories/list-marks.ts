import 'server-only'
import { listPlannedOf, listVersionsOf, stagesOf } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { clockText } from '@/lib/platform/time'
import { listPeople } from '@/lib/studio/people'
import { zoneOfStory } from '@/lib/studio/schedules'
import { readOrigins } from './origins'
import { withPresent } from './present'
import type { StoryList } from './read'
import type { ListMarks } from './story-row'
import { untranslatedOf } from './untranslated'

/** What is planned for each of some stories, by the clock of its market. */
async function plansOf(ids: readonly number[], db: Database): Promise<Map<number, ListMarks['plans']>> {
  const planned = await listPlannedOf(db, ids)
  const byStory = Map.groupBy(planned, ({ storyId }) => storyId)
  return new Map(
    [...byStory].map(([id, plans]) => [
      id,
      plans.map(({ action, at, fullSlug, onHold }) => ({
        action,
        clock: clockText(at.getTime(), zoneOfStory(fullSlug)),
        ...(onHold && { onHold: true as const }),
      })),
    ]),
  )
}

/** The stories that still have texts of their version in another language. */
async function untranslatedIn(
  ids: readonly number[],
  db: Database,
): Promise<Map<number, { folder: string }>> {
  const [found, origins] = await Promise.all([listVersionsOf(db, ids), readOrigins(db, ids)])
  const versions = Map.groupBy(found, ({ groupId }) => groupId)
  const asked = new Set(ids)
  const told = [...versions.values()].flatMap((group) =>
    group
      .filter(({ id }) => asked.has(id))
      .flatMap((own) => {
        const others = group.filter(({ id }) => id !== own.id)
        const untranslated = untranslatedOf(own, others, origins.get(own.id))
        return untranslated && untranslated.texts > 0
          ? [[own.id, { folder: untranslated.from.folder }] as const]
          : []
      }),
  )
  return new Map(told)
}

/** The stage of each of some stories, with the name of whoever goes on with it. */
async function stagesIn(
  ids: readonly number[],
  db: Database,
): Promise<Map<number, NonNullable<ListMarks['stage']>>> {
  const stages = await stagesOf(db, ids)
  const names = new Map(stages.size > 0 ? (await listPeople(db)).map(({ id, name }) => [id, name]) : [])
  return new Map(
    [...stages].map(([id, { stage, assigneeId }]) => {
      const assignee = assigneeId === null ? undefined : names.get(assigneeId)
      return [id, { name: stage.name, color: stage.color, ...(assignee !== undefined && { assignee }) }]
    }),
  )
}

/** A list with who else has its pages open, what is planned for them, their stages, and which are not translated. */
export async function withMarks(
  list: StoryList,
  personId: string,
  db: Database = database(),
): Promise<StoryList> {
  const ids = list.rows.filter(({ isFolder }) => !isFolder).map(({ id }) => id)
  const [{ rows, ...rest }, plans, untranslated, stages] = await Promise.all([
    withPresent(list, personId, db),
    plansOf(ids, db),
    untranslatedIn(ids, db),
    stagesIn(ids, db),
  ])
  return {
    ...rest,
    rows: rows.map((row) => {
      const [planned, from, stage] = [plans.get(row.id), untranslated.get(row.id), stages.get(row.id)]
      return {
        ...row,
        ...(planned && { plans: planned }),
        ...(from && { untranslatedFrom: from.folder }),
        // What is public as it is waits for nobody, unless it was given to somebody.
        ...(stage && (row.state !== 'published' || stage.assignee !== undefined) && { stage }),
      }
    }),
  }
}
