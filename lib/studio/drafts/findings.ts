import { checkStory, foreignFiles } from '@/lib/content/check'
import type { BlockDefinition } from '@/schemas/content'

/** What the schemas find wrong with a block: in a field, or with the whole block when `field` is empty. */
export type DraftFinding = {
  /** The block's uid; empty when it has none. */
  uid: string
  block: string
  field: string
  reason: string
  /** The value fits, and nothing on the page changes with it. */
  isIdle: boolean
}

/** `body[3].columns[0]` → body, 3, columns, 0 */
const stepsOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean)

/** The uid of the block at a path; of a field that holds a block without a list, as old stories do, that block. */
function uidAt(content: unknown, path: string): string {
  let value = content
  for (const step of stepsOf(path)) {
    const inner: unknown = (value as Record<string, unknown> | undefined)?.[step]
    if (inner !== undefined) value = inner
  }
  const uid = (value as { _uid?: unknown } | undefined)?._uid
  return typeof uid === 'string' ? uid : ''
}

/** Everything in a draft that does not fit the schemas of its blocks: what the check of the content reports. */
export const findingsOf = (
  story: { id: number; uuid: string; name: string; fullSlug: string },
  content: Record<string, unknown>,
  definitions: Readonly<Record<string, BlockDefinition>>,
): DraftFinding[] => {
  const raw = { ...story, full_slug: story.fullSlug, content }
  return [...checkStory(raw, definitions), ...foreignFiles(raw, false)].map(
    ({ path, block, field, reason, withoutEffect = false }) => ({
      uid: uidAt(content, path),
      block,
      field,
      reason,
      isIdle: withoutEffect,
    }),
  )
}
