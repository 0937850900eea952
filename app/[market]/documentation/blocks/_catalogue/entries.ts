import type { BlockExample } from '@/lib/storefront/runtime/blocks'
import { registry } from '@/registry'
import { type BlockDefinition, type BlockGroup, type FieldHints, hintsOf } from '@/schemas/content'

export type Field = FieldHints & { name: string }

const groups = [
  'layout',
  'text',
  'media',
  'teaser',
  'shop',
  'form',
  'campaign',
] as const satisfies BlockGroup[]

export const kindOf = ({ kind }: BlockDefinition) => kind ?? 'block'

/** The fields that an editor sees, in the order of the form. */
export const fieldsOf = ({ schema }: BlockDefinition): Field[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const hints = hintsOf(field)
    return hints ? [{ name, ...hints }] : []
  })

const definitions = Object.values(registry).map(({ definition }) => definition)

export const catalogueNames = definitions.map(({ name }) => name)

export const definitionOf = (name: string): BlockDefinition | undefined =>
  Object.hasOwn(registry, name) ? registry[name]?.definition : undefined

/** The examples of a block; an item has none, because its parents' examples show it. */
export const examplesOf = async (name: string): Promise<readonly BlockExample[]> =>
  Object.hasOwn(registry, name) ? ((await registry[name]?.examples()) ?? []) : []

/** The blocks whose fields name this one among those that they accept. */
export const parentsOf = (name: string): BlockDefinition[] =>
  definitions.filter((definition) => fieldsOf(definition).some(({ allow }) => allow?.includes(name)))

export type CatalogueGroup = {
  group: BlockGroup
  blocks: { definition: BlockDefinition; examples: number }[]
  items: BlockDefinition[]
}

/** Every entry of the registry under its group; items come after the blocks. */
export async function catalogueGroups(): Promise<CatalogueGroup[]> {
  const all = groups.map(async (group) => {
    const members = definitions.filter((definition) => definition.group === group)
    const blocks = members
      .filter((definition) => kindOf(definition) !== 'item')
      .map(async (definition) => ({ definition, examples: (await examplesOf(definition.name)).length }))
    return {
      group,
      blocks: await Promise.all(blocks),
      items: members.filter((definition) => kindOf(definition) === 'item'),
    }
  })
  return (await Promise.all(all)).filter(({ blocks, items }) => blocks.length + items.length > 0)
}
