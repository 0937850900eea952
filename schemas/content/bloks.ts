import { z } from 'zod'
import { type FieldHints, unset, withHints } from './field'
import { reportIssue } from './report'
import { withoutBloks } from './without-bloks'

/** Any block as received, before the registry has looked it up. */
export type RawBlok = { component: string; _uid: string } & Record<string, unknown>

/** Blocks nested deeper than this are not shown: no page needs them, and it stops loops in the content. */
export const deepestBlock = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of blocks as a list: empty for an unset field; a single block becomes a list of one. */
export const asList = (value: unknown): unknown => {
  const given = unset(value)
  if (given === undefined) return []
  return isObject(given) ? [given] : given
}

/** The blocks of a list; items that are not blocks are reported and left out. */
export function toRawBloks(value: unknown): RawBlok[] {
  const list = asList(value)
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown, index) => {
    if (!isObject(item) || typeof item.component !== 'string' || item.component === '') {
      reportIssue({ item: index, message: 'is not a block' })
      return []
    }
    const uid = typeof item._uid === 'string' && item._uid !== '' ? item._uid : `${item.component}-${index}`
    return [{ ...item, component: item.component, _uid: uid }]
  })
}

/** `String` throws for an object whose `toString` is data. */
const nameOf = (component: unknown) => (typeof component === 'string' ? component : typeof component)

type Label = Pick<FieldHints, 'label' | 'help' | 'tab' | 'onlyIf' | 'allow' | 'except' | 'maximum'>

/**
 * Nested blocks of any kind, rendered by the registry. One that the field does not accept is reported and left out, also
 * from inside the others.
 */
export const bloks = ({ except = [], ...label }: Label) => {
  const accepted = (blok: RawBlok, item: number): RawBlok[] => {
    const report = (name: string) => reportIssue({ item, message: `${name} does not belong here` })
    if (!except.includes(blok.component)) return [withoutBloks(blok, except, report)]
    report(blok.component)
    return []
  }
  const read = (list: unknown[]) => {
    const given = toRawBloks(list)
    return except.length === 0 ? given : given.flatMap(accepted)
  }
  return withHints(z.preprocess(asList, z.array(z.unknown()).transform(read)), {
    type: 'bloks',
    ...label,
    ...(except.length > 0 && { except }),
  })
}

type ItemDefinition = { name: string; schema: z.ZodObject }
type ItemOf<D extends ItemDefinition> = D extends ItemDefinition
  ? z.output<D['schema']> & { uid: string; component: D['name'] }
  : never

/**
 * A list of item blocks, for example the entries of an accordion. An invalid item is reported and left out, the others
 * stay. With one definition an item need not name its component; with several it must.
 */
export function items<const D extends ItemDefinition>(
  allowed: D | readonly D[],
  label: Omit<Label, 'allow' | 'except'>,
) {
  const definitions: readonly D[] = Array.isArray(allowed) ? allowed : [allowed as D]
  const only = definitions.length === 1 ? definitions[0] : undefined

  const read = (entry: unknown, index: number): ItemOf<D>[] => {
    const component = isObject(entry) ? entry.component : undefined
    const definition = definitions.find(({ name }) => name === component) ?? only
    if (!definition || (component !== undefined && component !== definition.name)) {
      reportIssue({ item: index, message: `${nameOf(component)} does not belong here` })
      return []
    }
    const parsed = definition.schema.safeParse(entry)
    if (!parsed.success) {
      const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      reportIssue({ item: index, message: reasons.join('; ') })
      return []
    }
    const given = isObject(entry) ? entry._uid : undefined
    const uid = typeof given === 'string' && given !== '' ? given : String(index)
    return [{ ...parsed.data, uid, component: definition.name } as ItemOf<D>]
  }

  // Items may contain items of their own kind, and content is not to be trusted with its depth.
  let depth = 0
  const readAll = (entries: unknown[]): ItemOf<D>[] => {
    if (entries.length > 0 && depth === deepestBlock) {
      reportIssue({ message: `is nested more than ${deepestBlock} levels deep` })
      return []
    }
    depth += 1
    try {
      return entries.flatMap(read)
    } finally {
      depth -= 1
    }
  }

  const list = z.array(z.unknown()).transform(readAll)
  return withHints(z.preprocess(asList, list), {
    type: 'bloks',
    ...label,
    allow: definitions.map(({ name }) => name),
  })
}
