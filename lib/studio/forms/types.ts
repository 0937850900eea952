import type { BlockDefinition, FieldCondition, FieldHints, FieldType } from '@/schemas/content'

/** A field of the form of a block. */
export type FieldForm = {
  name: string
  type: FieldType
  label: string
  help: string
  required: boolean
  /** The tab of the form; unset: the first. */
  tab?: string
  /** The field has an effect when all of these are met. */
  onlyIf: readonly FieldCondition[]
  options?: readonly { value: string; name: string }[]
  /** The value that an unset option or switch has. */
  initial?: string
  /** The blocks that a list takes, or the content types of references to stories. */
  allow?: readonly string[]
  maximum?: number
  min?: number
  max?: number
  /** An amount of money, which the content keeps in minor units. */
  isAmount?: true
  picks?: FieldHints['picks']
  look?: FieldHints['look']
  /** What a field for a file takes. */
  holds?: FieldHints['holds']
}

/** The form of a block, as plain data for the browser. */
export type BlockForm = Pick<BlockDefinition, 'name' | 'label' | 'description' | 'group' | 'icon'> & {
  kind: NonNullable<BlockDefinition['kind']>
  /** Other words by which the block is found. */
  synonyms?: readonly string[]
  fields: readonly FieldForm[]
}

export type BlockForms = Readonly<Record<string, BlockForm>>
