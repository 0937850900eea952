import { storySchema } from '@/lib/content/client'
import { withoutOuterSlashes } from '@/lib/platform/text'
import {
  asList,
  type BlockDefinition,
  collectIssues,
  deepestBlock,
  type FieldHints,
  hintsOf,
  isDraftingNote,
} from '@/schemas/content'
import { campaignFaults } from './campaign-faults'
import { ignoredValues, isEmpty, unknownFields } from './check-field'
import { draftingNoteProblem, draftingProblems } from './drafting-traces'
import { claimProblems } from './environmental-claims'
import type { BlockPosition, Finding, Report } from './finding'
import { bloksInRichText } from './nested-bloks'
import { showsNothing } from './shows-nothing'
import { unknownWordProblems } from './unknown-words'
import { idleFields } from './without-effect'

type Definitions = Readonly<Record<string, BlockDefinition>>
type Blok = Record<string, unknown>
type Walk = {
  /** The full slug of the story. */
  story: string
  /** The type of its content. */
  root: string
  definitions: Definitions
  report: Report
  /** Of blocks in blocks. */
  depth: number
  /** Of items in items of the same block. */
  itemDepth: number
  /** The names of blocks that a block around does not take, with the name of that one. */
  barred: ReadonlyMap<string, string>
}

const isObject = (value: unknown): value is Blok =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)

const fieldOf = (path: PropertyKey[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

const isMissing = (code: string | undefined, value: unknown) =>
  (code === 'invalid_type' || code === 'invalid_union') && isEmpty(value)

/** A schema that throws removes its block from the page, and must not end the check. */
function issuesOf(blok: Blok, { schema }: BlockDefinition): Pick<Finding, 'field' | 'reason'>[] {
  try {
    const { error } = collectIssues(() => schema.safeParse(blok)).result
    return (error?.issues ?? []).map(({ code, path, message }) => ({
      field: fieldOf(path),
      reason: isMissing(code, blok[String(path[0])]) ? 'is needed' : message,
    }))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ field: '', reason: `cannot be read: ${message}` }]
  }
}

/** Collects the findings of a block and of the blocks inside it. */
function checkBlok(blok: Blok, definition: BlockDefinition, path: string, walk: Walk): void {
  const found: BlockPosition = { path, block: definition.name }
  const { shape } = definition.schema
  for (const issue of issuesOf(blok, definition)) walk.report({ ...found, ...issue })
  for (const problem of unknownFields(shape, blok)) walk.report({ ...found, ...problem })
  for (const problem of campaignFaults(blok, definition, walk)) walk.report({ ...found, ...problem })
  if (isDraftingNote(blok)) walk.report({ ...found, ...draftingNoteProblem })
  else for (const problem of draftingProblems(shape, blok)) walk.report({ ...found, ...problem })
  for (const problem of [...claimProblems(shape, blok), ...unknownWordProblems(shape, blok)])
    walk.report({ ...found, ...problem })
  for (const problem of showsNothing(blok, definition)) walk.report({ ...found, ...problem })
  for (const problem of idleFields(shape, blok)) walk.report({ ...found, ...problem, withoutEffect: true })
  for (const [name, schema] of Object.entries(shape)) {
    const value = blok[name]
    for (const problem of ignoredValues(name, schema, value)) walk.report({ ...found, ...problem })
    const hints = hintsOf(schema)
    if (hints?.type === 'bloks') checkList(value, below(path, name), found, hints, walk)
    if (hints?.type !== 'richtext') continue
    for (const nested of bloksInRichText(value))
      checkList(nested.bloks, `${below(path, name)}${nested.path}`, found, {}, walk)
  }
}

