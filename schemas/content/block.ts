import type { z } from 'zod'

export type BlockGroup = 'layout' | 'text' | 'media' | 'teaser' | 'shop' | 'form' | 'campaign'

/**
 * What a block is, apart from how it looks: the one source of its component's type, of the editor's form, of the
 * component definition in a Storyblok space and of the block catalogue.
 */
export type BlockDefinition<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  name: Name
  label: string
  description: string
  group: BlockGroup
  /** Name of the icon in the editor's list of blocks. */
  icon: string
  /** `page` can only be a story's root, `item` only stands inside the block that names it. */
  kind?: 'block' | 'page' | 'item'
  schema: Schema
}

export function defineBlock<const Name extends string, Schema extends z.ZodObject>(
  definition: BlockDefinition<Name, Schema>,
): BlockDefinition<Name, Schema> {
  return definition
}

/** The content of a block after its schema has read it. */
export type ContentOf<D extends BlockDefinition> = z.output<D['schema']>
