/** The sign for any text in the source of a redirect; the target takes the texts up as `$1`, `$2` … */
export const wildcard = '*'

/** More than three say no more, and keep each comparison short. */
export const mostWildcards = 3

/**
 * Redirects with wildcards in one market. Each is compared with the address of every missing page, so that more of them
 * would let strangers slow the shop down; a shop that moves needs a few for each kind of its old addresses.
 */
export const mostPatterns = 500

/** Longer than any stored source with what its wildcards stand for, in characters. */
export const longestPath = 2_000

export const isPattern = (path: string): boolean => path.includes(wildcard)

/** The texts in the places of the wildcards; undefined where a text does not fit. Each takes as little as it can. */
function capturesOf(pattern: string, text: string): string[] | undefined {
  const [start = '', ...literals] = pattern.split(wildcard)
  if (!text.startsWith(start)) return undefined
  if (literals.length === 0) return text === start ? [] : undefined
  const last = literals.pop() ?? ''
  const captures: string[] = []
  let from = start.length
  for (const literal of literals) {
    const at = literal === '' ? from : text.indexOf(literal, from)
    if (at === -1) return undefined
    captures.push(text.slice(from, at))
    from = at + literal.length
  }
  const end = text.length - last.length
  return end >= from && text.endsWith(last) ? [...captures, text.slice(from, end)] : undefined
}

const partsOf = (path: string): [path: string, parameters: [string, string][]] => {
  const [before = '', query = ''] = path.split('?', 2)
  return [before, [...new URLSearchParams(query)]]
}

export type Matched = {
  captures: string[]
  /** The parameters that the redirect asks for; they do not go on to its target. */
  parameters: string[]
}

/** How a stored source with wildcards fits an address: its path, and the parameters that the source names. */
export function matchPattern(pattern: string, path: string, asked: URLSearchParams): Matched | undefined {
  const [pathPattern, wanted] = partsOf(pattern)
  const own = capturesOf(pathPattern, path)
  if (!own) return undefined
  const captures = [...own]
  for (const [name, value] of wanted) {
    const given = asked.get(name)
    const found = given === null ? undefined : capturesOf(value, given)
    if (!found) return undefined
    captures.push(...found)
  }
  return { captures, parameters: wanted.map(([name]) => name) }
}

/** How much of an address a pattern says: the more, the earlier it is tried. */
export const literalLength = (pattern: string): number => pattern.replaceAll(wildcard, '').length

const encodedPath = (text: string) =>
  text
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/')

/** A target with the captured texts in it, encoded, so that they end neither the path nor the host. */
export const fillTarget = (target: string, captures: readonly string[]): string =>
  target.replace(/\$([1-9])/g, (_, digit: string) => encodedPath(captures[Number(digit) - 1] ?? ''))

/** Whether captured texts can only come into the path, the query or the fragment of a target. */
export const hasFixedHost = (target: string): boolean =>
  target.startsWith('/') || !/^https?:\/\/[^/?#]*\$/i.test(target)
