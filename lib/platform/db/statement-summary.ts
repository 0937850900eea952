const mostKept = 2_000
const kept = new Map<string, string>()

const operation = /^[\s(]*([a-z]+)/i
/** Tables are named by code alone, in small letters. */
const table = /\b(?:from|into|update|join|only)\s+"?([a-z_][\w.]{0,62})/

/**
 * What a statement does, and to which table first: `select products`, `insert outbox`. Nothing else of it, so that nothing
 * is told that somebody has written into it.
 */
export function statementSummary(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const [, word = 'statement'] = operation.exec(text) ?? []
  const [, name] = table.exec(text) ?? []
  const summary = [word.toLowerCase(), ...(name ? [name] : [])].join(' ')
  if (kept.size >= mostKept) kept.clear()
  kept.set(text, summary)
  return summary
}
