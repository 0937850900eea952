import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { timeZone } from '@/lib/studio/i18n'
import type { ChangeKind } from './change-kinds'
import { studioChanges } from './tables'

export type Change = {
  id: number
  at: Date
  personId: string | null
  personName: string
  kind: ChangeKind
  storyId: number | null
  storyName: string | null
  detail: Record<string, string> | null
}

/** In the place of a person: programs, plans and people who have been removed. */
export const othersFilter = 'others'

export type ChangeFilter = {
  /** The id of a person, or `othersFilter`. */
  personId?: string | undefined
  /** A part of the name or of an address of a page. */
  page?: string | undefined
  /** Days on the Studio's clock, such as `2026-11-24`, each of which counts. */
  from?: string | undefined
  until?: string | undefined
  storyId?: number | undefined
  kind?: ChangeKind | undefined
  /** Only older ones than this: the id of the last one that was shown. */
  before?: number | undefined
}

const changesPerPage = 50

/** A new slug in the same folder is a new address and, to those who gave it, a new name: it is found under both. */
const isOfKind = (kind: ChangeKind) => {
  const folderOf = (key: 'from' | 'to') =>
    sql`regexp_replace(${studioChanges.detail} ->> ${key}, '[^/]*/?$', '')`
  return kind === 'story-renamed'
    ? or(
        eq(studioChanges.kind, kind),
        and(eq(studioChanges.kind, 'story-moved'), sql`${folderOf('from')} = ${folderOf('to')}`),
      )
    : eq(studioChanges.kind, kind)
}

const dayStart = (day: string, later: 0 | 1) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`

const isAbout = (page: string) =>
  sql`strpos(lower(concat_ws(' ', ${studioChanges.storyName}, ${studioChanges.detail} ->> 'path',
    ${studioChanges.detail} ->> 'from', ${studioChanges.detail} ->> 'to')), lower(${page})) > 0`

const byPerson = (personId: string) =>
  personId === othersFilter ? isNull(studioChanges.personId) : eq(studioChanges.personId, personId)

/** The log, newest first; one more than a page tells that there are older ones. */
export async function listChanges(
  db: Executor,
  { personId, storyId, page, from, until, kind, before }: ChangeFilter,
): Promise<{ changes: Change[]; hasOlder: boolean }> {
  const rows = await db
    .select()
    .from(studioChanges)
    .where(
      and(
        personId === undefined ? undefined : byPerson(personId),
        page === undefined ? undefined : isAbout(page),
        from === undefined ? undefined : sql`${studioChanges.at} >= ${dayStart(from, 0)}`,
        until === undefined ? undefined : sql`${studioChanges.at} < ${dayStart(until, 1)}`,
        storyId === undefined ? undefined : eq(studioChanges.storyId, storyId),
        kind === undefined ? undefined : isOfKind(kind),
        before === undefined ? undefined : lt(studioChanges.id, before),
      ),
    )
    .orderBy(desc(studioChanges.id))
    .limit(changesPerPage + 1)
  return { changes: rows.slice(0, changesPerPage), hasOlder: rows.length > changesPerPage }
}

/** Whether the last change of a story in the log is of a kind. */
export async function isLatestChange(db: Executor, storyId: number, kind: ChangeKind): Promise<boolean> {
  const [latest] = await db
    .select({ kind: studioChanges.kind })
    .from(studioChanges)
    .where(eq(studioChanges.storyId, storyId))
    .orderBy(desc(studioChanges.id))
    .limit(1)
  return latest?.kind === kind
}

/** Who did something of these kinds with a story last, and when, by the kind. */
export async function lastPeople(
  db: Executor,
  storyId: number,
  kinds: readonly ChangeKind[],
): Promise<ReadonlyMap<ChangeKind, { by: string; at: Date }>> {
  const rows = await db
    .selectDistinctOn([studioChanges.kind], {
      kind: studioChanges.kind,
      by: studioChanges.personName,
      at: studioChanges.at,
    })
    .from(studioChanges)
    .where(and(eq(studioChanges.storyId, storyId), inArray(studioChanges.kind, [...kinds])))
    .orderBy(studioChanges.kind, desc(studioChanges.id))
  return new Map(rows.map(({ kind, ...last }) => [kind, last]))
}

/** Who deleted a story that is gone, or a folder around the path that it had, and when; with its name and path, as far as known. */
export async function findDeletion(
  db: Executor,
  storyId: number,
  path: string | undefined,
): Promise<{ by: string; at: Date; name: string | null; path: string | null } | undefined> {
  const deleted = sql`${studioChanges.detail} ->> 'path'`
  const [row] = await db
    .select({
      by: studioChanges.personName,
      at: studioChanges.at,
      // Of a folder around the story neither is its own.
      name: sql<
        string | null
      >`case when ${studioChanges.storyId} = ${storyId} then ${studioChanges.storyName} end`,
      path: sql<string | null>`case when ${studioChanges.storyId} = ${storyId} then ${deleted} end`,
    })
    .from(studioChanges)
    .where(
      and(
        eq(studioChanges.kind, 'story-deleted'),
        or(
          eq(studioChanges.storyId, storyId),
          path === undefined ? undefined : sql`starts_with(${path}, ${deleted} || '/')`,
        ),
      ),
    )
    .orderBy(desc(studioChanges.id))
    .limit(1)
  return row
}

/** The releases that others have taken over from a person since a time, the latest first. */
export async function listTakenOver(
  db: Executor,
  personId: string,
  since: Date,
): Promise<{ id: number; name: string; by: string; at: Date }[]> {
  const rows = await db
    .select({
      id: studioChanges.id,
      by: studioChanges.personName,
      at: studioChanges.at,
      detail: studioChanges.detail,
    })
    .from(studioChanges)
    .where(
      and(
        eq(studioChanges.kind, 'plan-taken-over'),
        gte(studioChanges.at, since),
        sql`${studioChanges.detail} ->> 'planner' = ${personId}`,
      ),
    )
    .orderBy(desc(studioChanges.id))
    .limit(10)
  return rows.map(({ detail, ...row }) => ({ ...row, name: detail?.name ?? '' }))
}
