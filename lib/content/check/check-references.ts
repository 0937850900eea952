import { resolveLevel } from '@/lib/content/client'
import { withoutOuterSlashes } from '@/lib/platform/text'
import {
  asReferences,
  type BlockDefinition,
  hintsOf,
  referencedUuid,
  type StoryReference,
} from '@/schemas/content'
import type { Finding } from './finding'

type Definitions = Readonly<Record<string, BlockDefinition>>
type Reference = Pick<Finding, 'path' | 'block' | 'field'> &
  Pick<StoryReference, 'uuid'> & { allow: readonly string[] }

/** What the check of references keeps of a story. */
export type ReferencingStory = { story: string; uuid: string; component: string; references: Reference[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const storyFieldsOf = (definitions: Definitions, component: unknown) => {
  const name = typeof component === 'string' ? component : ''
  const { schema } = (Object.hasOwn(definitions, name) && definitions[name]) || {}
  return Object.entries(schema?.shape ?? {}).flatMap(([field, value]) => {
    const hints = hintsOf(value)
    return hints?.type === 'stories' ? [{ field, allow: hints.allow ?? [] }] : []
  })
}

/** The references in a block, each with its place in the list. */
const referencesIn = (blok: Record<string, unknown>, path: string, definitions: Definitions): Reference[] =>
  storyFieldsOf(definitions, blok.component).flatMap(({ field, allow }) =>
    asReferences(blok[field]).flatMap((value, index) => {
      const uuid = referencedUuid(value)
      const at = { path, block: String(blok.component), field: `${field}[${index}]` }
      return uuid === undefined ? [] : [{ ...at, uuid, allow }]
    }),
  )

/** The references in a raw story, at any depth; undefined for one that cannot be read. */
export function referencingStory(raw: unknown, definitions: Definitions): ReferencingStory | undefined {
  if (!isObject(raw) || !isObject(raw.content)) return undefined
  const references: Reference[] = []
  const waiting: { node: object; path: string }[] = [{ node: raw.content, path: '' }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node, path } = place
    if (isObject(node)) references.push(...referencesIn(node, path, definitions))
    for (const [key, value] of Object.entries(node)) {
      const inner = Array.isArray(node) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      if (typeof value === 'object' && value !== null) waiting.push({ node: value, path: inner })
    }
  }
  return {
    story: withoutOuterSlashes(String(raw.full_slug ?? '?')),
    uuid: String(raw.uuid),
    component: String(raw.content.component),
    references,
  }
}

/** The references of all stories that show nothing, story by story. */
export function referenceFindings(stories: readonly ReferencingStory[]): Finding[][] {
  const byUuid = new Map(stories.map((story) => [story.uuid, story]))
  const targets = new Set(stories.flatMap(({ references }) => references.map(({ uuid }) => uuid)))

  /** Whether a way of references leads from a story to another; each is visited once. */
  const leadsTo = (from: string, wanted: string): boolean => {
    const seen = new Set([from])
    for (const uuid of seen) {
      if (uuid === wanted) return true
      for (const next of byUuid.get(uuid)?.references ?? []) seen.add(next.uuid)
    }
    return false
  }

  /** The stories that are shown at a level below a story; circles are reported where they close. */
  const reach = (uuids: ReadonlySet<string>, level: number): ReadonlySet<string> => {
    if (level === 0) return uuids
    const next = [...uuids].flatMap((uuid) => byUuid.get(uuid)?.references ?? [])
    return reach(new Set(next.map(({ uuid }) => uuid)), level - 1)
  }

  const reasonOf = ({ uuid, allow }: Reference, from: ReferencingStory): string | undefined => {
    const target = byUuid.get(uuid)
    if (!target) return 'leads nowhere: the story does not exist or is not published'
    if (!allow.includes(target.component))
      return `leads to a story of the type ${target.component}; it takes ${allow.join(', ')}`
    if (leadsTo(uuid, from.uuid)) return `leads back to its own story, by way of ${target.story}`
    const isShownByOthers = targets.has(from.uuid)
    if (!isShownByOthers && reach(new Set([uuid]), resolveLevel).size > 0)
      return `leads to more than ${resolveLevel} levels of stories, of which the deeper ones are not shown`
    return undefined
  }

  return stories.flatMap((from) => {
    const found = from.references.flatMap((reference) => {
      const reason = reasonOf(reference, from)
      const { path, block, field } = reference
      return reason === undefined ? [] : [{ story: from.story, path, block, field, reason }]
    })
    return found.length > 0 ? [found] : []
  })
}
