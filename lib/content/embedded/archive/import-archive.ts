import { count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { assetStorage, type Storage } from '@/lib/content/media'
import { redirects } from '@/lib/content/redirects'
import type { Database, Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { ensureSpace, lockSpace, raiseCv, spaceId } from '../space'
import {
  assetFolders,
  assets,
  componentGroups,
  components,
  datasourceEntries,
  datasources,
  internalTags,
  presets,
  releaseStories,
  releases,
  spaces,
  stories,
  storySchedules,
  storyVersions,
} from '../tables'
import type { Json, StoryContent } from '../types'
import { dropAssets, keepAssets, replaceLibrary, storedNames } from './import-assets'
import type { Archive, ArchivedStory } from './parse-archive'

export type Imported =
  | {
      ok: true
      stories: number
      folders: number
      components: number
      datasources: number
      redirects: number
      /** Of the media library. */
      files: number
    }
  /** The space has stories, and nobody said that they may go. */
  | { ok: false; stories: number }

const batchSize = 200

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize)
    await insert(rows.slice(start, start + batchSize))
}

/** Folders before what is in them. */
function byDepth(all: readonly ArchivedStory[]): ArchivedStory[] {
  const byId = new Map(all.map((each) => [each.id, each]))
  const depthOf = ({ parent_id: parent }: ArchivedStory, seen = 0): number => {
    const above = parent === null ? undefined : byId.get(parent)
    return above && seen < all.length ? 1 + depthOf(above, seen + 1) : 0
  }
  const depths = new Map(all.map((each) => [each, depthOf(each)]))
  return all.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0) || a.id - b.id)
}

/**
 * The published version: the one that the archive has apart, else the draft. The tool's own files know only that
 * something is published, so there an unpublished change counts as published.
 */
function publishedOf({ uuid, name, content, published }: ArchivedStory, archive: Archive) {
  if (!published) return { publishedName: null, publishedContent: null }
  const apart = archive.published.get(uuid)
  return {
    publishedName: apart ? apart.name : name,
    publishedContent: (apart?.content ?? content) as StoryContent,
  }
}

const storyRow = (story: ArchivedStory, archive: Archive): typeof stories.$inferInsert => ({
  id: story.id,
  uuid: story.uuid,
  parentId: story.parent_id,
  groupId: story.group_id,
  name: story.name,
  slug: story.slug,
  fullSlug: story.full_slug,
  position: story.position,
  isFolder: story.is_folder,
  isStartpage: story.is_startpage,
  tagList: story.tag_list,
  path: story.path,
  translatedSlugs: story.translated_slugs,
  metaData: story.meta_data,
  content: story.content as StoryContent,
  ...publishedOf(story, archive),
  unpublishedChanges: story.unpublished_changes,
  createdAt: story.created_at,
  updatedAt: story.updated_at ?? story.created_at,
  publishedAt: story.published_at,
  firstPublishedAt: story.first_published_at,
})

async function insertStories(tx: Transaction, archive: Archive): Promise<void> {
  const all = byDepth(archive.stories)
  await insertAll(all, (batch) => tx.insert(stories).values(batch.map((story) => storyRow(story, archive))))
  const versions = archive.stories.flatMap(({ id, uuid }) =>
    (archive.history.get(uuid) ?? []).map((version) => ({
      storyId: id,
      event: version.event,
      name: version.name,
      slug: version.slug,
      content: version.content as StoryContent,
      author: version.author,
      createdAt: version.created_at,
    })),
  )
  await insertAll(versions, (batch) => tx.insert(storyVersions).values(batch))
}

async function insertComponents(tx: Transaction, archive: Archive): Promise<void> {
  const { groups, components: all } = archive
  const rows = groups.map(({ id, name, uuid, parent_id }) => ({
    id,
    name,
    uuid,
    parentId: parent_id ?? null,
  }))
  // A group may stand before its parent.
  await insertAll(rows, (batch) =>
    tx.insert(componentGroups).values(batch.map((row) => ({ ...row, parentId: null }))),
  )
  for (const { id, parentId } of rows)
    if (parentId !== null)
      await tx.update(componentGroups).set({ parentId }).where(eq(componentGroups.id, id))
  await insertAll(all, (batch) =>
    tx.insert(components).values(
      batch.map((each) => ({
        id: each.id,
        name: each.name,
        displayName: each.display_name,
        schema: each.schema,
        isRoot: each.is_root,
        isNestable: each.is_nestable,
        previewField: each.preview_field,
        icon: each.icon,
        color: each.color,
        componentGroupUuid: each.component_group_uuid,
        description: each.description,
        image: each.image,
        previewTemplate: each.preview_tmpl,
        internalTagIds: each.internal_tag_ids,
        createdAt: each.created_at,
        updatedAt: each.updated_at,
      })),
    ),
  )
}

/** Presets and tags; the presets of components that the archive does not have are left out. */
async function insertPresets(tx: Transaction, archive: Archive): Promise<void> {
  const known = new Set(archive.components.map(({ id }) => id))
  const rows = archive.presets
    .filter(({ component_id }) => known.has(component_id))
    .map(({ component_id: componentId, preset, created_at: createdAt, updated_at: updatedAt, ...row }) => ({
      ...row,
      ...{ componentId, createdAt, updatedAt },
      preset: (preset ?? {}) as Record<string, Json>,
    }))
  await insertAll(rows, (batch) => tx.insert(presets).values(batch))
  const tags = archive.tags.map(({ object_type: objectType, ...row }) => ({ ...row, objectType }))
  await insertAll(tags, (batch) => tx.insert(internalTags).values(batch))
}

