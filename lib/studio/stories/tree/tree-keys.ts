import type { StoryAction } from '../actions'
import type { TreeLine } from './tree-state'

type StoryLine = Extract<TreeLine, { kind: 'story' }>

/** What a key does on a line of the tree: the pattern of treegrids, and keys of the actions. */
export type KeyEffect =
  | { kind: 'focus'; line: StoryLine }
  | { kind: 'toggle'; isOpen: boolean }
  | { kind: 'action'; action: StoryAction }
  /** Chooses the line, of a folder what is in it, or no longer, to work on several at once. */
  | { kind: 'choose' }

const actions: Readonly<Record<string, StoryAction>> = { F2: 'rename', Delete: 'delete' }

const parentOf = (lines: readonly StoryLine[], at: number): StoryLine | undefined =>
  lines.slice(0, at).findLast(({ level }) => level < (lines[at]?.level ?? 0))

export function effectOfKey(key: string, lines: readonly StoryLine[], id: number): KeyEffect | undefined {
  const at = lines.findIndex(({ row }) => row.id === id)
  const line = lines[at]
  if (!line) return undefined
  const focus = (to: StoryLine | undefined) => to && ({ kind: 'focus', line: to } as const)
  switch (key) {
    case 'ArrowDown':
      return focus(lines[at + 1])
    case 'ArrowUp':
      return focus(lines[at - 1])
    case 'Home':
      return focus(lines[0])
    case 'End':
      return focus(lines.at(-1))
    case 'ArrowRight':
      if (line.isOpen === false) return { kind: 'toggle', isOpen: true }
      return line.isOpen && (lines[at + 1]?.level ?? 0) > line.level ? focus(lines[at + 1]) : undefined
    case 'ArrowLeft':
      return line.isOpen ? { kind: 'toggle', isOpen: false } : focus(parentOf(lines, at))
    case ' ':
      return { kind: 'choose' }
    case 'Enter':
      return line.row.isFolder ? { kind: 'toggle', isOpen: !line.isOpen } : { kind: 'action', action: 'open' }
    default: {
      const action = actions[key]
      return action && { kind: 'action', action }
    }
  }
}
