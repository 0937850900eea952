import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'scripts/seed/content'
const known = new Map<string, unknown>()

/** A file of this folder, read when it is first asked for: a shop that is filled already never reads one. */
export function read<T>(name: string): T {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  return known.get(name) as T
}
