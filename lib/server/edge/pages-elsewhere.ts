import { constants } from 'node:fs'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const named = /^pages-\d+$/

/**
 * The folder for pages that are made on request, where the build's own cannot be written: in the data folder, for this
 * build alone. Undefined where it can.
 */
export async function pagesElsewhere(
  distDir: string,
  dataDir: string,
  startedAt: number,
): Promise<string | undefined> {
  const isWritable = await access(join(distDir, 'server'), constants.W_OK).then(
    () => true,
    () => false,
  )
  if (isWritable) return undefined
  const name = `pages-${startedAt}`
  for (const other of await readdir(dataDir).catch(() => []))
    if (named.test(other) && other !== name) await rm(join(dataDir, other), { recursive: true, force: true })
  await mkdir(join(dataDir, name), { recursive: true })
  return join(dataDir, name)
}
