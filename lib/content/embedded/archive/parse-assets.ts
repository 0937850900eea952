import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { contentProblem, type FileKind, fileKinds, kindOfBytes, svgProblem } from '@/lib/content/media'
import type { assetFolders, assets } from '../assets/tables'

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const texts = z.record(z.string().max(10), z.string().max(2_000))
const pixels = z.number().int().positive().nullable()

export const archivedAsset = z.object({
  id,
  key: z.string().regex(/^[a-z0-9]{12}$/),
  folder_id: id.nullable(),
  name: z.string().min(1).max(255),
  kind: z.enum(Object.keys(fileKinds) as [FileKind, ...FileKind[]]),
  bytes: z.number().int().positive(),
  width: pixels,
  height: pixels,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  alt: texts,
  title: texts,
  copyright: z.string(),
  source: z.string(),
  focus: z.string().regex(/^(?:\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/),
  /** Older archives have none. */
  former_focuses: z.array(z.string().regex(/^\d{1,5}x\d{1,5} \d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/)).default([]),
  author: z.string().nullable(),
  created_at: time,
  updated_at: time,
  /** Of its file below the archive's folder. */
  path: z.string().regex(/^assets\/\d+\/[^/\\]+$/),
})
export type ArchivedAsset = z.output<typeof archivedAsset>

export const archivedFolder = z.object({
  id,
  uuid: z.uuid(),
  name: z.string().min(1).max(255),
  parent_id: id.nullish().transform((value) => value || null),
})
export type ArchivedFolder = z.output<typeof archivedFolder>

/** What is wrong with the file of a description: it is missing, is another one, or would not be taken as an upload. */
export async function assetProblems(
  folder: string,
  all: readonly ArchivedAsset[],
  folders: readonly ArchivedFolder[],
): Promise<string[]> {
  const problems: string[] = []
  const known = new Set(folders.map((each) => each.id))
  for (const { path, digest, kind, folder_id: place } of all) {
    if (place !== null && !known.has(place)) problems.push(`${path}: its folder ${place} is missing`)
    const bytes = await readFile(join(folder, path)).catch(() => undefined)
    if (!bytes) problems.push(`${path}: the file is missing`)
    else if (createHash('sha256').update(bytes).digest('hex') !== digest)
      problems.push(`${path}: this is another file than the one described`)
    else if (kindOfBytes(bytes) !== kind) problems.push(`${path}: this is no ${kind}`)
    else {
      const problem = await contentProblem(kind, bytes)
      const reason = kind === 'svg' ? svgProblem(bytes.toString('utf8')) : undefined
      if (problem) problems.push(`${path}: ${reason ?? `this is no whole ${kind} (${problem})`}`)
    }
  }
  return problems
}

export const assetRow = ({
  path,
  folder_id,
  former_focuses,
  created_at,
  updated_at,
  ...row
}: ArchivedAsset): typeof assets.$inferInsert => ({
  ...row,
  folderId: folder_id,
  formerFocuses: former_focuses,
  createdAt: created_at,
  updatedAt: updated_at,
})

export const folderRow = ({ parent_id, ...row }: ArchivedFolder): typeof assetFolders.$inferInsert => ({
  ...row,
  parentId: parent_id,
})
