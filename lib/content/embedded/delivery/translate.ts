import { visitLimit } from '../walk'

const marker = '__i18n__'

/** Storyblok writes `de-at` as `de_at` inside the names of translated fields. */
const suffixOf = (language: string) => `${marker}${language.replaceAll('-', '_')}`

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

type Node = Record<string, unknown>

const translateNode = (node: Node, suffixes: readonly string[]): Node => {
  const result: Node = {}
  for (const [name, value] of Object.entries(node)) {
    if (name.includes(marker)) continue
    const own = suffixes.map((suffix) => node[`${name}${suffix}`]).find(isFilled)
    result[name] = own ?? value
  }
  for (const name of Object.keys(node)) {
    const suffix = suffixes.find((candidate) => name.endsWith(candidate))
    if (!suffix) continue
    const field = name.slice(0, -suffix.length)
    if (!(field in result) && isFilled(node[name])) result[field] = node[name]
  }
  return result
}

/**
 * The content in one language: `title__i18n__fr` replaces `title` where it is filled, then the fallback language, then
 * the default. The translations themselves are not delivered. Iterative, so that deep content cannot overflow the
 * stack.
 */
export function translateContent<T extends Node>(content: T, languages: readonly string[]): T {
  const suffixes = languages.map(suffixOf)
  const root = translateNode(content, suffixes)
  const waiting: (Node | unknown[])[] = [root]
  let left = visitLimit
  while (waiting.length > 0 && left > 0) {
    const node = waiting.pop()
    if (!node) break
    left -= 1
    const entries: [string | number, unknown][] = Array.isArray(node)
      ? [...node.entries()]
      : Object.entries(node)
    for (const [key, value] of entries) {
      if (typeof value !== 'object' || value === null) continue
      const copy = Array.isArray(value) ? [...value] : translateNode(value as Node, suffixes)
      Reflect.set(node, key, copy)
      waiting.push(copy)
    }
  }
  return root as T
}
