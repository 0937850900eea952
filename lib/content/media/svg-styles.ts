/** A rule of a style sheet: its properties, and names of the parts it may apply to, `*` for all of them. */
export type Rule = {
  names: readonly string[]
  properties: readonly (readonly [name: string, value: string])[]
}

/** A style without its comments. One that does not end stays. */
export function withoutComments(text: string): string {
  let plain = ''
  let at = 0
  for (let start = text.indexOf('/*'); start !== -1; start = text.indexOf('/*', at)) {
    const end = text.indexOf('*/', start + 2)
    if (end === -1) break
    plain += text.slice(at, start)
    at = end + 2
  }
  return plain + text.slice(at)
}

/** What separates declarations and rules, in a name that holds it. */
export const plainName = (id: string): string => id.trim().replace(/[{};:]/g, '_')

/** The parts of its own that a style or an attribute names. */
export const targetsIn = (text: string): string[] =>
  [...text.matchAll(/url\(\s*["']?#([^"')]*)/gi)].map(([, id = '']) => plainName(id))

/** The part that a selector ends with, by one of its names: a rule applies to no more parts than have that name. */
function nameOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  if (!/^[\w.#-]+$/.test(last)) return '*'
  return last.slice(Math.max(0, last.lastIndexOf('.'), last.lastIndexOf('#')))
}

/** The rules of a style sheet, as far as its braces tell them apart. */
export function styleRules(css: string): Rule[] {
  const plain = withoutComments(css).replace(/"[^"\r\n\f]*"|'[^'\r\n\f]*'|url\([^()]*\)/gi, plainName)
  return plain.split('}').flatMap((rule) => {
    const start = rule.lastIndexOf('{')
    if (start === -1) return []
    const selectors = rule.slice(rule.lastIndexOf('{', start - 1) + 1, start).split(',')
    const properties = rule
      .slice(start + 1)
      .split(';')
      .flatMap((declaration) => {
        const colon = declaration.indexOf(':')
        if (colon === -1) return []
        return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1)] as const]
      })
    return [{ names: selectors.map(nameOf), properties }]
  })
}
