const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Shorter texts, and corrections of a word or two, are no loss. */
const leastLost = 20

const textOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textOf)
  return isRecord(value) ? Object.values(value).flatMap(textOf) : []
}

const isBlok = (value: unknown) => isRecord(value) && typeof value._uid === 'string'

/** The texts of each field of each block, by the block's uid and the field's name. */
function textsOf(value: unknown, texts = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(value)) for (const each of value) textsOf(each, texts)
  if (!isRecord(value)) return texts
  const uid = typeof value._uid === 'string' ? value._uid : ''
  for (const [field, inner] of Object.entries(value)) {
    if (isBlok(inner) || (Array.isArray(inner) && inner.some(isBlok))) textsOf(inner, texts)
    else texts.set(`${uid}/${field}`, textOf(inner).join('\n'))
  }
  return texts
}

/** How many characters of a text another one does not have, when only one stretch of it was changed. */
function lostCharacters(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return before.length - start - end
}

/** Whether a content lacks a block of an earlier one, or a good part of one of its texts. */
export function takesAway(before: unknown, after: unknown): boolean {
  const left = textsOf(after)
  return [...textsOf(before)].some(([place, text]) => {
    if (place.endsWith('/_uid')) return !left.has(place)
    return lostCharacters(text, left.get(place) ?? '') >= leastLost
  })
}
