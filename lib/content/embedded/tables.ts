import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileKind } from '@/lib/content/media'
import { moment } from '@/lib/platform/db'
import type { Dimension, Json, SpaceLanguage, StoryContent, TranslatedSlug } from './types'

const id = () => bigserial({ mode: 'number' }).primaryKey()
const createdAt = (name = 'created_at') => moment(name).notNull().defaultNow()

/** The single space of this content service. Every change of published content increments the cache version `cv`. */
export const spaces = pgTable(
  'cms_spaces',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    domain: text().notNull().default(''),
    cv: bigint({ mode: 'number' }).notNull(),
    languages: jsonb().$type<SpaceLanguage[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [check('cms_spaces_single', sql`${table.id} = 1`)],
)

/**
 * Stories and their folders. Slug and position hold for both versions, as in Storyblok; name and content exist twice,
 * as draft and as published.
 */
export const stories = pgTable(
  'cms_stories',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => stories.id, {
      onDelete: 'cascade',
    }),
    groupId: uuid('group_id').notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    fullSlug: text('full_slug').notNull().unique(),
    position: integer().notNull().default(0),
    isFolder: boolean('is_folder').notNull().default(false),
    isStartpage: boolean('is_startpage').notNull().default(false),
    tagList: text('tag_list').array().notNull().default([]),
    lang: text().notNull().default('default'),
    path: text(),
    translatedSlugs: jsonb('translated_slugs').$type<TranslatedSlug[]>().notNull().default([]),
    metaData: jsonb('meta_data').$type<Json>(),
    content: jsonb().$type<StoryContent>().notNull(),
    publishedName: text('published_name'),
    publishedContent: jsonb('published_content').$type<StoryContent>(),
    unpublishedChanges: boolean('unpublished_changes').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
    firstPublishedAt: moment('first_published_at'),
    publishedAt: moment('published_at'),
  },
  (table) => [
    // The unique index does not serve a prefix search in a database whose collation is not C.
    index('cms_stories_prefix').on(table.fullSlug.op('text_pattern_ops')),
    index('cms_stories_parent').on(table.parentId, table.position),
    index('cms_stories_group').on(table.groupId),
    // Only equality on the root block is common and selective; filter_query compares single paths as text, which a
    // GIN index over the content would not serve.
    index('cms_stories_component').on(sql`(${table.publishedContent} ->> 'component')`),
  ],
)

/** A version of a story for each save and each publish. */
export const storyVersions = pgTable(
  'cms_story_versions',
  {
    id: id(),
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    event: text({ enum: ['saved', 'published', 'unpublished'] }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    content: jsonb().$type<StoryContent>().notNull(),
    author: text(),
    createdAt: createdAt(),
  },
  (table) => [index('cms_story_versions_story').on(table.storyId, table.id)],
)

/** When a story will be published or taken off. The row goes in the transaction that does it. */
export const storySchedules = pgTable(
  'cms_story_schedules',
  {
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    action: text({ enum: ['publish', 'unpublish'] }).notNull(),
    at: moment('at').notNull(),
    /** The name of whoever planned it. */
    author: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.action] }),
    index('cms_story_schedules_at').on(table.at),
  ],
)

/** Stories that are published together. */
export const releases = pgTable(
  'cms_releases',
  {
    id: id(),
    name: text().notNull(),
    /** When it will be published; null: by hand. */
    releaseAt: moment('release_at'),
    releasedAt: moment('released_at'),
    /** The name of whoever planned it, or published it last. */
    author: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('cms_releases_at').on(table.releaseAt)],
)

export const releaseStories = pgTable(
  'cms_release_stories',
  {
    releaseId: bigint('release_id', { mode: 'number' })
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.storyId] }),
    index('cms_release_stories_story').on(table.storyId),
  ],
)

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

/** The folders of the media library. One that is not empty stays. */
export const assetFolders = pgTable(
  'cms_asset_folders',
  {
    id: id(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    parentId: bigint('parent_id', { mode: 'number' }).references((): AnyPgColumn => assetFolders.id),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
  },
  (table) => [index('cms_asset_folders_parent').on(table.parentId)],
)

/** What a file is; its bytes are in the storage. */
const fileColumns = () => ({
  kind: text().$type<FileKind>().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  /** SHA-256 of the bytes, in hex. */
  digest: text().notNull(),
})

/** The files of the media library. Content names a file by an address with its key, which stays when it is replaced. */
export const assets = pgTable(
  'cms_assets',
  {
    id: id(),
    key: text().notNull().unique(),
    folderId: bigint('folder_id', { mode: 'number' }).references(() => assetFolders.id),
    /** With the extension, as people see it. */
    name: text().notNull(),
    ...fileColumns(),
    /** Texts by language. */
    alt: jsonb().$type<Record<string, string>>().notNull().default({}),
    title: jsonb().$type<Record<string, string>>().notNull().default({}),
    copyright: text().notNull().default(''),
    source: text().notNull().default(''),
    /** `120x80:121x81`, in pixels; empty: none. */
    focus: text().notNull().default(''),
    /** The name of whoever uploaded it. */
    author: text(),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
  },
  (table) => [index('cms_assets_folder').on(table.folderId, table.id)],
)

/** Uploads through the Management API that were announced and are not finished. They get the id of the file. */
export const assetUploads = pgTable('cms_asset_uploads', {
  id: bigint({ mode: 'number' }).primaryKey(),
  secret: text().notNull(),
  key: text().notNull(),
  name: text().notNull(),
  folderId: bigint('folder_id', { mode: 'number' }),
  /** The file whose content it replaces. */
  replacesId: bigint('replaces_id', { mode: 'number' }),
  /** The file that has arrived. */
  file: jsonb().$type<{
    kind: FileKind
    bytes: number
    width: number | null
    height: number | null
    digest: string
  }>(),
  createdAt: createdAt(),
})

export const accessTokens = pgTable('cms_access_tokens', {
  token: text().primaryKey(),
  kind: text({ enum: ['public', 'preview', 'management'] }).notNull(),
  name: text().notNull().default(''),
  createdAt: createdAt(),
})
