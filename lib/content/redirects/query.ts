/** More parameters than an old address has that tell its page; the combinations of these are looked up at once. */
const mostParameters = 6

/** Longer than the query of any old address, in characters. Of a longer one no redirect is looked up: the path alone counts. */
export const longestQuery = 2_000

const sorted = (parameters: readonly [string, string][]) =>
  [...parameters].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))

/** The query of a redirect as it is stored: its parameters by their names, in one spelling. */
export const storedQuery = (query: string): string =>
  new URLSearchParams(sorted([...new URLSearchParams(query)])).toString()

/**
 * Every part of a query that a redirect may ask for, that with the most parameters first, and none at the end; none alone
 * for a query that is too long.
 */
export function queriesWithin(search: string): string[] {
  if (search.length > longestQuery) return ['']
  const all = sorted([...new URLSearchParams(search)].slice(0, mostParameters))
  const found = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_, at) => (bits >> at) % 2 === 1),
  )
  return found
    .sort((one, other) => other.length - one.length)
    .map((parameters) => new URLSearchParams(parameters).toString())
}

/** The names of the parameters in a stored source. */
export const parametersOf = (path: string): string[] => {
  const at = path.indexOf('?')
  return at === -1 ? [] : [...new URLSearchParams(path.slice(at)).keys()]
}