async function insertDatasources(tx: Transaction, { datasources: all }: Archive): Promise<void> {
  for (const { dimensions, entries, ...datasource } of all) {
    const { id, name, slug, created_at: createdAt, updated_at: updatedAt } = datasource
    const own = dimensions.map(({ entry_value: entryValue, ...dimension }) => ({ ...dimension, entryValue }))
    await tx.insert(datasources).values({ id, name, slug, dimensions: own, createdAt, updatedAt })
    const rows = entries.map((entry, index) => ({
      ...{ id: entry.id, name: entry.name, value: entry.value, datasourceId: id },
      ...{ position: entry.position ?? index, dimensionValues: entry.dimension_values },
    }))
    await insertAll(rows, (batch) => tx.insert(datasourceEntries).values(batch))
  }
}

/** Releases and schedules; of stories that the archive does not have, none. */
async function insertPlans(tx: Transaction, archive: Archive): Promise<void> {
  const ids = new Map(archive.stories.map(({ uuid, id }) => [uuid, id]))
  for (const release of archive.releases) {
    const { id, name, author } = release
    await tx.insert(releases).values({
      ...{ id, name, author, releaseAt: release.release_at },
      ...{ releasedAt: release.released_at, createdAt: release.created_at },
    })
    const contained = release.stories.flatMap((uuid) => ids.get(uuid) ?? [])
    await insertAll(contained, (batch) =>
      tx.insert(releaseStories).values(batch.map((storyId) => ({ releaseId: id, storyId }))),
    )
  }
  const schedules = archive.schedules.flatMap(({ story, action, at, author }) => {
    const storyId = ids.get(story)
    return storyId === undefined ? [] : [{ storyId, action, at, author }]
  })
  await insertAll(schedules, (batch) => tx.insert(storySchedules).values(batch))
}

/** Rows came with their ids: what is made next gets a number above them. */
async function continueNumbers(tx: Transaction): Promise<void> {
  const numbered: [AnyPgTable, SQL][] = [
    [stories, sql`'cms_stories'`],
    [components, sql`'cms_components'`],
    [componentGroups, sql`'cms_component_groups'`],
    [datasources, sql`'cms_datasources'`],
    [datasourceEntries, sql`'cms_datasource_entries'`],
    [releases, sql`'cms_releases'`],
    [presets, sql`'cms_presets'`],
    [internalTags, sql`'cms_internal_tags'`],
    [assets, sql`'cms_assets'`],
    [assetFolders, sql`'cms_asset_folders'`],
  ]
  for (const [table, name] of numbered)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
}

const published = (tx: Transaction) =>
  tx
    .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
    .from(stories)
    .where(isNotNull(stories.publishedContent))

/**
 * Makes the space what the archive says, in one transaction: all of it or nothing. A space that has stories is left as it
 * is unless `replace` is set. Pages that change are told of it, as by a publish. People, tokens and the log of changes
 * stay.
 */
export async function importArchive(
  db: Database,
  archive: Archive,
  { replace, storage = assetStorage }: { replace: boolean; storage?: () => Storage },
): Promise<Imported> {
  const former = archive.library ? await storedNames(db) : []
  const imported = await importRows(db, archive, { replace, storage })
  if (former.length > 0 && imported.ok) await dropAssets(db, former, storage())
  return imported
}

type Importing = { replace: boolean; storage: () => Storage }

const importRows = (db: Database, archive: Archive, { replace, storage }: Importing): Promise<Imported> =>
  db.transaction(async (tx): Promise<Imported> => {
    await ensureSpace(tx)
    await lockSpace(tx)
    const [existing] = await tx.select({ stories: count() }).from(stories)
    if (existing && existing.stories > 0 && !replace) return { ok: false, stories: existing.stories }
    const before = await published(tx)
    for (const table of [releases, stories, components, componentGroups, internalTags, datasources])
      await tx.delete(table)
    await insertStories(tx, archive)
    await insertComponents(tx, archive)
    await insertPresets(tx, archive)
    await insertDatasources(tx, archive)
    await insertPlans(tx, archive)
    if (archive.library) {
      await keepAssets(archive.library, storage())
      await replaceLibrary(tx, archive.library)
    }
    await continueNumbers(tx)
    if (archive.redirects.length > 0) {
      await tx.delete(redirects)
      await insertAll(archive.redirects, (batch) =>
        tx
          .insert(redirects)
          .values(batch.map(({ status_code, ...row }) => ({ ...row, statusCode: status_code }))),
      )
    }
    if (archive.space) await tx.update(spaces).set(archive.space).where(eq(spaces.id, spaceId))
    await raiseCv(tx)
    const after = await published(tx)
    const stays = new Set(after.map(({ fullSlug }) => fullSlug))
    await enqueueWebhooks(
      tx,
      'unpublished',
      before.filter(({ fullSlug }) => !stays.has(fullSlug)),
    )
    await enqueueWebhooks(tx, 'published', after)
    const folders = archive.stories.filter((story) => story.is_folder).length
    return {
      ok: true,
      stories: archive.stories.length - folders,
      folders,
      components: archive.components.length,
      datasources: archive.datasources.length,
      redirects: archive.redirects.length,
      files: archive.library?.assets.length ?? 0,
    }
  })
