import { checkStory, type Finding, foreignFiles, unknownValueFindings } from '@/lib/content/check'
import { type Database, database } from '@/lib/platform/db'
import { unknownValues } from '@/lib/studio/pickers'
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

type Checked = { id: number; uuid: string; name: string; fullSlug: string }
type Definitions = Readonly<Record<string, BlockDefinition>>

const rawOf = (story: Checked, content: Record<string, unknown>) => ({
  ...story,
  full_slug: story.fullSlug,
  content,
})

const toDraft =
  (content: Record<string, unknown>) =>
  ({ path, block, field, reason, withoutEffect }: Finding): DraftFinding => ({
    uid: uidAt(content, path),
    block,
    field,
    reason,
    isIdle: withoutEffect === true,
  })

/** Everything in a draft that does not fit the schemas of its blocks: what the check of the content reports. */
export const findingsOf = (
  story: Checked,
  content: Record<string, unknown>,
  definitions: Definitions,
): DraftFinding[] => {
  const raw = rawOf(story, content)
  return [...checkStory(raw, definitions), ...foreignFiles(raw, false)].map(toDraft(content))
}

/** The same, and conditions of campaigns that name what neither the content nor the catalogue has. */
export async function allFindingsOf(
  story: Checked,
  content: Record<string, unknown>,
  definitions: Definitions,
  db: Database = database(),
): Promise<DraftFinding[]> {
  const unknown = await unknownValueFindings(rawOf(story, content), (slug, conditions) =>
    unknownValues(slug, conditions, db),
  )
  return [...findingsOf(story, content, definitions), ...unknown.map(toDraft(content))]
}
