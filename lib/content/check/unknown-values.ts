import { withoutOuterSlashes } from '@/lib/platform/text'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { triggerOf } from '@/schemas/blocks/triggers'
import type { Finding } from './finding'
import { isNode, visitedIn } from './walk-content'

type Condition = { type: string; value: string }

/** Of each condition of a story, in their order: its values that name nothing in any market of the story. */
export type FindUnknown = (
  story: string,
  conditions: readonly Condition[],
) => Promise<readonly (readonly string[])[]>

/** Values of one condition, its characters, and values of all conditions of a story: more are not looked up. */
export const mostValues = 500
export const mostCharacters = 10_000
export const mostValuesInAll = 2_000

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Why the values of a condition are too many. The characters first: a long text is not even split. */
function tooMany(value: string): string | undefined {
  if (value.length > mostCharacters) return `has more than ${mostCharacters} characters`
  return value.split(',').length > mostValues ? `has more than ${mostValues} values` : undefined
}

/** The conditions of a story that are looked up, by the paths of their blocks, and those with too many values. */
function conditionsIn(content: Record<string, unknown>) {
  const asked: (Condition & { path: string })[] = []
  const refused: { path: string; reason: string }[] = []
  let left = mostValuesInAll
  for (const { value: blok, path } of visitedIn(content)) {
    if (blok.component !== triggerItem.name) continue
    const type = textOf(blok.type) || 'url'
    const value = textOf(blok.value)
    if (triggerOf(type)?.picks === undefined || value === '') continue
    const reason = tooMany(value)
    if (reason) {
      refused.push({ path, reason })
      continue
    }
    left -= value.split(',').length
    if (left >= 0) asked.push({ type, value, path })
    else
      refused.push({
        path,
        reason: `is not looked up: all together have more than ${mostValuesInAll} values`,
      })
  }
  return { asked, refused }
}

/**
 * The conditions of campaigns in a raw story whose values name what is not there, such as a brand without products, or
 * have too many of them. All are looked up at once.
 */
export async function unknownValueFindings(raw: unknown, findUnknown: FindUnknown): Promise<Finding[]> {
  if (!isNode(raw) || !isNode(raw.content)) return []
  const story = withoutOuterSlashes(String(raw.full_slug ?? '?'))
  const toFinding = ({ path, reason }: { path: string; reason: string }): Finding => ({
    ...{ story, path, block: triggerItem.name, field: 'value', reason },
  })
  const { asked, refused } = conditionsIn(raw.content)
  const conditions = asked.map(({ type, value }) => ({ type, value }))
  const unknown = conditions.length > 0 ? await findUnknown(story, conditions) : []
  const missing = asked.flatMap(({ path }, at) => {
    const names = unknown[at] ?? []
    return names.length > 0 ? [{ path, reason: `names what is not there: ${names.join(', ')}` }] : []
  })
  return [...refused, ...missing].map(toFinding)
}
