import type { Row } from './rows'

type Line = Extract<Row, { kind: 'blok' }>

/** What a key does in a tree (WAI-ARIA, pattern for tree views); undefined for other keys. */
export type TreeStep = { select: string } | { toggle: string } | undefined

export function stepFor(key: string, rows: readonly Row[], selected: string): TreeStep {
  const lines = rows.filter((row): row is Line => row.kind === 'blok')
  const index = lines.findIndex(({ blok }) => blok._uid === selected)
  const line = lines[index]
  if (!line) return undefined
  const to = (target: Line | undefined): TreeStep => target && { select: target.blok._uid }
  const parent = () => lines.slice(0, index).findLast(({ level }) => level < line.level)
  switch (key) {
    case 'ArrowDown':
      return to(lines[index + 1])
    case 'ArrowUp':
      return to(lines[index - 1])
    case 'Home':
      return to(lines[0])
    case 'End':
      return to(lines.at(-1))
    case 'ArrowRight':
      if (line.isOpen === false) return { toggle: selected }
      return line.isOpen ? to(lines[index + 1]) : undefined
    case 'ArrowLeft':
      return line.isOpen && line.level > 1 ? { toggle: selected } : to(parent())
    default:
      return undefined
  }
}