/** A list of blocks: any block, or only the items that the field names. */
function checkList(
  value: unknown,
  path: string,
  parent: BlockPosition,
  { allow, except = [] }: Pick<FieldHints, 'allow' | 'except'>,
  around: Walk,
): void {
  const list = asList(value)
  // The block's own schema reports a value that is not a list.
  if (!Array.isArray(list)) return
  const barred = new Map([...around.barred, ...except.map((name) => [name, parent.block] as const)])
  const walk = { ...around, barred }
  for (const [index, entry] of list.entries()) {
    const at = `${path}[${index}]`
    const given = isObject(entry) ? entry.component : undefined
    const name = typeof given === 'string' ? given : ''
    const owner = barred.get(name)
    if (owner !== undefined)
      walk.report({ path: at, block: name, field: '', reason: `is left out: ${owner} does not take it` })
    else if (allow) checkItem(entry, at, parent, allow, walk)
    else checkNested(entry, at, parent, walk)
  }
}

function checkItem(
  entry: unknown,
  path: string,
  parent: BlockPosition,
  allow: readonly string[],
  walk: Walk,
): void {
  const only = allow.length === 1 ? allow[0] : undefined
  const given = isObject(entry) ? entry.component : undefined
  const name = given === undefined ? only : given
  const definition =
    typeof name === 'string' && allow.includes(name) ? definitionOf(walk.definitions, name) : undefined
  if (!isObject(entry) || name === undefined)
    walk.report({ path, block: parent.block, field: '', reason: 'is left out: it is not a block' })
  else if (!definition)
    walk.report({
      path,
      block: typeof name === 'string' ? name : '',
      field: '',
      reason: `is left out: ${parent.block} takes ${allow.join(', ')}`,
    })
  else if (walk.itemDepth === deepestBlock)
    walk.report({
      path,
      block: definition.name,
      field: '',
      reason: `is nested more than ${deepestBlock} levels deep`,
    })
  else if (definition.kind === 'item')
    checkBlok(entry, definition, path, { ...walk, itemDepth: walk.itemDepth + 1 })
  else checkNested(entry, path, parent, walk)
}

function checkNested(entry: unknown, path: string, parent: BlockPosition, walk: Walk): void {
  if (!isObject(entry) || typeof entry.component !== 'string' || entry.component === '') {
    walk.report({ path, block: parent.block, field: '', reason: 'is left out: it is not a block' })
    return
  }
  const block = entry.component
  const tell = (reason: string) => walk.report({ path, block, field: '', reason })
  const depth = walk.depth + 1
  const definition = definitionOf(walk.definitions, block)
  if (depth > deepestBlock) tell(`is nested more than ${deepestBlock} blocks deep`)
  else if (!definition) tell('is an unknown block')
  else if (definition.kind === 'item') tell('stands only inside its parent block')
  else {
    if (definition.kind === 'page') tell('can only be the root of a story')
    checkBlok(entry, definition, path, { ...walk, depth, itemDepth: 0 })
  }
}

const definitionOf = (definitions: Definitions, name: string) =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined

/** The blocks of a layout are rendered at the top of a page, so their depth counts from there. */
const depthOf = (definition: BlockDefinition) => (definition.name === 'layout' ? -1 : 0)

/**
 * Everything in a raw story that does not fit the schemas of its blocks, or is set and has no effect. It never throws, and goes as deep as pages are
 * rendered, whatever the content is.
 */
export function checkStory(raw: unknown, definitions: Definitions): Finding[] {
  const findings: Finding[] = []
  const slug = isObject(raw) && typeof raw.full_slug === 'string' ? raw.full_slug : '?'
  const story = withoutOuterSlashes(slug)
  const report: Report = (finding) => void findings.push({ story, ...finding })
  const read = storySchema.safeParse(raw)
  if (!read.success) {
    for (const issue of read.error.issues)
      report({
        path: '',
        block: '',
        field: fieldOf(issue.path),
        reason: `the story cannot be read: ${issue.message}`,
      })
    return findings
  }
  const { content } = read.data
  const definition = definitionOf(definitions, content.component)
  const root = { path: '', block: content.component, field: '' }
  if (!definition) report({ ...root, reason: 'is an unknown type of content: its page is missing' })
  else if (definition.kind === 'item') report({ ...root, reason: 'stands only inside its parent block' })
  else
    checkBlok(content, definition, '', {
      story,
      root: content.component,
      definitions,
      report,
      depth: depthOf(definition),
      itemDepth: 0,
      barred: new Map(),
    })
  return findings
}
