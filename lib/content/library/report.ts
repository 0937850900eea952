import { oneLine } from '@/lib/platform/text'
import type { Change, PlannedComponent, PushPlan } from './plan'

const longestValue = 120

const shown = (value: unknown) =>
  value === undefined ? 'unset' : oneLine(JSON.stringify(value), longestValue)

const changeLine = ({ field, property, before, after }: Change) =>
  `    ${oneLine([field, property].filter(Boolean).join('.'), longestValue)}: ${shown(before)} -> ${shown(after)}`

const keptLine = (name: string) => `    = ${oneLine(name, longestValue)}: only in the space, stays`

function componentLines({ definition, id, added, changes, kept }: PlannedComponent): string[] {
  const { name, schema } = definition
  if (id === undefined) return [`+ ${name}: new, ${Object.keys(schema).length} fields`]
  return [
    `~ ${name}`,
    ...added.map((field) => `    + ${field}: new, ${schema[field]?.type}`),
    ...changes.map(changeLine),
    ...kept.map(keptLine),
  ]
}

/** A plan as lines of text: `+` new, `~` changed with the values before and after, `=` only in the space. */
export function planLines(plan: PushPlan): string[] {
  const isNew = ({ id }: PlannedComponent) => id === undefined
  const added = plan.components.filter(isNew).length
  return [
    ...plan.newGroups.map((name) => `+ group ${name}`),
    ...plan.components.flatMap(componentLines),
    ...plan.keptElsewhere.flatMap(({ name, kept }) => [`= ${name}`, ...kept.map(keptLine)]),
    ...plan.onlyInSpace.map((name) => `= ${oneLine(name, longestValue)}: only in the space, stays`),
    `${added} new, ${plan.components.length - added} changed, ${plan.same} as before.`,
  ]
}
