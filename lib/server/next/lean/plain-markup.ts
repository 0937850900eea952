import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { asElement, type Payload, rowReference } from './payload-values'

/** Elements that React moves into the head, that have a state of their own in React, or whose text is not markup. */
const special = new Set(
  'html head body title meta link style base input textarea select option pre noscript template iframe video audio'.split(
    ' ',
  ),
)

const symbols: Record<string, typeof Fragment> = { '$Sreact.fragment': Fragment }

/** The type of scripts that hold structured data. */
const dataType = 'application/ld+json'

/** Thrown at the first thing that is no markup; one for all, because most elements hold something. */
const notPlain = new Error('This is not markup alone')

/**
 * The markup of an element as React writes it on the server; undefined when the element holds anything but markup, such
 * as a component of the browser.
 */
export function plainMarkup(value: unknown, payload: Payload): string | undefined {
  try {
    const markup = renderToString(nodeOf(value, payload))
    const type = asElement(value)?.type
    // Pictures have React put preloads before it.
    const from = markup.search(new RegExp(`<${type}[\\s/>]`))
    return from === -1 ? undefined : markup.slice(from)
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}

/** Tags of the head whose attributes are all of those by which React finds them, or which it never changes. */
const headTags = new Set(['title', 'meta', 'link'])
const headAttributes = new Set('name property content rel href hrefLang sizes type media children'.split(' '))

/** How many tags of the head a list begins with, and their markup. */
export function headMarkup(list: readonly unknown[], { pinned }: Payload): { count: number; markup: string } {
  const tags: string[] = []
  for (const value of list) {
    const element = asElement(value)
    if (!element || typeof element.type !== 'string' || !headTags.has(element.type) || pinned.has(value))
      break
    const attributes = Object.entries(element.props).filter(([, said]) => said !== '$undefined')
    const isPlain = attributes.every(
      ([name, said]) => headAttributes.has(name) && typeof said === 'string' && !said.startsWith('$'),
    )
    if (!isPlain) break
    tags.push(renderToString(createElement(element.type, Object.fromEntries(attributes))))
  }
  return { count: tags.length, markup: tags.join('') }
}

function nodeOf(value: unknown, payload: Payload): ReactNode {
  if (typeof value === 'string') return textOf(value, payload)
  if (value === null || typeof value !== 'object') return value as ReactNode
  const element = asElement(value)
  if (element) return elementOf(element, payload)
  if (Array.isArray(value)) return value.map((one) => nodeOf(one, payload))
  throw notPlain
}

function textOf(value: string, payload: Payload): ReactNode {
  if (!value.startsWith('$')) return value
  if (value.startsWith('$$')) return value.slice(1)
  if (value === '$undefined') return undefined
  const id = rowReference(value)
  if (id === undefined || value.startsWith('$@')) throw notPlain
  const text = payload.texts.get(id)
  if (text !== undefined) return text
  if (!payload.values.has(id)) throw notPlain
  return nodeOf(payload.values.get(id), payload)
}

function elementOf(
  { type, key, props }: NonNullable<ReturnType<typeof asElement>>,
  payload: Payload,
): ReactNode {
  if (typeof type !== 'string') throw notPlain
  const { children, ...attributes } = props
  const inner = children === undefined ? undefined : nodeOf(children, payload)
  const shared = typeof key === 'string' ? { key } : {}
  const known = type.startsWith('$') ? symbols[String(payload.values.get(rowReference(type) ?? ''))] : type
  if (known === undefined || (typeof known === 'string' && special.has(known))) throw notPlain
  if (known === 'script' && attributes.type !== dataType) throw notPlain
  if (known === Fragment) return createElement(Fragment, shared, inner)
  const read = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, attributeOf(value, payload)]),
  )
  return createElement(known, { ...shared, ...read }, ...(inner === undefined ? [] : [inner]))
}

function attributeOf(value: unknown, payload: Payload): unknown {
  if (typeof value === 'string') {
    const text = textOf(value, payload)
    if (text !== undefined && typeof text !== 'string') throw notPlain
    return text
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) throw notPlain
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, attributeOf(one, payload)]))
}
