import type { Row } from './rows'

/** What a key does in a tree (WAI-ARIA, pattern for tree views); undefined for other keys. `list`: the name of a list. */
export type TreeStep = { select: string } | { list: string } | { toggle: string } | undefined

/** @param at the key of the line that has the focus */
export function stepFor(key: string, rows: readonly Row[], at: string): TreeStep {
  const index = rows.findIndex((row) => row.key === at)
  const line = rows[index]
  if (!line) return undefined
  const to = (target: Row | undefined): TreeStep =>
    target && (target.kind === 'blok' ? { select: target.blok._uid } : { list: target.key })
  const parent = () => rows.slice(0, index).findLast(({ level }) => level < line.level)
  const next = rows[index + 1]
  const isOpen = line.kind === 'blok' ? line.isOpen : next !== undefined && next.level > line.level
  switch (key) {
    case 'ArrowDown':
      return to(next)
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (line.kind === 'blok' && isOpen === false) return { toggle: at }
      return isOpen ? to(next) : undefined
    case 'ArrowLeft':
      return line.kind === 'blok' && isOpen && line.level > 1 ? { toggle: at } : to(parent())
    default:
      return undefined
  }
}

/** Up to which line Shift with a key chooses; undefined for other keys, and where there is none. */
export function rangeEnd(key: string, order: readonly string[], at: string): string | undefined {
  const index = order.indexOf(at)
  const to = { ArrowDown: order[index + 1], ArrowUp: order[index - 1], Home: order[0], End: order.at(-1) }[
    key
  ]
  return to === at ? undefined : to
}

/** Whether keys do something with the selected block, which is another line than the name of a list. */
export const isOfBlock = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}): boolean =>
  key === 'Delete' ||
  ((ctrlKey || metaKey) && key.toLowerCase() === 'd') ||
  (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))

/** Whether the keys choose all blocks. */
export const isAllKey = ({
  key,
  ...held
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  key.toLowerCase() === 'a' && (held.ctrlKey || held.metaKey) && !held.altKey && !held.shiftKey
