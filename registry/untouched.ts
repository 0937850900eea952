import { hintsOf, type RawBlok } from '@/schemas/content'
import { registry } from './registry'

/** Whether a field is a choice, with which a new block may begin: the level of a first heading, the kind of a condition. */
function isChoice(component: string, name: string): boolean {
  const shape = Object.hasOwn(registry, component) ? registry[component]?.definition.schema.shape : undefined
  const field = shape && Object.hasOwn(shape, name) ? shape[name] : undefined
  return field !== undefined && hintsOf(field)?.type === 'option'
}

/** Whether nothing was entered into a block yet: an editor has just inserted it. */
export const isUntouched = ({
  _uid,
  component,
  _editable,
  ...fields
}: RawBlok & { _editable?: unknown }): boolean =>
  Object.entries(fields).every(([name, value]) => value === undefined || isChoice(component, name))
