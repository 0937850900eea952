import { and, asc, count, desc, eq, inArray, isNotNull, like, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '@/lib/platform/db'
import { haveWords } from '../contains-words'
import { escapeLike } from '../delivery/filter-operations'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv, readSpace, spaceId } from '../space'
import { spaces, stories } from '../tables'
import { componentColumn, isPublishedColumn } from './story-columns'
import type { Story } from './story-tree'

export type AlternateStory = Pick<Story, 'id' | 'name' | 'fullSlug' | 'translatedSlugs'> & {
  component: string | null
  isPublished: boolean
}

const alternateColumns = {
  id: stories.id,
  name: stories.name,
  fullSlug: stories.fullSlug,
  translatedSlugs: stories.translatedSlugs,
  component: componentColumn,
  isPublished: isPublishedColumn,
}

/** The other stories of a group: the same page in other markets. */
export const listAlternates = (
  db: Executor,
  { id, groupId }: Pick<Story, 'id' | 'groupId'>,
): Promise<AlternateStory[]> =>
  db
    .select(alternateColumns)
    .from(stories)
    .where(and(eq(stories.groupId, groupId), ne(stories.id, id)))
    .orderBy(asc(stories.fullSlug))

type Wanted = {
  /** The top folder of the market in which a version is looked for. */
  folder: string
  text: string
  most: number
}

/** A story that can be connected, with the others of its group, which come along. */
export type Connectable = AlternateStory & { others: Pick<Story, 'id' | 'name' | 'fullSlug'>[] }

/**
 * The stories of a market that can be connected with a story: of another group, which has no page in a market in which
 * the story's group has one. Those at the same place below the market come first, then those with the same name.
 */
export async function listConnectable(
  db: Executor,
  story: Pick<Story, 'id' | 'groupId' | 'name' | 'fullSlug'>,
  { folder, text, most }: Wanted,
): Promise<Connectable[]> {
  const own = db
    .select({ folder: sql`split_part(${stories.fullSlug}, '/', 1)` })
    .from(stories)
    .where(eq(stories.groupId, story.groupId))
  const place = folder + story.fullSlug.slice(story.fullSlug.indexOf('/'))
  const others = sql<Connectable['others']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', member.id, 'name', member.name, 'fullSlug', member.full_slug)
      order by member.full_slug)
    from ${stories} member
    where member.group_id = ${stories}.group_id and member.id <> ${stories}.id), '[]')`
  return db
    .select({ ...alternateColumns, others })
    .from(stories)
    .where(
      and(
        eq(stories.isFolder, false),
        like(stories.fullSlug, `${escapeLike(folder)}/%`),
        ne(stories.groupId, story.groupId),
        text === '' ? undefined : haveWords([stories.name, stories.fullSlug], text),
        sql`not exists (select from ${stories} member where member.group_id = ${stories}.group_id
          and split_part(member.full_slug, '/', 1) in ${own})`,
      ),
    )
    .orderBy(
      desc(sql`${stories.fullSlug} = ${place}`),
      desc(sql`lower(${stories.name}) = lower(${story.name})`),
      asc(stories.fullSlug),
    )
    .limit(most)
}

/**
 * The folder of a market in which most of the pages lie that are connected with those of another folder: the same folder
 * under the market's own name, such as `fr-ch/promotions` for `de-ch/aktionen`.
 */
export async function folderOfNeighbours(
  db: Executor,
  parentId: number,
  market: string,
): Promise<number | undefined> {
  const neighbour = alias(stories, 'neighbour')
  const [row] = await db
    .select({ id: stories.parentId })
    .from(stories)
    .innerJoin(neighbour, eq(neighbour.groupId, stories.groupId))
    .where(
      and(
        eq(neighbour.parentId, parentId),
        eq(neighbour.isFolder, false),
        eq(stories.isFolder, false),
        like(stories.fullSlug, `${escapeLike(market)}/%`),
        isNotNull(stories.parentId),
      ),
    )
    .groupBy(stories.parentId)
    .orderBy(desc(count()), asc(stories.parentId))
    .limit(1)
  return row?.id ?? undefined
}

/** Adds languages to the space: translated paths are delivered in its languages alone. */
export async function ensureLanguages(
  db: Executor,
  languages: readonly { code: string; name: string }[],
): Promise<void> {
  const known = (await readSpace(db))?.languages ?? []
  const fresh = languages.filter(({ code }) => known.every((each) => each.code !== code))
  if (fresh.length === 0) return
  await db
    .update(spaces)
    .set({ languages: [...known, ...fresh] })
    .where(eq(spaces.id, spaceId))
}

/** Announces published stories whose pages change although their content does not, such as by another alternate. */
export async function renewStories(db: Executor, ids: readonly number[]): Promise<void> {
  const published = await db
    .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
    .from(stories)
    .where(and(inArray(stories.id, [...ids]), isNotNull(stories.publishedContent)))
    .orderBy(asc(stories.id))
  if (published.length === 0) return
  await raiseCv(db)
  await enqueueWebhooks(db, 'published', published)
}
