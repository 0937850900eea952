import { type Parsed, parsed, unreadable } from '../answer'
import { type Condition, isOperation } from './filter-operations'

/** All conditions of `all` must hold, and all conditions of at least one group in `anyOf`. */
export type Filter = { all: Condition[]; anyOf: Condition[][] }

const maximumConditions = 50
const maximumDepth = 10
const key = /^filter_query\[([^[\]]+)\]\[([^[\]]+)\]$/
const orKey = /^filter_query\[__or\]\[(\d*)\]\[([^[\]]+)\]\[([^[\]]+)\]$/

const condition = (field: string, operation: string, value: string): Parsed<Condition> => {
  const path = field.split('.')
  if (path.length > maximumDepth || path.includes(''))
    return unreadable(`filter_query: ${field} is not a field`)
  if (!isOperation(operation)) return unreadable(`filter_query: ${operation} is not an operation`)
  return parsed({ path, operation, value })
}

/**
 * Parses `filter_query[field][operation]=value` and `filter_query[__or][][field][operation]=value`. Alternatives with
 * the same number (`[__or][0]`) belong together; without a number each is a group of its own, as in Storyblok.
 */
export function parseFilterQuery(params: URLSearchParams): Parsed<Filter> {
  const filter: Filter = { all: [], anyOf: [] }
  const numbered = new Map<string, Condition[]>()
  let count = 0
  for (const [name, value] of params) {
    if (!name.startsWith('filter_query')) continue
    count += 1
    if (count > maximumConditions) return unreadable('filter_query: too many conditions')
    const alternative = orKey.exec(name)
    const plain = alternative ? undefined : key.exec(name)
    const [field, operation] = alternative ? [alternative[2], alternative[3]] : [plain?.[1], plain?.[2]]
    if (!field || !operation) return unreadable(`filter_query: ${name} is not a filter`)
    const read = condition(field, operation, value)
    if (!read.ok) return read
    if (!alternative) filter.all.push(read.value)
    else if (alternative[1])
      numbered.set(alternative[1], [...(numbered.get(alternative[1]) ?? []), read.value])
    else filter.anyOf.push([read.value])
  }
  filter.anyOf.push(...numbered.values())
  return parsed(filter)
}
