import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import type { Dimension, Json } from '../types'

export const datasources = pgTable('cms_datasources', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  dimensions: jsonb().$type<Dimension[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: createdAt('updated_at'),
})

/** One value; `dimensionValues` holds its translations by the dimension's key. */
export const datasourceEntries = pgTable(
  'cms_datasource_entries',
  {
    id: id(),
    datasourceId: bigint('datasource_id', { mode: 'number' })
      .notNull()
      .references(() => datasources.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: text().notNull(),
    position: integer().notNull().default(0),
    dimensionValues: jsonb('dimension_values').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [index('cms_datasource_entries_order').on(table.datasourceId, table.position, table.id)],
)

export const components = pgTable('cms_components', {
  id: id(),
  name: text().notNull().unique(),
  displayName: text('display_name'),
  schema: jsonb().$type<Record<string, Json>>().notNull().default({}),
  isRoot: boolean('is_root').notNull().default(false),
  isNestable: boolean('is_nestable').notNull().default(true),
  previewField: text('preview_field'),
  icon: text(),
  color: text(),
  componentGroupUuid: uuid('component_group_uuid'),
  description: text(),
  image: text(),
  previewTemplate: text('preview_tmpl'),
  internalTagIds: bigint('internal_tag_ids', { mode: 'number' }).array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: createdAt('updated_at'),
})

/** Ready-made contents of a component, from which an editor can begin. */
export const presets = pgTable(
  'cms_presets',
  {
    id: id(),
    name: text().notNull(),
    preset: jsonb().$type<Record<string, Json>>().notNull().default({}),
    componentId: bigint('component_id', { mode: 'number' })
      .notNull()
      .references(() => components.id, { onDelete: 'cascade' }),
    image: text(),
    icon: text(),
    color: text(),
    description: text(),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
  },
  (table) => [index('cms_presets_component').on(table.componentId, table.id)],
)

/** Tags by which editors find components and files. */
export const internalTags = pgTable(
  'cms_internal_tags',
  {
    id: id(),
    name: text().notNull(),
    objectType: text('object_type', { enum: ['asset', 'component', 'idea'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
  },
  (table) => [unique('cms_internal_tags_name').on(table.objectType, table.name)],
)

/** The folders of the list of components. */
export const componentGroups = pgTable('cms_component_groups', {
  id: id(),
  uuid: uuid().notNull().unique().defaultRandom(),
  name: text().notNull(),
  parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => componentGroups.id, {
    onDelete: 'cascade',
  }),
  createdAt: createdAt(),
  updatedAt: createdAt('updated_at'),
})
