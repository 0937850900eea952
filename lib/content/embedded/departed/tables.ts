import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { createdAt } from '../columns'
import { deletedStories, deletedVersions, releases } from '../tables'

/** Stories that were deleted while a release held them. An entry goes when its story comes back from the bin. */
export const departedStories = pgTable(
  'cms_departed_stories',
  {
    releaseId: bigint('release_id', { mode: 'number' })
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    storyId: bigint('story_id', { mode: 'number' }).notNull(),
    name: text().notNull(),
    fullSlug: text('full_slug').notNull(),
    /** The name of whoever deleted it; null: a program. */
    author: text(),
    departedAt: createdAt('departed_at'),
    /** When the release had been published by then: its story was published with it. */
    releasedAt: moment('released_at'),
    /** Null once the bin has it no more. */
    deletedId: bigint('deleted_id', { mode: 'number' }).references(() => deletedStories.id, {
      onDelete: 'set null',
    }),
    /** What the release would have published. */
    deletedVersionId: bigint('deleted_version_id', { mode: 'number' }).references(() => deletedVersions.id, {
      onDelete: 'set null',
    }),
    takerId: uuid('taker_id'),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.storyId] }),
    index('cms_departed_stories_deleted').on(table.deletedId),
    index('cms_departed_stories_version').on(table.deletedVersionId),
  ],
)
