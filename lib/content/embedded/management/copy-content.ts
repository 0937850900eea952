import { randomUUID } from 'node:crypto'
import type { StoryContent } from '../types'

type Copied = { from: Record<string, unknown> | unknown[]; to: Record<string, unknown> | unknown[] }

const isContainer = (value: unknown): value is Copied['from'] => typeof value === 'object' && value !== null

/** A copy of content in which every block has a new id, without recursion, so that deep content cannot overflow the stack. */
export function copyContent(content: StoryContent): StoryContent {
  const copy: Record<string, unknown> = {}
  const waiting: Copied[] = [{ from: content, to: copy }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, to } = next
    for (const [key, value] of Object.entries(from)) {
      const isOwnId = key === '_uid' && !Array.isArray(from)
      const inner = isContainer(value) ? (Array.isArray(value) ? [] : {}) : isOwnId ? randomUUID() : value
      Object.defineProperty(to, key, { value: inner, enumerable: true, writable: true, configurable: true })
      if (isContainer(value)) waiting.push({ from: value, to: inner as Copied['to'] })
    }
  }
  return copy
}
