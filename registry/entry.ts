import type { BlockExample } from '@/lib/storefront/runtime/blocks'
import { type BlockDefinition, type ContentOf, collectIssues } from '@/schemas/content'
import type { BlockFolder, BlockIssue, RegistryEntry } from './types'

const uidOf = (blok: unknown, fallback: string) => {
  const uid = (blok as { _uid?: unknown } | null)?._uid
  return typeof uid === 'string' && uid !== '' ? uid : fallback
}

/** Whether nothing is at a path, as in a block that was just added. */
const isEmptyAt = (blok: unknown, path: readonly PropertyKey[]): boolean => {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    blok,
  )
  return value === undefined || value === null || value === ''
}

/** Zod's own messages are for developers; those of the schemas say more than that a value does not fit. */
const kindOf = (code: string, isEmpty: boolean): NonNullable<BlockIssue['kind']> =>
  isEmpty ? 'missing' : code === 'custom' ? 'described' : 'unfit'

const noExamples = async (): Promise<readonly BlockExample[]> => []

/** Ties a block's schema to its component: the component's props are the schema's output, checked by the compiler. */
export function entry<D extends BlockDefinition>({
  definition,
  component,
  examples = noExamples,
}: BlockFolder<D>): RegistryEntry {
  return {
    definition,
    render(blok, context, renderBloks) {
      const { result, left } = collectIssues(() => definition.schema.safeParse(blok))
      if (!result.success) {
        const issues = result.error.issues.map((issue) => ({
          path: issue.path.map(String).join('.'),
          message: issue.message,
          kind: kindOf(issue.code, isEmptyAt(blok, issue.path)),
        }))
        return { ok: false, issues }
      }
      const content = { ...(result.data as ContentOf<D>), uid: uidOf(blok, definition.name) }
      return { ok: true, left, element: component({ blok: content, context, render: renderBloks }) }
    },
    examples,
  }
}

/** An item belongs inside the block that names it and has no component of its own. */
export const item = (definition: BlockDefinition): RegistryEntry => ({
  definition,
  render: () => ({ ok: false, issues: [{ path: '', message: 'stands only inside its parent block' }] }),
  examples: noExamples,
})

/** The entries of a block and of its items. */
export const entriesOf = <D extends BlockDefinition>(block: BlockFolder<D>): RegistryEntry[] => [
  entry(block),
  ...(block.items ?? []).map(item),
]
