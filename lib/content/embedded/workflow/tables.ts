import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { createdAt, id } from '../columns'
import { deletedStories, stories } from '../tables'

const storyId = () =>
  bigint('story_id', { mode: 'number' })
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' })

/** The ways of pages from their first draft to the shop. A page follows that of its folder, of its type, or the default. */
export const workflows = pgTable('cms_workflows', {
  id: id(),
  name: text().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  contentTypes: text('content_types').array().notNull().default([]),
  /** Folders whose pages follow it; those of a folder inside that has another one do not. */
  folderIds: bigint('folder_ids', { mode: 'number' }).array().notNull().default([]),
  createdAt: createdAt(),
})

export const workflowStages = pgTable(
  'cms_workflow_stages',
  {
    id: id(),
    workflowId: bigint('workflow_id', { mode: 'number' })
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    color: text().notNull(),
    position: integer().notNull().default(0),
    /** What is published has been in such a stage as it is. */
    allowPublish: boolean('allow_publish').notNull().default(false),
    /** Nobody brings a page here who has written what is not published of it. */
    needsOther: boolean('needs_other').notNull().default(false),
    /** The roles of the Studio that bring pages here; empty: all. */
    roles: text().array().notNull().default([]),
    /** The stages that follow; empty: all of the workflow. */
    nextIds: bigint('next_ids', { mode: 'number' }).array().notNull().default([]),
    /** The stage of a page whose draft was published; null: it stays. */
    afterPublishId: bigint('after_publish_id', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [index('cms_workflow_stages_order').on(table.workflowId, table.position, table.id)],
)

/** Where a page is; one without a row is in the first stage of its workflow. */
export const storyStages = pgTable(
  'cms_story_stages',
  {
    storyId: storyId().primaryKey(),
    stageId: bigint('stage_id', { mode: 'number' })
      .notNull()
      .references(() => workflowStages.id, { onDelete: 'cascade' }),
    /** The person of the Studio who goes on with it. */
    assigneeId: uuid('assignee_id'),
    dueAt: moment('due_at'),
    changedAt: createdAt('changed_at'),
  },
  (table) => [index('cms_story_stages_assignee').on(table.assigneeId)],
)

/** How pages went through their stages. An entry stays when its stage goes, and goes to the bin with its page. */
export const stageChanges = pgTable(
  'cms_workflow_stage_changes',
  {
    id: id(),
    /** Null while its page is in the bin. */
    storyId: bigint('story_id', { mode: 'number' }).references(() => stories.id, { onDelete: 'cascade' }),
    deletedId: bigint('deleted_id', { mode: 'number' }).references(() => deletedStories.id, {
      onDelete: 'cascade',
    }),
    /** Null once the stage is gone: whoever deletes one takes it out of the entries first. */
    stageId: bigint('stage_id', { mode: 'number' }).references(() => workflowStages.id, {
      onDelete: 'cascade',
    }),
    /** As the stage was called then. */
    stageName: text('stage_name').notNull().default(''),
    /** The name of whoever changed it. */
    author: text().notNull(),
    /** Null: a program. */
    personId: uuid('person_id'),
    assigneeId: uuid('assignee_id'),
    /** As the person was called then. */
    assigneeName: text('assignee_name'),
    dueAt: moment('due_at'),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('cms_workflow_stage_changes_story').on(table.storyId, table.id),
    index('cms_workflow_stage_changes_deleted').on(table.deletedId),
  ],
)

/** What was brought to a stage that allows to publish, or that holds it as it was seen: a draft, by content and name. */
export const storyApprovals = pgTable(
  'cms_story_approvals',
  {
    storyId: storyId(),
    mark: text().notNull(),
    stageId: bigint('stage_id', { mode: 'number' })
      .notNull()
      .references(() => workflowStages.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.mark] })],
)
