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

/** The floors of `lib`, from the top down; `content` and `shop` stand on the same one. */
export const floors: readonly (readonly string[])[] = [
  ['server'],
  ['studio'],
  ['storefront'],
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

/** `lib/shop/basket/cost.ts` → `lib/shop/basket` */
export const subjectOf = (path: string): string => path.split('/').slice(0, 3).join('/')

/** The place of a file's floor from the top, 0 first; -1 outside the floors. */
export const floorOf = (path: string): number =>
  floors.findIndex((names) => names.includes(path.split('/')[1] ?? ''))

/** What each subject of `lib` imports from other subjects. */
export function subjectGraph(imports: readonly Import[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [subjectOf(file), subjectOf(target)]
    if (inLib(file) && inLib(target) && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  return edges
}
