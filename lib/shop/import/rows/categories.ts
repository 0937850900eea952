import { sql } from 'drizzle-orm'
import { recordset, type Transaction } from '@/lib/platform/db'
import { everyMarketOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { type SourceCategory, sourceCategory } from '@/schemas/shop'
import { type CategoryInput, writeCategories } from '../write/write-categories'
import { localeOrLanguageProblem } from './locales'
import type { RowType } from './row-type'

/** The places of a category in the trees of a brand's markets. */
const inputsOf = ({ key, parent, position, texts }: SourceCategory, brand: Brand): CategoryInput[] =>
  everyMarketOf(brand).flatMap(({ shopLocale, language }) => {
    const text = texts[shopLocale] ?? texts[language]
    return text ? [{ locale: shopLocale, key, parentKey: parent, position, ...text }] : []
  })

/** What matters of a category's place: the key above it and its path. */
type Node = { parent: string | undefined; path: string }
type Trees = Map<string, Map<string, Node>>

async function readTrees(tx: Transaction, locales: Iterable<string>): Promise<Trees> {
  const trees: Trees = new Map([...locales].map((locale) => [locale, new Map()]))
  const rows = await tx.execute<{ locale: string; key: string; parent: string | null; path: string }>(sql`
    select c.locale, c.key, above.key as parent, c.path
    from ${recordset(
      [...trees.keys()].map((locale) => ({ locale })),
      'locale text',
    )} join categories c using (locale) left join categories above on above.id = c.parent_id`)
  for (const { locale, key, parent, path } of rows)
    trees.get(locale)?.set(key, { parent: parent ?? undefined, path })
  return trees
}

/** Whether the way up from a category leads back to it. */
function isBelowItself(tree: ReadonlyMap<string, Node>, key: string): boolean {
  const passed = new Set<string>()
  for (let above = tree.get(key)?.parent; above && !passed.has(above); above = tree.get(above)?.parent) {
    if (above === key) return true
    passed.add(above)
  }
  return false
}

type Planned = { row: SourceCategory; inputs: CategoryInput[] }

/** Everything that is wrong with a category's places in the trees as they would be. */
function problemsOf({ inputs }: Planned, trees: Trees, owners: ReadonlyMap<string, string>): string[] {
  if (inputs.length === 0) return ['texts: none is for a market of the brand']
  return inputs.flatMap(({ locale, key, parentKey, path }) => {
    const tree = trees.get(locale)
    const owner = owners.get(`${locale} ${path}`)
    return [
      ...(parentKey && !tree?.has(parentKey) ? [`parent ${parentKey} does not exist in ${locale}`] : []),
      ...(tree && isBelowItself(tree, key) ? [`it lies below itself in ${locale}`] : []),
      ...(owner !== undefined && owner !== key ? [`path ${path} belongs to ${owner} in ${locale}`] : []),
    ]
  })
}

/** The trees with the planned categories in them, and the first category of each path. */
function withPlanned(known: Trees, planned: readonly Planned[]) {
  const trees: Trees = new Map([...known].map(([locale, tree]) => [locale, new Map(tree)]))
  const inputs = planned.flatMap((one) => one.inputs)
  for (const { locale, key, parentKey, path } of inputs)
    trees.get(locale)?.set(key, { parent: parentKey, path })
  const changed = new Set(inputs.map(({ locale, key }) => `${locale} ${key}`))
  const owners = new Map<string, string>()
  const own = (locale: string, key: string, path: string) => {
    const place = `${locale} ${path}`
    if (!owners.has(place)) owners.set(place, key)
  }
  for (const [locale, tree] of known)
    for (const [key, { path }] of tree) if (!changed.has(`${locale} ${key}`)) own(locale, key, path)
  for (const { locale, key, path } of inputs) own(locale, key, path)
  return { trees, owners }
}

export const categoryRows: RowType<SourceCategory> = {
  schema: sourceCategory.superRefine(({ texts }, context) => {
    for (const place of Object.keys(texts)) {
      const message = localeOrLanguageProblem(place)
      if (message) context.addIssue({ code: 'custom', path: ['texts'], message })
    }
  }),
  keyOf: ({ key }) => key,
  isWhole: true,
  /** Rejects the categories that do not fit into the trees until all others do, in whatever order they came. */
  async write(tx, rows, options) {
    const rejected: { row: SourceCategory; reason: string }[] = []
    let planned: Planned[] = rows.map((row) => ({ row, inputs: inputsOf(row, options.brand) }))
    const known = await readTrees(
      tx,
      new Set(planned.flatMap(({ inputs }) => inputs.map(({ locale }) => locale))),
    )
    for (;;) {
      const { trees, owners } = withPlanned(known, planned)
      const faulty = planned.flatMap((one) => {
        const problems = problemsOf(one, trees, owners)
        return problems.length > 0 ? [{ one, reason: problems.join('; ') }] : []
      })
      if (faulty.length === 0) break
      rejected.push(...faulty.map(({ one, reason }) => ({ row: one.row, reason })))
      const out = new Set(faulty.map(({ one }) => one))
      planned = planned.filter((one) => !out.has(one))
    }
    const changed = await writeCategories(
      tx,
      planned.flatMap(({ inputs }) => inputs),
      options,
    )
    return { changed, rejected }
  },
}
