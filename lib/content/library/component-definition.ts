import { type BlockDefinition, type BlockGroup, hintsOf } from '@/schemas/content'
import { type ComponentField, toComponentField } from './component-field'

/** A component as the library defines it; its group is a name, because every space has uuids of its own. */
export type ComponentDefinition = {
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  group: string
  schema: Record<string, ComponentField>
}

const groupNames: Record<BlockGroup, string> = {
  layout: 'Layout',
  text: 'Text',
  media: 'Media',
  teaser: 'Teasers',
  shop: 'Shop',
  form: 'Forms',
  campaign: 'Campaigns',
}

/** The key of a tab must not be the name of a field. */
const tabKey = (tab: string) => `tab-${tab.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`

function schemaOf({ schema }: BlockDefinition, blocks: readonly string[]): Record<string, ComponentField> {
  const fields: Record<string, ComponentField> = {}
  const tabs = new Map<string, string[]>()
  let pos = 0
  for (const [name, field] of Object.entries(schema.shape)) {
    const definition = toComponentField(field, pos, blocks)
    if (!definition) continue
    fields[name] = definition
    pos += 1
    const tab = hintsOf(field)?.tab
    if (tab !== undefined) tabs.set(tab, [...(tabs.get(tab) ?? []), name])
  }
  for (const [tab, keys] of tabs) {
    fields[tabKey(tab)] = { type: 'tab', pos, display_name: tab, keys }
    pos += 1
  }
  return fields
}

/** The component definitions of a library of blocks, sorted by name. */
export function toComponents(definitions: readonly BlockDefinition[]): ComponentDefinition[] {
  const blocks = definitions.filter(({ kind = 'block' }) => kind === 'block').map(({ name }) => name)
  return [...definitions]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((definition) => ({
      name: definition.name,
      display_name: definition.label,
      is_root: definition.kind === 'page',
      is_nestable: definition.kind !== 'page',
      group: groupNames[definition.group],
      schema: schemaOf(definition, blocks),
    }))
}
