import { checkStory, type Finding, foreignFiles, unknownValueFindings } from '@/lib/content/check'
import { type Database, database } from '@/lib/platform/db'
import { hiddenTargets, unknownValues, unsoldConditions, unsoldProducts } from '@/lib/studio/pickers'
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

type Innermost = { uid: string; block: string; field: string }

/**
 * The innermost block that a finding is about: the one at its path, or one further in that its field leads to, such as
 * `items[2].link`. Of a field that holds a block without a list, as old stories do, that block.
 */
function innermost(content: unknown, { path, block, field }: Finding): Innermost {
  const walk = (from: unknown, step: string) => (from as Record<string, unknown> | undefined)?.[step]
  let value = content
  for (const step of stepsOf(path)) value = walk(value, step) ?? value
  const uid = (value as { _uid?: unknown } | undefined)?._uid
  let found: Innermost = { uid: typeof uid === 'string' ? uid : '', block, field }
  const steps = stepsOf(field)
  for (const [at, step] of steps.entries()) {
    value = walk(value, step)
    const { _uid, component } = (value ?? {}) as { _uid?: unknown; component?: unknown }
    if (typeof _uid === 'string' && typeof component === 'string')
      found = { uid: _uid, block: component, field: steps.slice(at + 1).join('.') }
  }
  return found
}

type Checked = { id: number; uuid: string; name: string; fullSlug: string }
type Definitions = Readonly<Record<string, BlockDefinition>>

const rawOf = (story: Checked, content: Record<string, unknown>) => ({
  ...story,
  full_slug: story.fullSlug,
  content,
})

/** A finding of the check as the editor of a draft knows it. */
export const toDraft =
  (content: Record<string, unknown>) =>
  (finding: Finding): DraftFinding => ({
    ...innermost(content, finding),
    reason: finding.reason,
    isIdle: finding.withoutEffect === true,
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

/**
 * The same, conditions of campaigns that name what neither the content nor the catalogue has, products not on sale here, and
 * what leads to pages that nobody sees.
 * @param along the uuids of the stories that are published in the same moment
 */
export async function allFindingsOf(
  story: Checked,
  content: Record<string, unknown>,
  definitions: Definitions,
  { along, db = database() }: { along?: ReadonlySet<string> | undefined; db?: Database } = {},
): Promise<DraftFinding[]> {
  const unknown = await unknownValueFindings(rawOf(story, content), (slug, conditions) =>
    unknownValues(slug, conditions, db),
  )
  const unsold = await unsoldProducts(story.fullSlug, content, definitions, db)
  const idle = await unsoldConditions(story.fullSlug, content, db)
  const hidden = await hiddenTargets(content, { ...(along && { along }), db })
  return [
    ...findingsOf(story, content, definitions),
    ...unknown.map(toDraft(content)),
    ...unsold.map(({ numbers, ...place }) => ({
      ...place,
      reason: `names products that are not sold here: ${numbers.join(', ')}`,
      isIdle: false,
    })),
    ...idle.map(({ names, ...place }) => ({
      ...place,
      reason: `names what is not sold here: ${names.join(', ')}`,
      isIdle: false,
    })),
    ...hidden.map(({ name, ...place }) =>
      toDraft(content)({
        ...{ story: story.fullSlug, ...place },
        reason: name === undefined ? 'leads to what is gone' : `leads to what nobody sees: ${name}`,
      }),
    ),
  ]
}
