import { type ComponentField, toComponents } from '@/lib/content/library'
import { type BlockDefinition, conditionsOf, hintsOf } from '@/schemas/content'
import { shownLabel } from './shown-label'
import type { BlockForm, BlockForms, FieldForm } from './types'

/** Translates a label or a hint of a schema, which are written in English. */
export type Translate = (english: string) => string

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const namesOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined)

const optionsOf = (value: unknown, translate: Translate) =>
  Array.isArray(value)
    ? value.map((option: { value: string; name: string }) => ({
        value: String(option.value),
        name: translate(String(option.name)),
      }))
    : undefined

/** The properties that are set. */
const given = <T extends object>(properties: T) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }

function fieldForm(
  name: string,
  field: ComponentField,
  { schema }: BlockDefinition,
  tab: string | undefined,
  translate: Translate,
): FieldForm {
  const hints = hintsOf(schema.shape[name])
  const isStories = field.source === 'internal_stories'
  return {
    name,
    type: isStories ? 'stories' : (field.type as FieldForm['type']),
    label: translate(shownLabel({ type: field.type, label: String(field.display_name) })),
    help: translate(textOf(field.description) ?? ''),
    required: field.required === true,
    onlyIf: conditionsOf(hints ?? {}),
    ...given({
      tab: tab && translate(tab),
      options: optionsOf(field.options, translate),
      initial: textOf(field.default_value),
      allow: namesOf(isStories ? field.filter_content_type : field.component_whitelist),
      maximum: numberOf(field.maximum),
      min: numberOf(field.min_value),
      max: numberOf(field.max_value),
      isAmount: hints?.isAmount,
      picks: hints?.picks,
      holds: hints?.holds,
      look: hints?.look,
    }),
  }
}

/**
 * The forms of blocks in the Studio. They come from the components that the library pushes to a Storyblok space, so that
 * both editors offer the same fields, options and nested blocks.
 */
export function describeForms(
  definitions: readonly BlockDefinition[],
  translate: Translate,
  synonymsOf: (block: string) => readonly string[] = () => [],
): BlockForms {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const forms = toComponents(definitions).flatMap(({ name, schema }): BlockForm[] => {
    const definition = byName.get(name)
    if (!definition) return []
    const tabs = new Map(
      Object.values(schema).flatMap(({ type, display_name, keys }) =>
        type === 'tab' && Array.isArray(keys) ? keys.map((key) => [String(key), String(display_name)]) : [],
      ) as [string, string][],
    )
    const { label, description, group, icon, kind = 'block' } = definition
    const synonyms = synonymsOf(name)
    return [
      {
        name,
        label: translate(label),
        description: translate(description),
        group,
        icon,
        kind,
        ...(synonyms.length > 0 && { synonyms }),
        fields: Object.entries(schema)
          .filter(([, { type }]) => type !== 'tab')
          .map(([field, component]) => fieldForm(field, component, definition, tabs.get(field), translate)),
      },
    ]
  })
  return Object.fromEntries(forms.map((form) => [form.name, form]))
}
