import { logError } from '@/lib/platform/log'
import {
  type KeptElement,
  type KeptHead,
  keptAttribute,
  keptComponent,
} from '@/lib/storefront/runtime/adopted-markup'
import { type PayloadRow, payloadIn, payloadOf, payloadRows } from './payload'
import { anyReference, asElement, type Payload, readPayload, rowReference } from './payload-values'
import { headMarkup, plainMarkup } from './plain-markup'

/** With less markup an element costs as much as what stands for it. */
const fewest = 90

/** Under this name Next.js says what it would show instead; it is not in the document. */
const otherScreen = 'notFound'

/** With it Next.js has a screen of its own, in English, where the shop has none: above its frame, which never is missing. */
const screenOfFramework = '404: This page could not be found.'

/** Hints are preloads, which stand in the document's head as well. */
const hint = 'H'

/** As the value of a property it is the same as no property. */
const nothing = '$undefined'

type Insertion = { at: number; text: string }

/** Fewer tags of the head are as long as what stands for them. */
const fewestTags = 3

/** How many elements may be looked for in vain: each costs a look through the whole document. */
const mostMisses = 100

/** Markup that is only for browsers without scripts, or is not in use yet. */
const aside = /<(noscript|template)[\s>].*?<\/\1>/gs

/**
 * Takes out of a document's payload what React need not know: elements without anything of the browser's own code in
 * them. Their markup stands in the document already, and stays as it is. What looks otherwise than expected is left alone.
 */
export function leanDocument(html: string): string {
  try {
    return withoutPlainElements(html)
  } catch (error) {
    logError('lean document', error)
    return html
  }
}

function withoutPlainElements(html: string): string {
  const found = payloadIn(html)
  const rows = found && payloadRows(found.payload)
  const payload = rows && readPayload(rows, keptComponent)
  if (!found || !payload) return html
  const insertions = takeOut(
    payload,
    found.markup.replace(aside, (part) => ' '.repeat(part.length)),
  )
  if (insertions.length === 0) return html
  return found.replacedBy(payloadOf(liveRows(payload, rows)), withInsertions(found.markup, insertions))
}

/** Puts `KeptMarkup` in the place of elements; says where in the document those stand. */
function takeOut(payload: Payload, markupOfAll: string): Insertion[] {
  const insertions: Insertion[] = []
  const taken = new Set<number>()
  const visited = new Set<string>()
  let cursor = 0
  let misses = 0

  /** Where markup stands that is not claimed yet, looked for in the order of the document first. */
  const place = (markup: string) => {
    for (const from of [cursor, 0]) {
      let at = markupOfAll.indexOf(markup, from)
      while (at !== -1 && taken.has(at)) at = markupOfAll.indexOf(markup, at + 1)
      if (at !== -1) return at
    }
    misses += 1
    return -1
  }

  /** Numbers the element of this name that begins at a place of the document. */
  const numbered = (at: number, name: string): number => {
    const number = insertions.length
    taken.add(at)
    insertions.push({ at: at + 1 + name.length, text: ` ${keptAttribute}="${number}"` })
    return number
  }

  const kept = (value: unknown[]): unknown[] | undefined => {
    const element = asElement(value)
    if (!element || typeof element.type !== 'string') return undefined
    if (payload.pinned.has(value) || misses >= mostMisses) return undefined
    const markup = plainMarkup(value, payload)
    if (markup === undefined || markup.length < fewest) return undefined
    const at = place(markup)
    if (at === -1) return undefined
    cursor = at + markup.length
    const stands: KeptElement = [element.type, numbered(at, element.type)]
    return ['$', `$L${payload.component}`, element.key, { element: stands }]
  }

  /**
   * The tags of the head at the beginning of a list, in which React finds them by what they say. The title stays as it is:
   * programs that show a link's title often know it without attributes alone.
   */
  const keptHead = (list: unknown[]): unknown[] | undefined => {
    const first = asElement(list[0])?.type === 'title' ? 1 : 0
    const { count, markup } = headMarkup(list.slice(first), payload)
    if (count < fewestTags) return undefined
    const at = place(markup)
    if (at === -1) return undefined
    const name = String(asElement(list[first])?.type)
    const stands: KeptHead = [numbered(at, name), count]
    return [
      ...list.slice(0, first).map(visit),
      ['$', `$L${payload.component}`, 'head', { head: stands }],
      ...list.slice(first + count).map(visit),
    ]
  }

  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const id = rowReference(value)
      if (id !== undefined) visitRow(id)
      return value
    }
    if (Array.isArray(value))
      return (
        withoutText(value) ??
        emptied(value, payload) ??
        kept(value) ??
        visitElement(value) ??
        keptHead(value) ??
        value.map(visit)
      )
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          name === otherScreen ? shortened(inner) : visit(inner),
        ]),
      )
    return value
  }
  const visitElement = (value: unknown[]) => {
    const element = asElement(value)
    if (!element) return undefined
    const props = Object.entries(element.props).filter(([, inner]) => inner !== nothing)
    return ['$', element.type, element.key, visit(Object.fromEntries(props)), ...value.slice(4)]
  }
  const visitRow = (id: string) => {
    if (visited.has(id) || !payload.values.has(id)) return
    visited.add(id)
    payload.values.set(id, visit(payload.values.get(id)))
  }
  visitRow('0')
  return insertions
}

/**
 * A script of the markup without its text: the browser has run it, or never reads it, when React comes. Its tag stays as it
 * is, for those who look for it.
 */
function withoutText(value: unknown[]): unknown[] | undefined {
  const element = asElement(value)
  if (element?.type !== 'script' || !('dangerouslySetInnerHTML' in element.props)) return undefined
  const emptied = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
  return ['$', 'script', element.key, { ...element.props, ...emptied }]
}

/** Empties markup that is only for browsers without scripts: React neither renders nor compares it. */
function emptied(value: unknown[], { pinned }: Payload): unknown[] | undefined {
  const element = asElement(value)
  if (element?.type !== 'noscript' || pinned.has(value)) return undefined
  const { children: _, ...props } = element.props
  return ['$', 'noscript', element.key, props]
}

/** What is shown in place of a missing page; that of the framework without its styles. */
const shortened = (screen: unknown): unknown =>
  JSON.stringify(screen).includes(screenOfFramework) ? [['$', 'h1', null, { children: 404 }], []] : screen

/** The rows that are still referred to, with their new values. */
function liveRows(payload: Payload, rows: readonly PayloadRow[]): PayloadRow[] {
  const live = new Set<string>()
  const mark = (value: unknown): void => {
    if (typeof value === 'string') {
      const id = anyReference(value)
      if (id !== undefined && !live.has(id)) {
        live.add(id)
        mark(payload.values.get(id))
      }
    } else if (Array.isArray(value)) for (const one of value) mark(one)
    else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) mark(one)
  }
  live.add('0')
  mark(payload.values.get('0'))
  for (const [{ id, tag }, value] of payload.others) {
    if (tag === hint) continue
    live.add(id)
    mark(value)
  }
  return rows
    .filter(({ id, tag }) => tag !== hint && live.has(id))
    .map((row) =>
      payload.values.has(row.id) ? { ...row, body: JSON.stringify(payload.values.get(row.id)) } : row,
    )
}

function withInsertions(markup: string, insertions: readonly Insertion[]): string {
  const parts: string[] = []
  let from = 0
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    parts.push(markup.slice(from, at), text)
    from = at
  }
  return parts.join('') + markup.slice(from)
}
