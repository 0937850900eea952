import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { createdAt, id } from './columns'
import type { Json, SpaceLanguage, StoryContent, TranslatedSlug } from './types'

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

/** What makes a draft: a save, a save of an earlier version, and a save of what two people wrote. */
export const saveEvents = ['saved', 'restored', 'merged'] as const
export type SaveEvent = (typeof saveEvents)[number]
export const versionEvents = [...saveEvents, 'planned', 'published', 'unpublished'] as const

/** A version of a story for each save, each publish and each plan. */
export const storyVersions = pgTable(
  'cms_story_versions',
  {
    id: id(),
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    event: text({ enum: versionEvents }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    content: jsonb().$type<StoryContent>().notNull(),
    author: text(),
    createdAt: createdAt(),
    /** Somebody who may publish has read it: a save that follows begins an entry of its own. */
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [index('cms_story_versions_story').on(table.storyId, table.id)],
)

/** Deleted stories, which can be restored as drafts for some weeks. Their folders are known by their paths. */
export const deletedStories = pgTable(
  'cms_deleted_stories',
  {
    id: id(),
    storyId: bigint('story_id', { mode: 'number' }).notNull(),
    uuid: uuid().notNull(),
    parentId: bigint('parent_id', { mode: 'number' }),
    groupId: uuid('group_id').notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    fullSlug: text('full_slug').notNull(),
    isStartpage: boolean('is_startpage').notNull(),
    tagList: text('tag_list').array().notNull(),
    path: text(),
    translatedSlugs: jsonb('translated_slugs').$type<TranslatedSlug[]>().notNull(),
    metaData: jsonb('meta_data').$type<Json>(),
    content: jsonb().$type<StoryContent>().notNull(),
    firstPublishedAt: moment('first_published_at'),
    /** The name of whoever deleted it; null: a program. */
    author: text(),
    deletedAt: createdAt('deleted_at'),
  },
  (table) => [
    index('cms_deleted_stories_story').on(table.storyId),
    index('cms_deleted_stories_deleted').on(table.deletedAt),
  ],
)

/** The history of a deleted story, which comes back with it. */
export const deletedVersions = pgTable(
  'cms_deleted_versions',
  {
    id: id(),
    deletedId: bigint('deleted_id', { mode: 'number' })
      .notNull()
      .references(() => deletedStories.id, { onDelete: 'cascade' }),
    event: text({ enum: versionEvents }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    content: jsonb().$type<StoryContent>().notNull(),
    author: text(),
    createdAt: createdAt(),
  },
  (table) => [index('cms_deleted_versions_story').on(table.deletedId, table.id)],
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
    /** The person of the Studio who planned it; null: a program, or an earlier release of the shop. */
    plannerId: uuid('planner_id'),
    /** The person who planned it may no longer publish: nothing is done until another person takes the plan over. */
    onHold: boolean('on_hold').notNull().default(false),
    /** What is published then. Null: to be planned anew; such a plan publishes nothing. */
    versionId: bigint('version_id', { mode: 'number' }).references(() => storyVersions.id, {
      onDelete: 'set null',
    }),
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
    /** The person of the Studio who planned it; null: a program, or an earlier release of the shop. */
    plannerId: uuid('planner_id'),
    /** The person who planned it may no longer publish: nothing is done until another person takes the plan over. */
    onHold: boolean('on_hold').notNull().default(false),
    createdAt: createdAt(),
    /** When what it published was taken back, and the name of whoever did so. */
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
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
    /** What the release publishes. Null: to be chosen anew; until then the release publishes nothing. */
    versionId: bigint('version_id', { mode: 'number' }).references(() => storyVersions.id, {
      onDelete: 'set null',
    }),
    /** The person of the Studio who put the version in, or took it over; null: a program, or an earlier release of the shop. */
    takerId: uuid('taker_id'),
    /** Whether shoppers saw the story before the release; null until it is published, and where an earlier release of the shop did so. */
    wasPublic: boolean('was_public'),
    /** What they saw of it. */
    formerVersionId: bigint('former_version_id', { mode: 'number' }).references(() => storyVersions.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.storyId] }),
    index('cms_release_stories_story').on(table.storyId),
  ],
)

/** Access tokens of the content service. A token itself is told to its owner once; its hash is kept. */
export const accessTokens = pgTable('cms_access_tokens', {
  /** A name that opens nothing. Releases of before kept the token itself here; housekeeping replaces it. */
  token: text().primaryKey(),
  /** Null in a row that an instance of an earlier release has written. */
  tokenHash: text('token_hash').unique(),
  ending: text(),
  /** The person of the Studio with whom the token ends (a foreign key of the database); null: made before, or by a program. */
  ownerId: uuid('owner_id'),
  expiresAt: moment('expires_at'),
  usedAt: moment('used_at'),
  /** Until then instances of an earlier release may still look the token up by itself. */
  concealAt: moment('conceal_at').notNull().default(sql`now() + interval '1 day'`),
  kind: text({ enum: ['public', 'preview', 'management'] }).notNull(),
  name: text().notNull().default(''),
  createdAt: createdAt(),
})
