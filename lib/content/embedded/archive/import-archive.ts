import { count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { assetStorage, type Storage } from '@/lib/content/media'
import { redirects } from '@/lib/content/redirects'
import type { Database, Transaction } from '@/lib/platform/db'
import { assetFolders, assets } from '../assets/tables'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { recordRedirects } from '../management/record-redirects'
import {
  componentGroups,
  components,
  datasourceEntries,
  datasources,
  internalTags,
  presets,
} from '../model/tables'
import { ensureSpace, lockSpace, raiseCv, spaceId } from '../space'
import { releases, spaces, stories } from '../tables'
import { workflowStages, workflows } from '../workflow/tables'
import type { Archive } from './archive'
import { dropAssets, keepAssets, replaceLibrary, storedNames } from './import-assets'
import { insertAll } from './insert-all'
import { insertDiscussions } from './insert-discussions'
import { insertComponents, insertDatasources, insertPresets } from './insert-model'
import { insertPlans } from './insert-plans'
import { insertStories } from './insert-stories'
import { languagesOf } from './languages'
import { insertWorkflows } from './workflow-files'

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
      /** Plans that have to be made anew, and what was left out of plans. */
      plans: string[]
    }
  /** The space has stories, and nobody said that they may go. */
  | { ok: false; stories: number }

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
    [workflows, sql`'cms_workflows'`],
    [workflowStages, sql`'cms_workflow_stages'`],
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

/** Makes the languages that translated slugs and fields of the archive are in, where the space has none of them. */
async function addLanguages(tx: Transaction, archive: Archive): Promise<void> {
  const [space] = await tx.select({ languages: spaces.languages }).from(spaces).where(eq(spaces.id, spaceId))
  const known = space?.languages ?? []
  const codes = languagesOf(archive).filter((code) => !known.some((language) => language.code === code))
  if (codes.length === 0) return
  const languages = [...known, ...codes.map((code) => ({ code, name: code }))]
  await tx.update(spaces).set({ languages }).where(eq(spaces.id, spaceId))
}

type Options = {
  replace: boolean
  storage?: () => Storage
  /** Runs in the transaction of the import. */
  note?: ((tx: Transaction) => Promise<void>) | undefined
}

/**
 * Makes the space what the archive says, in one transaction: all of it or nothing. A space that has stories is left as it
 * is unless `replace` is set. What the archive has no files for, such as components where stories alone were pulled, stays.
 * Pages that change are told of it, as by a publish. People, tokens and the log of changes
 * stay.
 */
export async function importArchive(
  db: Database,
  archive: Archive,
  { replace, storage = assetStorage, note }: Options,
): Promise<Imported> {
  const former = archive.library ? await storedNames(db) : []
  const imported = await importRows(db, archive, { replace, storage, note })
  if (former.length > 0 && imported.ok) await dropAssets(db, former, storage())
  return imported
}

const importRows = (
  db: Database,
  archive: Archive,
  { replace, storage, note }: Options & { storage: () => Storage },
): Promise<Imported> =>
  db.transaction(async (tx): Promise<Imported> => {
    await ensureSpace(tx)
    await lockSpace(tx)
    const [existing] = await tx.select({ stories: count() }).from(stories)
    if (existing && existing.stories > 0 && !replace) return { ok: false, stories: existing.stories }
    const before = await published(tx)
    const { has } = archive
    for (const table of [
      ...[releases, stories],
      ...(has.components ? [components, componentGroups, internalTags] : []),
      ...(has.datasources ? [datasources] : []),
    ])
      await tx.delete(table)
    await insertStories(tx, archive)
    await insertDiscussions(tx, archive)
    await insertWorkflows(tx, archive)
    await insertComponents(tx, archive)
    await insertPresets(tx, archive)
    await insertDatasources(tx, archive)
    const plans = await insertPlans(tx, archive)
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
    await recordRedirects(
      tx,
      archive.readdressed.map(({ from, to }) => ({ previousFullSlug: from, fullSlug: to })),
    )
    if (archive.space) await tx.update(spaces).set(archive.space).where(eq(spaces.id, spaceId))
    else await addLanguages(tx, archive)
    await raiseCv(tx)
    const after = await published(tx)
    const stays = new Set(after.map(({ fullSlug }) => fullSlug))
    await enqueueWebhooks(
      tx,
      'unpublished',
      before.filter(({ fullSlug }) => !stays.has(fullSlug)),
    )
    await enqueueWebhooks(tx, 'published', after)
    await note?.(tx)
    const folders = archive.stories.filter((story) => story.is_folder).length
    return {
      ok: true,
      stories: archive.stories.length - folders,
      folders,
      components: archive.components.length,
      datasources: archive.datasources.length,
      redirects: archive.redirects.length,
      files: archive.library?.assets.length ?? 0,
      plans,
    }
  })
