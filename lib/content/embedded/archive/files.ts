import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A file of an archive: its path below the folder, with slashes, and its content. */
export type ArchiveFile<Content extends string | Buffer = string> = { path: string; content: Content }

/** As the official command line tool writes it. */
export const jsonFile = (path: string, value: unknown): ArchiveFile => ({
  path,
  content: JSON.stringify(value, null, 2),
})

/** The folders that an archive has in all, `shop` also by its former name: what is in them and not in the archive is of an older one. */
const ownFolders = ['stories', 'components', 'datasources', 'assets', 'shop', 'nestling'] as const

/** The files below a folder, without those that systems hide there. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Beside the files of the media library, which are of any kind, an archive has JSON alone. */
const isOfArchive = (name: (typeof ownFolders)[number], file: string) =>
  name === 'assets' || file.endsWith('.json')

/** Writes an archive into a folder, and removes what an older archive of the same space left there. */
export async function writeArchive(
  folder: string,
  space: number,
  files: AsyncIterable<ArchiveFile<string | Buffer>>,
): Promise<number> {
  const written = new Set<string>()
  for await (const { path, content } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    written.add(file)
  }
  for (const name of ownFolders)
    for (const file of await filesIn(join(folder, name, String(space))))
      if (isOfArchive(name, file) && !written.has(file)) await rm(file)
  return written.size
}

/** The only space of an archive, by the names of its folders; the given one where there are several. */
export async function spaceOfArchive(
  folder: string,
  wanted: number | undefined,
): Promise<number | undefined> {
  const names = await readdir(join(folder, 'stories')).catch(() => [])
  const spaces = names.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
  if (wanted !== undefined) return spaces.includes(wanted) ? wanted : undefined
  return spaces.length === 1 ? spaces[0] : undefined
}

/** The text of a file, without the mark of Unicode with which Windows begins it. */
export const readText = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replace(/^\ufeff/, '')

/** The JSON files of a space below one of an archive's folders, by path. */
export async function readArchiveFiles(
  folder: string,
  name: (typeof ownFolders)[number],
  space: number,
): Promise<ArchiveFile[]> {
  const all = await filesIn(join(folder, name, String(space)))
  const files = all.filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => ({
      path: relative(folder, file).split(sep).join('/'),
      content: await readText(file),
    })),
  )
}
