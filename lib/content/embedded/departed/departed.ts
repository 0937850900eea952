import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { deletedStories, deletedVersions, releaseStories, releases, storyVersions } from '../tables'
import { departedStories } from './tables'

/** Notes in their releases the stories that are about to be deleted: those of a range of entries of the bin. */
export async function keepDeparted(tx: Transaction, first: number, last: number): Promise<void> {
  // The history in the bin has the order of the one that it was copied from.
  await tx.execute(sql`
    insert into ${departedStories} (release_id, story_id, name, full_slug, author, departed_at, released_at,
      deleted_id, deleted_version_id, taker_id)
    select r.release_id, d.story_id, d.name, d.full_slug, d.author, d.deleted_at, of.released_at,
      d.id, kept.id, r.taker_id
    from ${deletedStories} d
    join ${releaseStories} r on r.story_id = d.story_id
    join ${releases} of on of.id = r.release_id
    left join lateral (
      select c.id from ${deletedVersions} c where c.deleted_id = d.id and r.version_id is not null order by c.id
      offset (select count(*) from ${storyVersions} v where v.story_id = d.story_id and v.id < r.version_id) limit 1
    ) kept on true
    where d.id between ${first} and ${last}
    on conflict (release_id, story_id) do update set name = excluded.name, full_slug = excluded.full_slug,
      author = excluded.author, departed_at = excluded.departed_at, released_at = excluded.released_at,
      deleted_id = excluded.deleted_id, deleted_version_id = excluded.deleted_version_id,
      taker_id = excluded.taker_id`)
}

/**
 * Puts a story that comes back from the bin into the releases again in which it was, with the version of before, once its
 * history is back. A release that was published without it stays as it is.
 */
export async function restoreDeparted(tx: Transaction, deletedId: number, storyId: number): Promise<void> {
  await tx.execute(sql`
    with back as (
      delete from ${departedStories} g using ${releases} of
      where g.deleted_id = ${deletedId} and of.id = g.release_id
        and of.released_at is not distinct from g.released_at
      returning g.release_id, g.deleted_version_id, g.taker_id
    )
    insert into ${releaseStories} (release_id, story_id, version_id, taker_id)
    select back.release_id, ${storyId}, v.id, back.taker_id
    from back
    left join lateral (
      select v.id from ${storyVersions} v where v.story_id = ${storyId} and back.deleted_version_id is not null
      order by v.id
      offset (select count(*) from ${deletedVersions} c
        where c.deleted_id = ${deletedId} and c.id < back.deleted_version_id) limit 1
    ) v on true
    on conflict do nothing`)
}

type DepartedStory = Pick<
  typeof departedStories.$inferSelect,
  'storyId' | 'name' | 'fullSlug' | 'author' | 'departedAt' | 'releasedAt' | 'deletedId'
>

/** The stories that were deleted while a release held them, by path. */
export const listDeparted = (db: Executor, releaseId: number): Promise<DepartedStory[]> =>
  db
    .select({
      storyId: departedStories.storyId,
      name: departedStories.name,
      fullSlug: departedStories.fullSlug,
      author: departedStories.author,
      departedAt: departedStories.departedAt,
      releasedAt: departedStories.releasedAt,
      deletedId: departedStories.deletedId,
    })
    .from(departedStories)
    .where(eq(departedStories.releaseId, releaseId))
    .orderBy(asc(departedStories.fullSlug))
