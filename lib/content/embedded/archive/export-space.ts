import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { assetStorage, type Storage } from '@/lib/content/media'
import { redirects } from '@/lib/content/redirects'
import type { Executor } from '@/lib/platform/db'
import { findDatasource } from '../delivery/datasources'
import { type Thread, withComments } from '../discussions'
import { discussions } from '../discussions/tables'
import { listGroups } from '../management/component-groups'
import { listComponents } from '../management/components'
import { listPresets } from '../management/presets'
import type { Story } from '../management/story-tree'
import { toManaged } from '../management/story-view'
import { datasourceEntries, datasources, internalTags } from '../model/tables'
import { readSpace, spaceId } from '../space'
import { releaseStories, releases, stories, storySchedules, storyVersions } from '../tables'
import { exportAssets } from './export-assets'
import { type ArchiveFile, jsonFile } from './files'
import { stageRows, workflowRows } from './workflow-files'

/** How many stories are in memory at a time, with their histories. */
const batchSize = 50
/** Of a slug in a file's name; a path of a file system has at most 255 bytes. */
const longestSlug = 50

const iso = (time: Date | null) => time?.toISOString() ?? null

const own = (path: string, value: unknown) => jsonFile(`shop/${spaceId}/${path}.json`, value)

/** What is published, where it is not what the story's own file holds. */
function publishedFile({ uuid, name, content, publishedName, publishedContent }: Story): ArchiveFile[] {
  const isAsDraft = publishedName === name && JSON.stringify(publishedContent) === JSON.stringify(content)
  return publishedContent === null || isAsDraft
    ? []
    : [own(`published/${uuid}`, { name: publishedName, content: publishedContent })]
}

const versionOf = ({ event, name, slug, content, author, createdAt }: typeof storyVersions.$inferSelect) => ({
  ...{ event, name, slug, content, author },
  created_at: iso(createdAt),
})

const threadOf = (thread: Thread) => ({
  ...{ uuid: thread.uuid, title: thread.title, block_uid: thread.blockUid, fieldname: thread.fieldname },
  ...{ quote: thread.quote, component: thread.component, lang: thread.lang },
  ...{
    solved_at: iso(thread.solvedAt),
    created_at: iso(thread.createdAt),
    updated_at: iso(thread.updatedAt),
  },
  comments: thread.comments.map(({ uuid, authorId, authorName, message, createdAt, updatedAt }) => ({
    ...{ uuid, author_id: authorId, author: authorName, message },
    ...{ created_at: iso(createdAt), updated_at: iso(updatedAt) },
  })),
})

async function threadsOf(db: Executor, storyIds: readonly number[]): Promise<Map<number | null, Thread[]>> {
  const found = await db
    .select()
    .from(discussions)
    .where(inArray(discussions.storyId, [...storyIds]))
    .orderBy(asc(discussions.id))
  return Map.groupBy(await withComments(db, found), ({ storyId }) => storyId)
}

async function* storyFiles(db: Executor): AsyncGenerator<ArchiveFile> {
  for (let last = 0, length = batchSize; length === batchSize; ) {
    const batch = await db
      .select()
      .from(stories)
      .where(gt(stories.id, last))
      .orderBy(asc(stories.id))
      .limit(batchSize)
    const ids = batch.map(({ id }) => id)
    const versions = await db
      .select()
      .from(storyVersions)
      .where(inArray(storyVersions.storyId, ids))
      .orderBy(asc(storyVersions.id))
    const threads = await threadsOf(db, ids)
    for (const story of batch) {
      const { id, uuid, slug } = story
      const name = [...slug].slice(0, longestSlug).join('')
      yield jsonFile(`stories/${spaceId}/${name}_${uuid}.json`, toManaged(story))
      yield* publishedFile(story)
      const history = versions.filter(({ storyId }) => storyId === id).map(versionOf)
      if (history.length > 0) yield own(`history/${uuid}`, history)
      const discussed = threads.get(id)?.map(threadOf)
      if (discussed) yield own(`discussions/${uuid}`, discussed)
    }
    last = ids.at(-1) ?? last
    length = batch.length
  }
}

async function* componentFiles(db: Executor): AsyncGenerator<ArchiveFile> {
  const { components } = await listComponents(db, { page: 1 })
  yield jsonFile(`components/${spaceId}/components.json`, components)
  const groups = await listGroups(db, {})
  if (groups.length > 0) yield jsonFile(`components/${spaceId}/groups.json`, groups)
  const presets = await listPresets(db, {})
  if (presets.length > 0) yield jsonFile(`components/${spaceId}/presets.json`, presets)
  const tags = await db.select().from(internalTags).orderBy(internalTags.id)
  if (tags.length > 0)
    yield jsonFile(
      `components/${spaceId}/tags.json`,
      tags.map(({ id, name, objectType }) => ({ id, name, object_type: objectType })),
    )
}

