import type { PayloadRow } from './payload'

export type Payload = {
  /** The JSON rows that have their id to themselves, by id. */
  values: Map<string, unknown>
  texts: ReadonlyMap<string, string>
  /** The values of all other rows, such as the files of a component; undefined where a row is no JSON. */
  others: ReadonlyMap<PayloadRow, unknown>
  /** Elements that other rows refer into. */
  pinned: ReadonlySet<unknown>
  /** The row of the component that stands for kept markup. */
  component: string
}

const rowPattern = /^\$[@LQW]?([0-9a-f]+)$/
/** Also of kinds that are not looked into, such as blobs and maps. Ids have lower-case letters only. */
const anyPattern = /^\$[^0-9a-f]?([0-9a-f]+)(?::|$)/
const pathPattern = /^\$([0-9a-f]+):(.+)$/

/** The row that a value refers to. */
export const rowReference = (value: string): string | undefined => rowPattern.exec(value)?.[1]

/** The row that a value refers to in any way. */
export const anyReference = (value: string): string | undefined => anyPattern.exec(value)?.[1]

/** The row, and the way inside it, that a value refers to. */
function pathReference(value: string): { id: string; path: string[] } | undefined {
  const [, id, path] = pathPattern.exec(value) ?? []
  return id !== undefined && path !== undefined ? { id, path: path.split(':') } : undefined
}

export type Element = { type: unknown; key: unknown; props: Record<string, unknown> }

/** An element of React as the payload writes it: `["$", type, key, props]`. */
export function asElement(value: unknown): Element | undefined {
  if (!Array.isArray(value) || value[0] !== '$' || value.length < 4) return undefined
  const [, type, key, props] = value
  return { type, key, props: props as Record<string, unknown> }
}

function jsonOf({ body }: PayloadRow): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Reads rows; undefined without the row of the component that is looked for. */
export function readPayload(rows: readonly PayloadRow[], component: string): Payload | undefined {
  const counts = new Map<string, number>()
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  const values = new Map<string, unknown>()
  const texts = new Map<string, string>()
  const others = new Map<PayloadRow, unknown>()
  for (const row of rows) {
    const { id, tag, body } = row
    const isAlone = counts.get(id) === 1
    if (isAlone && tag === '') values.set(id, JSON.parse(body))
    else if (isAlone && tag === 'T') texts.set(id, body)
    else others.set(row, jsonOf(row))
  }
  const named = (name: unknown) =>
    typeof name === 'string' ? (values.get(rowReference(name) ?? '') ?? name) : undefined
  const nameOf = (file: unknown) => (Array.isArray(file) ? named(file[2]) : undefined)
  const found = rows.find((row) => row.tag === 'I' && nameOf(others.get(row)) === component)
  return found && { values, texts, others, pinned: pinnedIn(values, others), component: found.id }
}

const inElement: Record<string, number> = { type: 1, key: 2, props: 3 }

/** The elements on the ways of all references that lead into a row. */
function pinnedIn(
  values: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<PayloadRow, unknown>,
): Set<unknown> {
  const pinned = new Set<unknown>()
  const resolved = (value: unknown): unknown => {
    const id = typeof value === 'string' ? rowReference(value) : undefined
    return id === undefined ? value : resolved(values.get(id))
  }
  const follow = (id: string, path: readonly string[]) => {
    let value = resolved(values.get(id))
    for (const step of path) {
      if (asElement(value)) pinned.add(value)
      const index = asElement(value) ? (inElement[step] ?? step) : step
      if (value === null || typeof value !== 'object') return
      value = resolved((value as Record<string | number, unknown>)[index])
    }
    pinned.add(value)
  }
  const search = (value: unknown): void => {
    if (typeof value === 'string') {
      const reference = pathReference(value)
      if (reference) follow(reference.id, reference.path)
    } else if (Array.isArray(value)) for (const one of value) search(one)
    else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) search(one)
  }
  for (const value of [...values.values(), ...others.values()]) search(value)
  return pinned
}
