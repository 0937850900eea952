import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/lib/platform/db'
import type { Brand } from '@/schemas'
import { type Done, done, noSuchOrder, refused } from './change-order'
import { findDeliveryNote } from './find-delivery-note'

export type NoteAsked = { folder: string; parcel: number | undefined; lines: number[] | undefined }

/** Writes the delivery note of a parcel into a folder. */
export async function exportDeliveryNote(
  db: Database,
  number: string,
  { folder, ...wanted }: NoteAsked,
  { brand, now: at }: { brand: Brand; now: Date },
): Promise<Done> {
  const note = await findDeliveryNote(db, { number, ...wanted }, { brand, at })
  if (!note) return noSuchOrder(number)
  if (!note.ok) return refused(note.problem)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, note.name), note.file)
  return done(`${note.name} is in ${folder}.`)
}
