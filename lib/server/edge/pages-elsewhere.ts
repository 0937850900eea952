import { constants } from 'node:fs'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { CacheFs } from 'next/dist/shared/lib/utils'

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

/** Files of a build of which all that is written goes to another folder, and is read there first. */
export function overlay(fs: CacheFs, serverDistDir: string, folder: string): CacheFs {
  const build = dirname(serverDistDir)
  const moved = (file: string) => {
    const inside = relative(build, file)
    return inside.startsWith('..') ? file : join(folder, inside)
  }
  return {
    existsSync: (file) => fs.existsSync(moved(String(file))) || fs.existsSync(file),
    readFile: ((file: string, ...rest: []) =>
      fs.readFile(moved(file), ...rest).catch(() => fs.readFile(file, ...rest))) as CacheFs['readFile'],
    readFileSync: ((file: string, ...rest: []) =>
      fs.readFileSync(fs.existsSync(moved(file)) ? moved(file) : file, ...rest)) as CacheFs['readFileSync'],
    stat: (file) => fs.stat(moved(file)).catch(() => fs.stat(file)),
    writeFile: (file, data) => fs.writeFile(moved(file), data),
    mkdir: (path) => fs.mkdir(moved(path)),
    ...(fs.writeFileAtomic && {
      writeFileAtomic: (file, data) => fs.writeFileAtomic?.(moved(file), data) ?? Promise.resolve(false),
    }),
  }
}
