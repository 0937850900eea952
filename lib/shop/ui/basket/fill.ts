import type { Counted } from './words'

/** Words with what is named in them: `{name}` by its value. */
export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** The words for a number, with the number in them. */
export const fillCounted = (
  { one, many }: Counted,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => fill(count === 1 ? one : many, { ...values, count: String(count) })
