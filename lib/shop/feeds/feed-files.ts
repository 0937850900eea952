import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The files of a feed in the data folder: `part` while it is fetched, `good` that was imported last, `held` that waits for
 * a yes, `rejected` with the rows of the last import that were rejected.
 */
export async function openFeedFiles(dataDir: string, locale: string, holder: string) {
  const folder = join(dataDir, 'feeds')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // What killed runs have left.
  for (const name of await readdir(folder))
    if (name.startsWith(`${locale}.`) && name.endsWith('.part')) await rm(join(folder, name), { force: true })
  const part = join(folder, `${locale}.${holder}.part`)
  const good = join(folder, `${locale}.good`)
  const held = join(folder, `${locale}.held`)
  return {
    ...{ part, good, held },
    rejected: join(folder, `${locale}.rejected.tsv`),
    /** Keeps a file as the last good one, in place of the one before; nothing waits for a yes any more. */
    async keep(file: string): Promise<void> {
      await rename(file, good)
      if (file !== held) await rm(held, { force: true })
    },
    async hold(file: string): Promise<void> {
      if (file !== held) await rename(file, held)
    },
    dropPart: () => rm(part, { force: true }),
  }
}

export type FeedFiles = Awaited<ReturnType<typeof openFeedFiles>>
