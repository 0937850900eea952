import 'server-only'
import { type Database, database } from '@/lib/platform/db'
import { marketsOfStory } from '@/lib/platform/markets'
import { findSold } from '@/lib/shop/listing'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { triggerOf, triggerTypeOf } from '@/schemas/blocks/triggers'
import { type BlockDefinition, hintsOf } from '@/schemas/content'
import { knownNumbers } from './known-names'

/** A field of a block with the product numbers in it. */
type Named = {
  uid: string
  block: string
  field: string
  numbers: string[]
  /** A condition compares numbers in any case, and names those that are not there by itself. */
  isAnyCase?: true
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const numbersIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/[\s,;]+/).filter(Boolean) : []

/** The fields of all blocks whose texts name products of the market. */
function namedIn(value: unknown, definitions: Readonly<Record<string, BlockDefinition>>): Named[] {
  if (Array.isArray(value)) return value.flatMap((each) => namedIn(each, definitions))
  if (!isObject(value)) return []
  const { _uid, component } = value
  const block = typeof component === 'string' ? component : ''
  const shape = Object.hasOwn(definitions, block) ? definitions[block]?.schema.shape : undefined
  const own = Object.entries(shape ?? {}).flatMap(([field, schema]): Named[] => {
    const picks = hintsOf(schema)?.picks
    const numbers = picks === 'product' || picks === 'products' ? numbersIn(value[field]) : []
    return numbers.length > 0 && typeof _uid === 'string' ? [{ uid: _uid, block, field, numbers }] : []
  })
  const condition = block === triggerItem.name && triggerOf(triggerTypeOf(value.type))
  if (condition && condition.picks === 'productNumbers' && typeof _uid === 'string')
    own.push({ uid: _uid, block, field: 'value', numbers: numbersIn(value.value), isAnyCase: true })
  return [...own, ...Object.values(value).flatMap((each) => namedIn(each, definitions))]
}

/** More than any page names; those beyond are not judged. */
const mostNumbers = 2_000

/** Product numbers of blocks that no market of their story sells, by the field that names them. */
export async function unsoldProducts(
  fullSlug: string,
  content: Record<string, unknown>,
  definitions: Readonly<Record<string, BlockDefinition>>,
  db: Database = database(),
): Promise<Omit<Named, 'isAnyCase'>[]> {
  const markets = marketsOfStory(fullSlug)
  const named = namedIn(content, definitions)
  if (markets.length === 0 || named.length === 0) return []
  const all = [...new Set(named.flatMap(({ numbers }) => numbers))].slice(0, mostNumbers)
  const compared = named.flatMap(({ isAnyCase, numbers }) => (isAnyCase ? numbers : []))
  const there = compared.length > 0 ? await knownNumbers(db, compared.slice(0, mostNumbers)) : []
  const sold = await findSold(db, markets, [...new Set([...all, ...there])])
  const unsold = new Set(all.filter((number) => !sold.has(number)))
  const plain = (number: string) => number.toLowerCase()
  const soldInAnyCase = new Set([...sold].map(plain))
  const gone = new Set(there.map(plain).filter((number) => !soldInAnyCase.has(number)))
  return named
    .map(({ isAnyCase, numbers, ...place }) => ({
      ...place,
      numbers: numbers.filter((number) => (isAnyCase ? gone.has(plain(number)) : unsold.has(number))),
    }))
    .filter(({ numbers }) => numbers.length > 0)
}
