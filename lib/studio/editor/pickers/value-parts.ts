import { mostCharacters, mostValues } from '@/lib/studio/pickers/client'

/** Values in as many parts as calls are needed to ask for all of them; one that is too long for any is left out. */
export function valueParts(values: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  let length = 0
  for (const value of values) {
    if (value.length >= mostCharacters) continue
    const part = parts.at(-1) ?? []
    // Each is followed by a comma.
    if (part.length === mostValues || length + value.length + 1 > mostCharacters) {
      parts.push([value])
      length = value.length + 1
    } else {
      part.push(value)
      length += value.length + 1
    }
  }
  return parts
}
