import type { z } from 'zod'

export type BlockGroup = 'layout' | 'text' | 'media' | 'teaser' | 'shop' | 'form' | 'campaign'

/**
 * The definition of a block, apart from its look: the single source of its component's type, the editor's form, the
 * component in a Storyblok space and the block catalogue.
 */
export type BlockDefinition<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  name: Name
  label: string
  description: string
  group: BlockGroup
  /** The icon's name in the editor's list of blocks. */
  icon: string
  /** `page` can only be a story's root, `item` only occurs inside the block that names it. */
  kind?: 'block' | 'page' | 'item'
  schema: Schema
}

export function defineBlock<const Name extends string, Schema extends z.ZodObject>(
  definition: BlockDefinition<Name, Schema>,
): BlockDefinition<Name, Schema> {
  return definition
}

/** The parsed content of a block. */
export type ContentOf<D extends BlockDefinition> = z.output<D['schema']>
