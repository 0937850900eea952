const longestRead = 4_000

/** The parameters of a statement, which Drizzle appends to it, may hold line breaks: all that follows them goes. */
function withoutParameters(text: string): string {
  const query = text.indexOf('Failed query:')
  const at = query === -1 ? -1 : text.slice(query).search(/\bparams:/)
  return at === -1 ? text : text.slice(0, query + at).trimEnd()
}

/** What a text may quote of a visitor, and what stands there instead. */
const quotes: readonly [RegExp, string][] = [
  // A body that is no JSON.
  [/(?:\.{3})?"[\s\S]*"(?:\.{3})? is not valid JSON/g, 'not valid JSON'],
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,300}@/gi, '$1'],
  [/[^\s"'<>()@,;:=/[\]]{1,100}@[^\s"'<>()@,;:/[\]]{1,255}/g, '…@…'],
  [/\?[^\s"'<>()]+/g, '?…'],
]

/** A text without statement parameters, credentials, mail addresses and queries of addresses. */
export const withoutValues = (text: string): string =>
  quotes.reduce(
    (rest, [quoted, instead]) => rest.replace(quoted, instead),
    withoutParameters(text.slice(0, longestRead)),
  )
