import type { StoryRow } from '../story-row'

/** What is known of a folder: its first rows, and how many there are. */
export type Loaded = { rows: readonly StoryRow[]; total: number }

/** The key of the top in `folders`. */
export const top = 0

/** The tree as far as it was opened: folders are loaded when they are opened first. */
export type TreeState = {
  folders: ReadonlyMap<number, Loaded>
  open: ReadonlySet<number>
}

/** A line of the tree, as it is shown. */
export type TreeLine =
  | { kind: 'story'; row: StoryRow; level: number; isOpen: boolean | undefined; place: number; of: number }
  | { kind: 'loading'; parent: number; level: number }
  | { kind: 'more'; parent: number; level: number; left: number }
  | { kind: 'empty'; parent: number; level: number }

export const emptyTree: TreeState = { folders: new Map(), open: new Set() }

export const withFolder = (tree: TreeState, parent: number, loaded: Loaded): TreeState => ({
  ...tree,
  folders: new Map(tree.folders).set(parent, loaded),
})

/** Adds the next part of a folder. What another person has moved meanwhile may come twice and is shown once. */
export function withMore(tree: TreeState, parent: number, { rows, total }: Loaded): TreeState {
  const before = tree.folders.get(parent)?.rows ?? []
  const known = new Set(before.map(({ id }) => id))
  return withFolder(tree, parent, { rows: [...before, ...rows.filter(({ id }) => !known.has(id))], total })
}

export function withOpen(tree: TreeState, id: number, isOpen: boolean): TreeState {
  const open = new Set(tree.open)
  if (isOpen) open.add(id)
  else open.delete(id)
  return { ...tree, open }
}

/** The lines from the top down. */
export function linesOf(tree: TreeState, parent = top, level = 1): TreeLine[] {
  const folder = tree.folders.get(parent)
  if (!folder) return [{ kind: 'loading', parent, level }]
  const { rows, total } = folder
  if (rows.length === 0) return parent === top ? [] : [{ kind: 'empty', parent, level }]
  const lines = rows.flatMap((row, index): TreeLine[] => {
    const isOpen = row.isFolder ? tree.open.has(row.id) : undefined
    const line = { kind: 'story', row, level, isOpen, place: index + 1, of: total } as const
    return isOpen ? [line, ...linesOf(tree, row.id, level + 1)] : [line]
  })
  const left = total - rows.length
  return left > 0 ? [...lines, { kind: 'more', parent, level, left }] : lines
}

/** The row with an id, as far as it was loaded. */
export function rowOf(tree: TreeState, id: number | undefined): StoryRow | undefined {
  for (const { rows } of tree.folders.values()) {
    const row = rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}
