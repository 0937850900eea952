import type { StoryRow } from '../story-row'

/** Pages that are chosen to be worked on together, by their ids; `anchor` is the one that was chosen last. */
export type Selection = { rows: ReadonlyMap<number, StoryRow>; anchor?: number | undefined }

export const noSelection: Selection = { rows: new Map() }

/** Of a folder the pages in it are chosen. */
export const canBeChosen = ({ isFolder }: Pick<StoryRow, 'isFolder'>): boolean => !isFolder

export function withTurned(selection: Selection, row: StoryRow): Selection {
  const rows = new Map(selection.rows)
  if (!rows.delete(row.id)) rows.set(row.id, row)
  return { rows, anchor: row.id }
}

/** Chooses everything in a list from the page that was chosen last to another one. */
export function withRange(selection: Selection, list: readonly StoryRow[], row: StoryRow): Selection {
  const [from, to] = [selection.anchor, row.id].map((id) => list.findIndex((each) => each.id === id))
  if (from === undefined || to === undefined || from < 0 || to < 0) return withTurned(selection, row)
  const between = list.slice(Math.min(from, to), Math.max(from, to) + 1).filter(canBeChosen)
  return {
    rows: new Map([...selection.rows, ...between.map((each) => [each.id, each] as const)]),
    anchor: selection.anchor,
  }
}

export const withAll = (selection: Selection, list: readonly StoryRow[]): Selection => ({
  rows: new Map([...selection.rows, ...list.filter(canBeChosen).map((each) => [each.id, each] as const)]),
})

type Placed = Pick<StoryRow, 'fullSlug'>

export const isWithin = ({ fullSlug }: Placed, folder: Placed): boolean =>
  fullSlug.startsWith(`${folder.fullSlug}/`)

export const withoutFolder = ({ rows }: Selection, folder: Placed): Selection => ({
  rows: new Map([...rows].filter(([, row]) => !isWithin(row, folder))),
})

/** How many of the chosen pages lie in a folder, at any depth. */
export const chosenIn = (rows: Selection['rows'], folder: Placed): number =>
  [...rows.values()].filter((row) => isWithin(row, folder)).length

/** What has to be done again: the rest is no longer chosen. */
export const onlyThose = ({ rows }: Selection, ids: ReadonlySet<number>): Selection => ({
  rows: new Map([...rows].filter(([id]) => ids.has(id))),
})

/** What the list shows of a page now takes the place of what it showed when the page was chosen. */
export function withNewest(selection: Selection, list: readonly StoryRow[]): Selection {
  const newest = new Map(list.map((row) => [row.id, row]))
  const isSame = [...selection.rows].every(([id, row]) => (newest.get(id) ?? row) === row)
  if (isSame) return selection
  return { ...selection, rows: new Map([...selection.rows].map(([id, row]) => [id, newest.get(id) ?? row])) }
}
