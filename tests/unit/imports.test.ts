import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawFloors } from '@/scripts/architecture/draw-floors'
import {
  floorNameOf,
  floorOf,
  type Import,
  inLib,
  readImports,
  sourceFiles,
  storeys,
  storeysOf,
  subjectGraph,
  subjectOf,
} from '@/scripts/architecture/read-imports'

const files = sourceFiles()
const imports = readImports(files)
const graph = subjectGraph(imports)

/** Next.js loads its configuration before it knows the alias of the project's folders: single files, by relative paths. */
const configuration = 'next.config.ts'

const inWords = ({ file, line, target }: Import) => `${file}:${line} imports ${target}`

/** Follows the imports from a subject to others until it comes back; the way that it took, or nothing. */
function cycleFrom(start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
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
    expect(files.length).toBeGreaterThan(500)
    expect(imports.length).toBeGreaterThan(2_000)
  })

  it('point one way between the folders of the project', () => {
    const rank = (path: string) => storeys.findIndex((name) => path.startsWith(`${name}/`))
    const upward = imports.filter(({ file, target }) => file !== configuration && rank(target) < rank(file))
    expect(upward.map(inWords)).toEqual([])
  })

  it('point down between the floors of lib, where content and shop do not know each other', () => {
    const upward = imports.filter(({ file, target }) => {
      if (!inLib(file) || !inLib(target) || floorNameOf(file) === floorNameOf(target)) return false
      return floorOf(target) <= floorOf(file)
    })
    expect(upward.map(inWords)).toEqual([])
  })

  it('of settings need no module of Node.js, because Next.js compiles them for its edge runtime as well', () => {
    const settings = files.filter((file) => file.startsWith('lib/platform/config/'))
    expect(settings.length).toBeGreaterThan(5)
    expect(settings.filter((file) => readFileSync(file, 'utf8').includes("from 'node:"))).toEqual([])
  })

  it('stack no more than ten storeys of subjects in the storefront', () => {
    const subjects = [...graph.keys()].filter((subject) => subject.startsWith('lib/storefront/'))
    expect(Math.max(...storeysOf(subjects, graph).values())).toBeLessThan(10)
  })

  it('reach into the undocumented modules of Next.js from its wall alone', () => {
    const reaching = files.filter((file) =>
      /['"`](?:node_modules\/)?next\/dist\//.test(readFileSync(file, 'utf8')),
    )
    expect(reaching.length).toBeGreaterThan(2)
    expect(reaching.filter((file) => !file.startsWith('lib/server/next/'))).toEqual([])
  })

  it('reach OpenTelemetry where a collector is set alone, and from nothing that a page or a browser loads', () => {
    const textOf = (file: string) => readFileSync(file, 'utf8')
    const reaching = files.filter((file) => textOf(file).includes("'@opentelemetry/"))
    expect(reaching.length).toBeGreaterThan(2)
    expect(reaching.filter((file) => !file.startsWith('lib/server/traces/'))).toEqual([])
    const opening = imports.filter(
      ({ file, target }) => target.startsWith('lib/server/traces/') && !file.startsWith('lib/server/traces/'),
    )
    expect(opening.map(({ file }) => file)).toEqual(['lib/server/edge/start-traces.ts'])
    expect(textOf('lib/server/edge/start-traces.ts')).toMatch(
      /if \(traces === undefined\) return undefined[\s\S]*await import\('@\/lib\/server\/traces'\)/,
    )
  })

  it('of the configuration of Next.js are by relative paths', () => {
    expect(readFileSync(configuration, 'utf8')).not.toMatch(/from '@\//)
  })

  it('lead from above the door of the shop to no database: it is asked by lib/shop/door', () => {
    const above = /^(?:app|blocks|registry|lib\/storefront)\//
    /** The content service and the Studio have tables of their own. */
    const service = /^app\/(?:studio|cdn-api|api\/(?:studio|cms|forms))\//
    const reaching = imports.filter(
      ({ file, target }) =>
        above.test(file) && !service.test(file) && subjectOf(target) === 'lib/platform/db',
    )
    expect(reaching.map(inWords)).toEqual([])
  })

  it('lead to the door from above the shop alone', () => {
    const inside = imports.filter(
      ({ file, target }) => file.startsWith('lib/shop/') && subjectOf(target) === 'lib/shop/door',
    )
    expect(inside.filter(({ file }) => subjectOf(file) !== 'lib/shop/door').map(inWords)).toEqual([])
  })

  it('make no cycle of subjects in lib', () => {
    const cycles = [...graph.keys()].flatMap((subject) => cycleFrom(subject)?.join(' → ') ?? [])
    expect(cycles).toEqual([])
  })

  it('reach a subject of lib through its face: index.ts, or client.ts from what runs in the browser', () => {
    const inside = imports.filter(({ file, target }) => {
      if (!inLib(target) || subjectOf(file) === subjectOf(target) || file === configuration) return false
      return ![`${subjectOf(target)}/index.ts`, `${subjectOf(target)}/client.ts`].includes(target)
    })
    expect(inside.map(inWords)).toEqual([])
  })

  it('reach client.ts on the server only by way of what runs in the browser', () => {
    const runsInBrowser = (file: string) => readFileSync(file, 'utf8').startsWith("'use client'")
    const onServer = new Set(
      files.filter((file) => /^app\/.*\/?(?:page|layout|route)\.tsx?$|^blocks\/[^/]+\/index\.ts$/.test(file)),
    )
    expect(onServer.size).toBeGreaterThan(80)
    const elsewhere: Import[] = []
    for (const file of onServer) {
      for (const one of imports.filter((each) => each.file === file && !each.isType)) {
        if (one.target === `${subjectOf(one.target)}/client.ts`) elsewhere.push(one)
        if (!runsInBrowser(one.target)) onServer.add(one.target)
      }
    }
    expect(elsewhere.map(inWords)).toEqual([])
  })

  it('leave no file of lib outside the subjects', () => {
    const astray = files.filter((file) => inLib(file) && (floorOf(file) < 0 || file === subjectOf(file)))
    expect(astray).toEqual([])
  })

  it('are those of the picture in the README; otherwise run npm run draw:floors', () => {
    expect(readFileSync('public/about/floors.svg', 'utf8')).toBe(drawFloors(graph))
  })
})
