import { isDeepStrictEqual } from 'node:util'
import type { ComponentDefinition } from './component-definition'
import { type ComponentField, type Json, ownedProperties } from './component-field'
import type { RemoteComponent, RemoteGroup, RemoteSpace } from './remote'

/** A property that differs. `field` is empty for a property of the component itself. */
export type Change = { field: string; property: string; before: Json | undefined; after: Json | undefined }

export type PlannedComponent = {
  definition: ComponentDefinition
  /** The schema that will be written: the library's fields, and those that only the space has. */
  schema: Record<string, Json>
  /** Unset: the space does not have the component yet. */
  id?: number
  added: string[]
  changes: Change[]
  /** Fields that only the space has. They stay. */
  kept: string[]
}

export type PushPlan = {
  newGroups: string[]
  /** New and changed components; unchanged ones are only counted. */
  components: PlannedComponent[]
  same: number
  /** Components that only the space has. They stay. */
  onlyInSpace: string[]
  /** Fields that only the space has, in components that need no change. */
  keptElsewhere: { name: string; kept: string[] }[]
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Normalises a property: a space omits unset ones, adds ids to options and may return numbers as text. */
function plain(property: string, value: Json | undefined): unknown {
  if (value === undefined || value === null || value === '' || value === false) return undefined
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined
    if (property === 'options')
      return value.map((option) => (isObject(option) ? [option.value, option.name] : option))
    return property === 'component_whitelist' ? [...value].map(String).sort() : value
  }
  return typeof value === 'object' ? value : String(value)
}

const differs = (property: string, before: Json | undefined, after: Json | undefined) =>
  !isDeepStrictEqual(plain(property, before), plain(property, after))

const owned: ReadonlySet<string> = new Set(ownedProperties)

/** The library's properties merged over those of the space, unless the field's type changes. */
function merged(before: Json | undefined, after: ComponentField): Record<string, Json> {
  if (!isObject(before) || before.type !== after.type) return after
  const foreign = Object.entries(before).filter(([property]) => !owned.has(property))
  return { ...Object.fromEntries(foreign), ...after }
}

function changesOf(name: string, before: Json | undefined, after: ComponentField): Change[] {
  const known = isObject(before) ? before : {}
  return ownedProperties
    .filter((property) => differs(property, known[property], after[property]))
    .map((property) => ({ field: name, property, before: known[property], after: after[property] }))
}

/** Only top-level folders of the space count; nested ones were arranged by its editors. */
const topGroups = (groups: readonly RemoteGroup[]) => groups.filter(({ parent_id }) => !parent_id)

function planComponent(
  definition: ComponentDefinition,
  remote: RemoteComponent | undefined,
  groupOf: (uuid: string | null | undefined) => string | undefined,
): PlannedComponent {
  const before = (remote?.schema ?? {}) as Record<string, Json>
  const names = Object.keys(definition.schema)
  const kept = Object.keys(before).filter((name) => !Object.hasOwn(definition.schema, name))
  const schema: Record<string, Json> = Object.fromEntries(kept.map((name) => [name, before[name] ?? null]))
  for (const name of names) {
    const field = definition.schema[name]
    if (field) schema[name] = merged(Object.hasOwn(before, name) ? before[name] : undefined, field)
  }
  if (!remote) return { definition, schema, added: names, changes: [], kept }
  const own: Change[] = [
    ['display_name', remote.display_name, definition.display_name],
    ['is_root', remote.is_root, definition.is_root],
    ['is_nestable', remote.is_nestable, definition.is_nestable],
    ['group', groupOf(remote.component_group_uuid), definition.group],
  ].map(([property, was, wanted]) => ({
    field: '',
    property: String(property),
    before: was ?? undefined,
    after: wanted ?? undefined,
  }))
  return {
    definition,
    schema,
    id: remote.id,
    added: names.filter((name) => !Object.hasOwn(before, name)),
    changes: [
      ...own.filter(({ property, before: was, after }) => differs(property, was, after)),
      ...Object.entries(definition.schema)
        .filter(([name]) => Object.hasOwn(before, name))
        .flatMap(([name, field]) => changesOf(name, before[name], field)),
    ],
    kept,
  }
}

/** The changes that a push of the library would make in a space. Nothing is ever deleted. */
export function planPush(wanted: readonly ComponentDefinition[], space: RemoteSpace): PushPlan {
  const groups = topGroups(space.groups)
  const groupOf = (uuid: string | null | undefined) => groups.find((group) => group.uuid === uuid)?.name
  const remotes = new Map(space.components.map((component) => [component.name, component]))
  const names = new Set(wanted.map(({ name }) => name))
  const planned = wanted.map((definition) => planComponent(definition, remotes.get(definition.name), groupOf))
  const isSame = ({ id, added, changes }: PlannedComponent) =>
    id !== undefined && added.length === 0 && changes.length === 0
  const same = planned.filter(isSame)
  return {
    newGroups: [...new Set(wanted.map(({ group }) => group))]
      .filter((name) => !groups.some((group) => group.name === name))
      .sort(),
    components: planned.filter((component) => !isSame(component)),
    same: same.length,
    onlyInSpace: space.components
      .map(({ name }) => name)
      .filter((name) => !names.has(name))
      .sort(),
    keptElsewhere: same
      .filter(({ kept }) => kept.length > 0)
      .map(({ definition: { name }, kept }) => ({ name, kept })),
  }
}
