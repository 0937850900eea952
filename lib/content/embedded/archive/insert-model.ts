import { eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import {
  componentGroups,
  components,
  datasourceEntries,
  datasources,
  internalTags,
  presets,
} from '../model/tables'
import type { Json } from '../types'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

/** Components and their groups. */
export async function insertComponents(tx: Transaction, archive: Archive): Promise<void> {
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
export async function insertPresets(tx: Transaction, archive: Archive): Promise<void> {
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

export async function insertDatasources(tx: Transaction, { datasources: all }: Archive): Promise<void> {
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
