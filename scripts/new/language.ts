import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Language, languages } from '@/schemas/markets'
import { quoted } from './names'
import type { Plan } from './plan'

export type NewLanguage = {
  /** ISO 639-1: `it`. */
  code: string
  /** In itself: `Italiano`. */
  name: string
  /** The language whose words it begins with. */
  like: Language
}

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>
type Property = Node & { key: Node; value: Node; shorthand: boolean }
type Edit = { at: number; text: string }

const marketsFile = 'schemas/markets.ts'
const namesFile = 'lib/platform/markets/markets.ts'
const kindsFile = 'scripts/new/kinds.ts'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
}

const isProperty = (node: Node): node is Property => node.type === 'Property' && isNode(node.key)
const textOf = ({ name, value }: Node) => String(name ?? value)

/** The entries of an object by language, where it has one for each language. */
function entriesOf(node: Node): Map<string, Property> | undefined {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return undefined
  const entries = new Map(
    node.properties
      .filter((entry) => isNode(entry) && isProperty(entry))
      .map((entry) => [textOf(entry.key), entry]),
  )
  return languages.every((language) => entries.has(language)) ? entries : undefined
}

/** The same path or name of another language: `./messages/fr.json` and `frTitles`. */
const renamed = (text: string, from: string, to: string) =>
  text.replace(new RegExp(`(?<![a-zA-Z])${from}(?![a-z])`), to)

const freeName = (text: string, name: string, code: string) =>
  new RegExp(`\\b${name}\\b`).test(text) ? `${code}Words` : name

/** What an import brings, by its name there. */
const importsIn = (program: Node) =>
  new Map(
    [...nodesIn(program)].flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || !Array.isArray(node.specifiers) || !isNode(node.source))
        return []
      const { source } = node
      return node.specifiers.map(
        (specifier: { local: Node }) => [textOf(specifier.local), { node, source }] as const,
      )
    }),
  )

/** Enters the language in each table of a source that has one entry for each language. */
function entered(
  path: string,
  source: string,
  { code, like }: NewLanguage,
  addFile: (to: string, from: string) => void,
) {
  const isData = path.endsWith('.json')
  // Brackets make data an expression.
  const text = isData ? `(${source})` : source
  const program = parseSync(isData ? `${path}.ts` : path, text).program as unknown as Node
  const edits: Edit[] = []
  const imports = importsIn(program)
  const brought = new Set<string>()
  const valueFor = ({ key, value }: Property) => {
    const name = value.type === 'Identifier' ? textOf(value) : undefined
    const found = name === undefined ? undefined : imports.get(name)
    const from = found && textOf(found.source)
    if (name === undefined || !found || from === undefined || renamed(from, like, code) === from)
      return text.slice(value.start, value.end).replaceAll(quoted(like), quoted(code))
    const own = freeName(text, name === textOf(key) ? code : renamed(name, like, code), code)
    if (!brought.has(own)) {
      const line = text.slice(found.node.start, found.node.end)
      edits.push({
        at: found.node.end,
        text: `\n${line.replace(name, own).replace(from, renamed(from, like, code))}`,
      })
      addFile(renamed(from, like, code), from)
      brought.add(own)
    }
    return own
  }
  for (const node of nodesIn(program)) {
    const entries = entriesOf(node)
    const model = entries?.get(like)
    const last = entries?.get(languages.at(-1) ?? like)
    if (!model || !last || entries?.has(code)) continue
    const value = valueFor(model)
    const key = isData ? JSON.stringify(code) : code
    const entry = value === key ? key : `${key}: ${value}`
    const isInLines = /\n/.test(text.slice(node.start, last.start))
    const indent = /[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? ''
    edits.push({ at: last.end, text: isInLines ? `,\n${indent}${entry}` : `, ${entry}` })
  }
  const changed = edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((before, { at, text: added }) => before.slice(0, at) + added + before.slice(at), text)
  return isData ? changed.slice(1, -1) : changed
}

const sources = '{app,blocks,lib,registry,schemas,scripts,tests}/**/*.{ts,tsx}'
const data = '{lib,scripts}/**/*.json'
/** What examples of other kinds say in a language. */
const exampleOf = (language: string) => new RegExp(` --(path-)?${language} ("[^"]+"|[^\\s"']+)`, 'g')
/** The words of the first goods and pages. */
const seeded = (language: string) => [
  `scripts/seed/**/${language}/**/*.json`,
  `scripts/seed/**/${language}.json`,
]

/**
 * A language in every table that has an entry for each language, with the words of another one to be translated, and
 * copies of the files of words.
 */
export function planLanguage(language: NewLanguage, read: (path: string) => string): Plan {
  const { code, name, like } = language
  const plan: Plan = new Map(
    globSync(seeded(like)).map((path) => [
      path.replaceAll(new RegExp(`/${like}(?=[/.])`, 'g'), `/${code}`),
      read(path),
    ]),
  )
  for (const path of globSync([sources, data]).toSorted()) {
    const text = read(path)
    if (!languages.every((each) => new RegExp(`\\b${each}\\b`).test(text))) continue
    const changed = entered(path, text, language, (to, from) => {
      const beside = (file: string) => (file.startsWith('@/') ? file.slice(2) : join(dirname(path), file))
      plan.set(beside(to), read(beside(from)))
    })
    if (changed !== text) plan.set(path, changed)
  }
  const names = plan.get(namesFile) ?? read(namesFile)
  plan.set(namesFile, names.replace(/(languageNames[^}]*\n)[^\n]*(\n\})/, `$1  ${code}: ${quoted(name)},$2`))
  const kinds = plan.get(kindsFile) ?? read(kindsFile)
  plan.set(
    kindsFile,
    kinds.replace(/ '.* --.*'/g, (example) =>
      languages.every((each) => example.includes(` --${each} `))
        ? example.replace(exampleOf(like), (option, path, word) => `${option} --${path ?? ''}${code} ${word}`)
        : example,
    ),
  )
  const listed = plan.get(marketsFile) ?? read(marketsFile)
  plan.set(marketsFile, listed.replace(/^(export const languages = \[.*)\]/m, `$1, ${quoted(code)}]`))
  return plan
}
