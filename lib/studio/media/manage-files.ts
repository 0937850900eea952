import 'server-only'
import {
  type AssetChange,
  createAsset,
  deleteAsset,
  findAsset,
  hasFolder,
  lockAsset,
  replaceFile,
  updateAsset,
} from '@/lib/content/embedded'
import { assetStorage, cleanUpload, type Storage, StorageError } from '@/lib/content/media'
import { type Database, database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import type { DetailsBody } from './bodies'
import { toCard } from './read'
import type { AssetCard, SentSize, UploadProblem } from './types'

type Place = { db?: Database; storage?: Storage }
/** `sent`: the pixels of a picture that was kept with fewer. */
export type FileEdit =
  | { ok: true; asset: AssetCard; sent?: SentSize }
  | { ok: false; problem: UploadProblem | 'used' }

const sentOf = ({ sent }: { sent?: SentSize | undefined; kind: string }) => (sent ? { sent } : {})

const edit = (change: AssetChange): FileEdit =>
  change.ok ? { ok: true, asset: toCard(change.row) } : { ok: false, problem: change.problem }

/** Does what keeps a file; where the store does not keep it, says why. Nothing has changed then. */
async function whereKept(work: () => Promise<FileEdit>): Promise<FileEdit> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    logError('media', error)
    return { ok: false, problem: error.problem === 'refused' ? 'storeRefused' : 'storeDown' }
  }
}

/** Adds an uploaded file, which lies on disk, to the library. */
export async function upload(
  person: Person,
  { name, folder, path }: { name: string; folder: number | null; path: string },
  { db = database(), storage = assetStorage() }: Place = {},
): Promise<FileEdit> {
  if (folder !== null && !(await hasFolder(db, folder))) return { ok: false, problem: 'folder' }
  const cleaned = await cleanUpload(path)
  if (!cleaned.ok) return cleaned
  const given = { name, folderId: folder, author: person.name }
  return whereKept(async () => {
    const row = await createAsset(db, storage, cleaned.file, given, (tx, made) =>
      recordChange(tx, { person, kind: 'asset-uploaded', detail: { name: made.name } }),
    )
    return { ok: true, asset: toCard(row), ...sentOf(cleaned.file) }
  })
}

/** Gives a file another content. What shoppers see is changed by publishers alone. */
export async function replace(
  person: Person,
  id: number,
  path: string,
  { db = database(), storage = assetStorage() }: Place = {},
): Promise<FileEdit> {
  const found = await findAsset(db, id)
  if (!found) return { ok: false, problem: 'missing' }
  const cleaned = await cleanUpload(path)
  if (!cleaned.ok) return cleaned
  return whereKept(async () => {
    const replaced = await replaceFile(db, storage, found, cleaned.file, {
      mayChangePublished: allows(person, 'publish'),
      note: (tx, row) => recordChange(tx, { person, kind: 'asset-replaced', detail: { name: row.name } }),
    })
    const edited = edit(replaced)
    return edited.ok ? { ...edited, ...sentOf(cleaned.file) } : edited
  })
}

/** Deletes a file; one that stories name only when `evenIfUsed` is set. */
export async function remove(
  person: Person,
  id: number,
  evenIfUsed: boolean,
  { db = database(), storage = assetStorage() }: Place = {},
): Promise<FileEdit> {
  const deleted = await deleteAsset(db, storage, id, {
    mayChangePublished: allows(person, 'publish'),
    evenIfUsed,
    note: (tx, row) => recordChange(tx, { person, kind: 'asset-deleted', detail: { name: row.name } }),
  })
  return edit(deleted)
}

const given = (texts: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : [])))

/**
 * Changes what is said of a file: what is given, of texts the languages that are given; an empty text is taken out. A focal
 * point that shoppers see is moved by publishers alone.
 */
export const change = (
  person: Person,
  id: number,
  { alt, title, ...rest }: DetailsBody,
  db: Database = database(),
): Promise<FileEdit> =>
  db.transaction(async (tx): Promise<FileEdit> => {
    const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const found = await lockAsset(tx, id)
    const texts = {
      ...(alt && { alt: given({ ...found?.alt, ...alt }) }),
      ...(title && { title: given({ ...found?.title, ...title }) }),
    }
    const row = await updateAsset(
      tx,
      id,
      { ...known, ...texts },
      { mayChangePublished: allows(person, 'publish') },
    )
    if (typeof row === 'string') return { ok: false, problem: row }
    await recordChange(tx, { person, kind: 'asset-changed', detail: { name: row.name } })
    return { ok: true, asset: toCard(row) }
  })
