import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export type Import = {
  file: string
  line: number
  target: string
  /** Only types are imported, which no bundle contains. */
  isType: boolean
}

/** The folders of the code, from the top down. A folder may import from itself and from those after it. */
export const storeys = ['scripts', 'app', 'registry', 'blocks', 'lib', 'schemas'] as const

/**
 * The floors of `lib`, from the top down; `content` and `shop` stand on the same one. The storefront has four wings: its
 * screens stand on what belongs to a visitor, that on what every page does in the browser, and that on its design. What
 * knows the insides of Next.js stands below the server that uses it.
 */
export const floors: readonly (readonly string[])[] = [
  ['server'],
  ['server/next'],
  ['studio'],
  ['storefront/screens'],
  ['storefront/visitor'],
  ['storefront/runtime'],
  ['storefront/design'],
  ['content', 'shop'],
  ['platform'],
]

/** Static, dynamic and type-only imports, and what is exported from elsewhere. */
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'((?:@\/|\.\.?\/|\.)[^']*)'/g

/** Every TypeScript file of the code that git knows or would add. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...storeys, 'next.config.ts'])
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file))

/** The imports of these files that lead to another one of them. */
export function readImports(files: readonly string[]): Import[] {
  const known = new Set(files)
  const resolved = (file: string, specifier: string) => {
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : posix.normalize(posix.join(posix.dirname(file), specifier))
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate))
  }
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(specifiers)].flatMap((match) => {
      const target = resolved(file, match[1] ?? '')
      if (!target) return []
      const before = text.slice(0, match.index)
      const statement = before.slice(
        Math.max(before.lastIndexOf('\nimport '), before.lastIndexOf('\nexport '), 0),
      )
      const isType = /^\s*(?:import|export) type\b/.test(statement)
      return [{ file, line: before.split('\n').length, target, isType }]
    })
  })
}

export const inLib = (path: string): boolean => path.startsWith('lib/')

const depthOf = (path: string) => (/^lib\/(?:storefront|server\/next)\//.test(path) ? 3 : 2)

/** `lib/shop/basket/cost.ts` → `lib/shop/basket`, `lib/storefront/screens/login/login.tsx` → `lib/storefront/screens/login` */
export const subjectOf = (path: string): string =>
  path
    .split('/')
    .slice(0, depthOf(path) + 1)
    .join('/')

/** `lib/shop/basket` → `shop`, `lib/storefront/screens/login` → `storefront/screens` */
export const floorNameOf = (path: string): string => path.split('/').slice(1, depthOf(path)).join('/')

/** The place of a file's floor from the top, 0 first; -1 outside the floors. */
export const floorOf = (path: string): number =>
  floors.findIndex((names) => names.includes(floorNameOf(path)))

/** How far a subject stands above the lowest one: one more than the highest of those that it imports. */
export function storeysOf(subjects: readonly string[], graph: ReadonlyMap<string, ReadonlySet<string>>) {
  const known = new Map<string, number>()
  const heightOf = (subject: string): number => {
    const before = known.get(subject)
    if (before !== undefined) return before
    const below = [...(graph.get(subject) ?? [])].filter((other) => subjects.includes(other))
    const height = below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf))
    known.set(subject, height)
    return height
  }
  for (const subject of subjects) heightOf(subject)
  return known
}

/** What each subject of `lib` imports from other subjects. */
export function subjectGraph(imports: readonly Import[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [subjectOf(file), subjectOf(target)]
    if (inLib(file) && inLib(target) && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  return edges
}