async function datasourceFile(db: Executor): Promise<ArchiveFile> {
  const rows = await db.select({ id: datasources.id }).from(datasources).orderBy(asc(datasources.id))
  const entries = await db
    .select()
    .from(datasourceEntries)
    .orderBy(datasourceEntries.datasourceId, datasourceEntries.position, datasourceEntries.id)
  const all = await Promise.all(
    rows.map(async ({ id }) => ({
      ...(await findDatasource({ db }, { id })),
      entries: entries
        .filter(({ datasourceId }) => datasourceId === id)
        .map(({ id: entry, name, value, position, dimensionValues }) => ({
          ...{ id: entry, name, value, datasource_id: id, position },
          ...(Object.keys(dimensionValues).length > 0 && { dimension_values: dimensionValues }),
        })),
    })),
  )
  return jsonFile(`datasources/${spaceId}/datasources.json`, all)
}

/** Which entry of its story's history a version is, from 0; null without one. */
const placeInHistory = (versionId: AnyPgColumn) => sql<number | null>`(
  select (select count(*)::int from ${storyVersions} earlier
    where earlier.story_id = held.story_id and earlier.id < held.id)
  from ${storyVersions} held where held.id = ${versionId})`

/** What the tool's layout has no place for. */
async function* ownFiles(db: Executor): AsyncGenerator<ArchiveFile> {
  const space = await readSpace(db)
  yield own('space', space && { name: space.name, domain: space.domain, languages: space.languages })
  const contained = await db
    .select({
      release: releaseStories.releaseId,
      uuid: stories.uuid,
      version: placeInHistory(releaseStories.versionId),
    })
    .from(releaseStories)
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .orderBy(stories.uuid)
  const planned = await db.select().from(releases).orderBy(releases.id)
  yield own(
    'releases',
    planned.map(({ id, name, releaseAt, releasedAt, author, onHold, createdAt }) => ({
      ...{ id, name, release_at: iso(releaseAt), released_at: iso(releasedAt) },
      ...{ author, ...(onHold && { on_hold: true }), created_at: iso(createdAt) },
      stories: contained.filter(({ release }) => release === id).map(({ uuid }) => uuid),
      versions: Object.fromEntries(
        contained.flatMap(({ release, uuid, version }) => (release === id ? [[uuid, version]] : [])),
      ),
    })),
  )
  const schedules = await db
    .select({
      schedule: storySchedules,
      uuid: stories.uuid,
      version: placeInHistory(storySchedules.versionId),
    })
    .from(storySchedules)
    .innerJoin(stories, eq(stories.id, storySchedules.storyId))
    .orderBy(stories.uuid, storySchedules.action)
  yield own(
    'schedules',
    schedules.map(({ uuid, version, schedule: { action, at, author, onHold } }) => ({
      story: uuid,
      action,
      at: iso(at),
      author,
      ...(onHold && { on_hold: true }),
      ...(action === 'publish' && { version }),
    })),
  )
  const [ways, placed] = await Promise.all([workflowRows(db), stageRows(db)])
  if (ways.length > 0) yield own('workflows', ways)
  if (ways.length + placed.length > 0) yield own('stages', placed)
  const rows = await db.select().from(redirects).orderBy(redirects.locale, redirects.path)
  yield own(
    'redirects',
    rows.map(({ locale, path, target, statusCode }) => ({ locale, path, target, status_code: statusCode })),
  )
}

/** Whether there is anything to export. */
export const hasStories = async (db: Executor): Promise<boolean> => (await db.$count(stories)) > 0

/**
 * The whole space as files in the layout of Storyblok's command line tool (`stories/1/…`, `components/1/…`,
 * `datasources/1/…`, `assets/1/…`), and in `shop/1/…` what that layout has no place for: what is published where the draft is
 * newer, histories, comments, stages, releases, schedules, redirects and the languages of the space. Call it in a transaction that reads
 * one state, else files may be of different moments.
 */
export async function* exportSpace(
  db: Executor,
  storage: () => Storage = assetStorage,
): AsyncGenerator<ArchiveFile<string | Buffer>> {
  yield* storyFiles(db)
  yield* componentFiles(db)
  yield await datasourceFile(db)
  yield* exportAssets(db, storage)
  yield* ownFiles(db)
}
