import { attributeOfColumn } from '../column-words'
import { isKnownField } from './attributes'

/**
 * The attributes that the fields of a feed hold, also where it has words of the merchant's own, such as `colour`. A name
 * that is an attribute as it is goes first, and of several fields of one meaning the first; the others keep their names,
 * by which the report tells of them. `asked`: the fields that may have such words.
 */
export function attributeNames(
  names: readonly string[],
  asked: ReadonlySet<string> = new Set(names),
): string[] {
  const taken = new Set(names)
  return names.map((name) => {
    const attribute = !asked.has(name) || isKnownField(name) ? undefined : attributeOfColumn(name)
    if (attribute === undefined || taken.has(attribute)) return name
    taken.add(attribute)
    return attribute
  })
}
