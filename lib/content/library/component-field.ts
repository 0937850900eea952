import type { z } from 'zod'
import { type FieldHints, hintsOf } from '@/schemas/content'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A field of a component in the format of Storyblok's Management API. */
export type ComponentField = { type: string; pos: number } & Record<string, Json>

/** The properties of a field that the library decides; all others belong to the space. */
export const ownedProperties = [
  'type',
  'pos',
  'display_name',
  'description',
  'required',
  'default_value',
  'restrict_type',
  'restrict_components',
  'component_whitelist',
  'maximum',
  'source',
  'filter_content_type',
  'options',
  'exclude_empty_option',
  'min_value',
  'max_value',
  'allow_target_blank',
  'show_anchor',
  'email_link_type',
  'asset_link_type',
  'filetypes',
  'keys',
] as const

type Properties = Record<string, Json>

/** Without a list of names a field accepts every block except items, which belong inside their parents. */
const restriction = (names: readonly string[]): Properties => ({
  restrict_type: '',
  restrict_components: true,
  component_whitelist: [...names].sort(),
})

/** The value of an unset field after parsing. */
const initialOf = (schema: z.ZodType): unknown => schema.safeParse(undefined).data

/** The options are the field's own and come from no datasource: `source` is unset. */
const choices = ({ options = [] }: FieldHints): Properties => ({
  options: options.map(({ value, name }) => ({ value, name })),
})

const bounds = ({ min, max }: FieldHints): Properties => ({
  ...(min !== undefined && { min_value: min }),
  ...(max !== undefined && { max_value: max }),
})

const propertiesOf: Record<
  FieldHints['type'],
  (hints: FieldHints, schema: z.ZodType, blocks: readonly string[]) => Properties
> = {
  text: () => ({}),
  textarea: () => ({}),
  richtext: (_hints, _schema, blocks) => restriction(blocks),
  number: bounds,
  boolean: (_hints, schema): Properties => (initialOf(schema) === true ? { default_value: 'true' } : {}),
  option: (hints, schema) => {
    const initial = initialOf(schema)
    return {
      ...choices(hints),
      ...(typeof initial === 'string' && { default_value: initial, exclude_empty_option: true }),
    }
  },
  options: choices,
  multilink: () => ({
    allow_target_blank: true,
    show_anchor: true,
    email_link_type: true,
    asset_link_type: true,
  }),
  asset: ({ holds }) => ({ filetypes: holds === 'picture' ? ['images'] : [] }),
  bloks: ({ allow, except = [], maximum }, _schema, blocks) => ({
    ...restriction((allow ?? blocks).filter((name) => !except.includes(name))),
    ...(maximum !== undefined && { maximum }),
  }),
  stories: ({ allow = [] }) => ({ source: 'internal_stories', filter_content_type: [...allow] }),
  datetime: () => ({}),
  table: () => ({}),
}

/**
 * The component field of a schema field; undefined for one that is hidden from editors. `blocks` are the names of the
 * blocks that may be used anywhere.
 */
export function toComponentField(
  schema: z.ZodType,
  pos: number,
  blocks: readonly string[],
): ComponentField | undefined {
  const hints = hintsOf(schema)
  if (!hints) return undefined
  return {
    type: hints.type === 'stories' ? 'options' : hints.type,
    pos,
    display_name: hints.label,
    description: hints.help ?? '',
    required: hints.required ?? false,
    ...propertiesOf[hints.type](hints, schema, blocks),
  }
}
