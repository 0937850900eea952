import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/** From the top down. A folder may import from itself and from those that stand behind it. */
const storeys = ['scripts', 'app', 'registry', 'blocks', 'lib', 'schemas']
/** The floors of `lib`, from the top down; `content` and `shop` stand on the same one. */
const floors = [['server'], ['storefront'], ['content', 'shop'], ['platform']]

type Import = { file: string; line: number; target: string }

const sourceFiles = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  ...storeys,
  'next.config.ts',
])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
const known = new Set(sourceFiles)

const resolved = (file: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : posix.normalize(posix.join(posix.dirname(file), specifier))
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate))
}

/** Static, dynamic and type-only imports, and what is exported from elsewhere. */
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'((?:@\/|\.\.?\/|\.)[^']*)'/g

const importsOf = (file: string): Import[] => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(specifiers)].flatMap((match) => {
    const target = resolved(file, match[1] ?? '')
    return target ? [{ file, line: text.slice(0, match.index).split('\n').length, target }] : []
  })
}

const imports = sourceFiles.flatMap(importsOf)
const inLib = (path: string) => path.startsWith('lib/')
/** `lib/shop/basket/cost.ts` → `lib/shop/basket` */
const subjectOf = (path: string) => path.split('/').slice(0, 3).join('/')
const floorOf = (path: string) => floors.findIndex((names) => names.includes(path.split('/')[1] ?? ''))
const inWords = ({ file, line, target }: Import) => `${file}:${line} imports ${target}`

/** Follows the imports from a subject to others until it comes back; the way that it took, or nothing. */
function cycleFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of edges.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

describe('imports', () => {
  it('are found', () => {
    expect(sourceFiles.length).toBeGreaterThan(500)
    expect(imports.length).toBeGreaterThan(2_000)
  })

  it('point one way between the folders of the project', () => {
    const rank = (path: string) => storeys.indexOf(path.split('/')[0] ?? '')
    const upward = imports.filter(
      ({ file, target }) => file !== 'next.config.ts' && rank(target) < rank(file),
    )
    expect(upward.map(inWords)).toEqual([])
  })

  it('point down between the floors of lib, where content and shop do not know each other', () => {
    const upward = imports.filter(({ file, target }) => {
      if (!inLib(file) || !inLib(target) || file.split('/')[1] === target.split('/')[1]) return false
      return floorOf(target) <= floorOf(file)
    })
    expect(upward.map(inWords)).toEqual([])
  })

  it('make no cycle of subjects in lib', () => {
    const edges = new Map<string, Set<string>>()
    for (const { file, target } of imports) {
      const [from, to] = [subjectOf(file), subjectOf(target)]
      if (inLib(file) && inLib(target) && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
    const cycles = [...edges.keys()].flatMap((subject) => cycleFrom(subject, edges)?.join(' → ') ?? [])
    expect(cycles).toEqual([])
  })

  it('reach a subject of lib through its face: index.ts, or client.ts from what runs in the browser', () => {
    const inside = imports.filter(({ file, target }) => {
      if (!inLib(target) || subjectOf(file) === subjectOf(target) || file === 'next.config.ts') return false
      return ![`${subjectOf(target)}/index.ts`, `${subjectOf(target)}/client.ts`].includes(target)
    })
    expect(inside.map(inWords)).toEqual([])
  })

  it('take client.ts only into what runs in the browser', () => {
    const inBrowser = new Set(
      sourceFiles.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'")),
    )
    for (const file of inBrowser)
      for (const { target } of imports.filter((one) => one.file === file)) inBrowser.add(target)
    const elsewhere = imports.filter(
      ({ file, target }) => target === `${subjectOf(target)}/client.ts` && !inBrowser.has(file),
    )
    expect(elsewhere.map(inWords)).toEqual([])
  })

  it('leave whole folders of lib in their places: every file belongs to a subject of a floor', () => {
    const astray = sourceFiles.filter(
      (file) => inLib(file) && (floorOf(file) < 0 || file.split('/').length < 4),
    )
    expect(astray).toEqual([])
  })
})
