import { triggerItem } from '@/schemas/blocks/trigger-container'
import type { Finding } from './finding'
import { isNode, visitedIn } from './walk-content'

/** The values of a condition that name nothing in any market of its story. */
export type FindUnknown = (
  story: string,
  trigger: { type: string; value: string },
) => Promise<readonly string[]>

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** The conditions of campaigns in a raw story whose values name what is not there, such as a brand without products. */
export async function unknownValueFindings(raw: unknown, findUnknown: FindUnknown): Promise<Finding[]> {
  if (!isNode(raw) || !isNode(raw.content)) return []
  const story = String(raw.full_slug ?? '?').replace(/^\/+|(?<!\/)\/+$/g, '')
  const findings: Finding[] = []
  for (const { value: blok, path } of visitedIn(raw.content)) {
    if (blok.component !== triggerItem.name) continue
    const trigger = { type: textOf(blok.type) || 'url', value: textOf(blok.value) }
    const unknown = await findUnknown(story, trigger)
    if (unknown.length > 0)
      findings.push({
        ...{ story, path, block: triggerItem.name, field: 'value' },
        reason: `names what is not there: ${unknown.join(', ')}`,
      })
  }
  return findings
}
