/** A path with a query of the values that are set. */
export function withQuery(path: string, question: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(question).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(given).toString()
  return path + (query && `?${query}`)
}
