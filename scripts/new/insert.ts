/** Puts a line into a run of similar lines, before the first that sorts after it, else after the last. */
export function insertLine(text: string, line: string, isSimilar: RegExp): string {
  const lines = text.split('\n')
  const similar = [...lines.keys()].filter((at) => isSimilar.test(lines[at] ?? ''))
  const last = similar.at(-1)
  if (last === undefined) throw new Error(`There is no place for the line “${line.trim()}”.`)
  const after = similar.find((at) => (lines[at] ?? '') > line)
  return lines.toSpliced(after ?? last + 1, 0, line).join('\n')
}

/** Puts a line after the last one of a kind. */
export function appendLine(text: string, line: string, isSimilar: RegExp): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((each) => isSimilar.test(each))
  if (last < 0) throw new Error(`There is no place for the line “${line.trim()}”.`)
  return lines.toSpliced(last + 1, 0, line).join('\n')
}

/** Adds entries to a JSON object whose keys are sorted; what is there stays. */
export function addSorted(json: string, entries: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = { ...entries, ...JSON.parse(json) }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
