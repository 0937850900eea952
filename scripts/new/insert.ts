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
export function addSorted(
  json: string,
  entries: Readonly<Record<string, string | number | undefined>>,
): string {
  const all: typeof entries = { ...entries, ...JSON.parse(json) }
  const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** Puts lines before the first line of a kind, or before the first such line after one of another kind. */
export function putBefore(text: string, added: string, isNext: RegExp, after?: RegExp): string {
  const lines = text.split('\n')
  const from = after ? lines.findIndex((line) => after.test(line)) : 0
  const at = lines.findIndex((line, index) => from >= 0 && index >= from && isNext.test(line))
  if (at < 0) throw new Error(`There is no place for “${added.trim()}”.`)
  return lines.toSpliced(at, 0, added).join('\n')
}

/** Says a message of a JSON file of messages, by the path of its key: `listing.facets.fabric`. What is said stays. */
export function addMessage(json: string, path: string, message: string): string {
  type Messages = { [key: string]: Messages | string }
  const all: Messages = JSON.parse(json)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let within = all
  for (const key of keys) {
    const next = within[key] ?? {}
    if (typeof next === 'string') throw new Error(`${key} of ${path} is a message.`)
    within[key] = next
    within = next
  }
  within[last] ??= message
  return `${JSON.stringify(all, null, 2)}\n`
}
