import type { FolderCard } from '../types'

export type FolderLine = FolderCard & { level: number; path: string }

/** Folders in the order of a tree, those of one level by name as they come. A folder without its parent is at the top. */
export function folderLines(folders: readonly FolderCard[]): FolderLine[] {
  const known = new Set(folders.map(({ id }) => id))
  const below = (
    parent: number | null,
    level: number,
    path: string,
    seen: ReadonlySet<number>,
  ): FolderLine[] =>
    folders
      .filter(({ id, parentId }) =>
        parent === null ? parentId === null || !known.has(parentId) : parentId === parent && !seen.has(id),
      )
      .flatMap((folder) => {
        const own = path ? `${path} / ${folder.name}` : folder.name
        return [
          { ...folder, level, path: own },
          ...below(folder.id, level + 1, own, new Set([...seen, folder.id])),
        ]
      })
  return below(null, 0, '', new Set())
}

/** The ids of a folder and of those below it. */
export function withBelow(folders: readonly FolderCard[], id: number): Set<number> {
  const found = new Set([id])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const folder of folders)
      if (folder.parentId !== null && found.has(folder.parentId)) found.add(folder.id)
  }
  return found
}
