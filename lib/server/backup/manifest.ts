import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CommandProblem } from '@/lib/server/start'

const sha256 = z.string().regex(/^[\da-f]{64}$/)

const manifest = z.object({
  format: z.literal(1),
  /** The release that wrote it. */
  release: z.string(),
  brand: z.string(),
  /** When its rows were read, in UTC. */
  madeAt: z.iso.datetime(),
  /** The migrations of its database, by name. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int().min(0),
      sha256,
    }),
  ),
  /** The next value of each sequence. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** The files of the media library and those that are sold, by their places in the folder. */
  files: z.array(z.object({ path: z.string(), bytes: z.int().min(0), sha256 })),
})

/** What stands in the folder of a backup. Written last: a folder without it holds no whole backup. */
export type Manifest = z.infer<typeof manifest>

const fileIn = (folder: string) => join(folder, 'backup.json')

export const writeManifest = (folder: string, written: Manifest): Promise<void> =>
  writeFile(fileIn(folder), `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 })

/** Throws a `CommandProblem` where there is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new CommandProblem(`There is no whole backup in ${folder}: backup.json is missing.`)
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success)
    throw new CommandProblem(`${fileIn(folder)} is not readable: ${z.prettifyError(read.error)}`)
  return read.data
}
