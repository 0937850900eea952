import { z } from 'zod'
import { fileGroups } from '@/lib/content/media'
import { textLanguages } from './types'

export const mediaId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** `none`: at the top, in no folder. */
const folder = z.union([z.literal('none').transform(() => null), mediaId])
const plain = (text: string) => text.replaceAll('\0', ' ').trim()

export const libraryQuery = z.object({
  /** Unset: everywhere. */
  folder: folder.optional(),
  term: z.string().max(200).transform(plain).optional(),
  group: z.enum(fileGroups).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** The one file that content names by this part of its address. */
  key: z
    .string()
    .regex(/^[a-z0-9]{12}$/)
    .optional(),
})
export type LibraryQuery = z.output<typeof libraryQuery>

export const uploadQuery = z.object({
  name: z.string().min(1).max(500).transform(plain),
  folder: folder.default(null),
})

export const deletionQuery = z.object({ used: z.literal('1').optional() })

const line = z.string().max(1_000, 'tooLong').transform(plain)
const texts = z.partialRecord(z.enum(textLanguages), line)

export const detailsBody = z.object({
  name: z.string().transform(plain).pipe(z.string().min(1, 'required').max(150, 'tooLong')).optional(),
  folderId: z.number().int().positive().nullable().optional(),
  alt: texts.optional(),
  title: texts.optional(),
  copyright: line.optional(),
  source: line.optional(),
  focus: z
    .string()
    .regex(/^(?:\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/)
    .optional(),
})
export type DetailsBody = z.output<typeof detailsBody>

const folderName = z.string().transform(plain).pipe(z.string().min(1, 'required').max(80, 'tooLong'))
export const createFolderBody = z.object({ name: folderName, parentId: mediaId.nullable().default(null) })
export const changeFolderBody = z.object({
  name: folderName.optional(),
  parentId: mediaId.nullable().optional(),
})
