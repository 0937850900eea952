import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FileKind } from '@/lib/content/media'
import { createdAt, id } from '../columns'

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
    /** Focal points that it had, the newest last: fields may hold copies of them, which follow the file. */
    formerFocuses: jsonb('former_focuses').$type<string[]>().notNull().default([]),
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
  /** The hash of the token that announced it, with which it ends; null: it was announced without one. */
  tokenHash: text('token_hash'),
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
