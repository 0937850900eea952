import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

/** Makes a folder and those above it. Node's own way (`recursive`) never ends where a file system has no new folders, as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return undefined
    throw error
  })
  if (found?.isDirectory()) return
  if (!found) await makeFolder(dirname(folder))
  await mkdir(folder)
}

/** Makes the folder of an archive, and tries whether files can be written there. Why not, in words; else nothing. */
export async function openFolder(given: string): Promise<string | undefined> {
  const folder = resolve(given)
  const trial = join(folder, `.nestling-${process.pid}`)
  try {
    await makeFolder(folder)
    await writeFile(trial, '')
    await rm(trial)
    return undefined
  } catch (error) {
    return `${folder} cannot be written (${codeOf(error)}).`
  }
}
