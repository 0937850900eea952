import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { createdAt, id } from '../columns'
import { deletedStories, stories } from '../tables'
import type { MessagePart } from './message'

/** Threads of comments at a block of a story. They go to the bin with their story and come back with it. */
export const discussions = pgTable(
  'cms_discussions',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    /** Null while its story is in the bin. */
    storyId: bigint('story_id', { mode: 'number' }).references(() => stories.id, { onDelete: 'cascade' }),
    deletedId: bigint('deleted_id', { mode: 'number' }).references(() => deletedStories.id, {
      onDelete: 'cascade',
    }),
    title: text().notNull(),
    /** The block by its `_uid`, whether it is on the page yet, still or no more. */
    blockUid: text('block_uid').notNull(),
    fieldname: text(),
    /** The words of the page that it is about, as they were. */
    quote: text(),
    component: text(),
    lang: text().notNull().default('default'),
    solvedAt: moment('solved_at'),
    createdAt: createdAt(),
    /** The last change of the thread or of one of its comments. */
    updatedAt: createdAt('updated_at'),
  },
  (table) => [
    index('cms_discussions_story').on(table.storyId, table.id),
    index('cms_discussions_deleted').on(table.deletedId),
    check('cms_discussions_place', sql`(${table.storyId} is null) <> (${table.deletedId} is null)`),
  ],
)

export const comments = pgTable(
  'cms_comments',
  {
    id: id(),
    uuid: uuid().notNull().unique(),
    discussionId: bigint('discussion_id', { mode: 'number' })
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    /** The person of the Studio, who may have been removed since; null: a program. */
    authorId: uuid('author_id'),
    /** The name of the writer as it was. */
    authorName: text('author_name').notNull(),
    message: jsonb().$type<MessagePart[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt('updated_at'),
  },
  (table) => [
    index('cms_comments_discussion').on(table.discussionId, table.id),
    index('cms_comments_author').on(table.authorId),
  ],
)

/** Up to when people have read threads. Nobody misses the rows of a person who was removed. */
export const discussionReads = pgTable(
  'cms_discussion_reads',
  {
    discussionId: bigint('discussion_id', { mode: 'number' })
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.discussionId, table.personId] })],
)
