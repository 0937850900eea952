import { z } from 'zod'
import type { BlockDefinition } from './block'
import { type FieldHints, hintsOf, unset, withHints } from './field'
import { reportIssue } from './report'

/** A story that a block shows; without content while it is not published, not resolved or of another kind. */
export type StoryReference<Content = unknown> = { uuid: string; content?: Content }

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The uuid of a reference: the text itself as the editor saves it, or that of the story once it is resolved. */
export function referencedUuid(value: unknown): string | undefined {
  const uuid = typeof value === 'object' && value !== null && 'uuid' in value ? value.uuid : value
  return typeof uuid === 'string' && uuidPattern.test(uuid) ? uuid : undefined
}

/** A field of references as a list: one that takes a single story sends it alone. */
export const asReferences = (value: unknown): unknown[] => {
  const given = unset(value)
  if (given === undefined) return []
  return Array.isArray(given) ? given : [given]
}

const contentOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'content' in value ? value.content : undefined

const componentOf = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'component' in content ? content.component : undefined

type Label = Pick<FieldHints, 'label' | 'help' | 'tab'>

/**
 * References to stories of one content type. The content service sends the uuids, and the stories in their places
 * when it is asked to resolve the field. A story that cannot be read is reported and stays as its uuid.
 */
export function stories<S extends z.ZodObject>(type: BlockDefinition<string, S>, label: Label) {
  const read = (value: unknown, item: number): StoryReference<z.output<S>>[] => {
    const uuid = referencedUuid(value)
    if (uuid === undefined) {
      reportIssue({ item, message: 'is not a story' })
      return []
    }
    const content = contentOf(value)
    if (content === undefined) return [{ uuid }]
    if (componentOf(content) !== type.name) {
      reportIssue({ item, message: `is not a story of the type ${type.name}` })
      return [{ uuid }]
    }
    const parsed = type.schema.safeParse(content)
    if (parsed.success) return [{ uuid, content: parsed.data }]
    reportIssue({ item, message: parsed.error.issues.map(({ message }) => message).join('; ') })
    return [{ uuid }]
  }
  const list = z.preprocess(
    asReferences,
    z.array(z.unknown()).transform((given) => given.flatMap(read)),
  )
  return withHints(list, { type: 'stories', required: true, ...label, allow: [type.name] })
}

/** The fields of a block that reference stories, as the content service is asked to resolve them. */
export const storyFieldsOf = ({ name, schema }: BlockDefinition): string[] =>
  Object.entries(schema.shape).flatMap(([field, value]) =>
    hintsOf(value as z.ZodType)?.type === 'stories' ? [`${name}.${field}`] : [],
  )
