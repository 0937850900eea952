/** A block of a story that is being edited. Every block has a uid that is unique in its story. */
export type Blok = { _uid: string; component: string } & Record<string, unknown>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBlok = (value: unknown): value is Blok =>
  isObject(value) && typeof value.component === 'string'

/** A field that holds blocks. An empty list says nothing about its kind, and needs nothing done. */
export const isBlokList = (value: unknown): value is Blok[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlok)

/** The keys and indexes that lead from the story's content to a value inside it. */
export type Path = readonly (string | number)[]

export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const step of path) value = (value as Record<string | number, unknown> | undefined)?.[step]
  return value
}

/** A copy of `root` with another value at a path; everything beside the path is shared with the original. */
export function withValueAt<T>(root: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T
  const inner = withValueAt((root as Record<string | number, unknown> | undefined)?.[step], rest, value)
  if (Array.isArray(root)) return root.map((item, index) => (index === step ? inner : item)) as T
  return { ...root, [step]: inner }
}
