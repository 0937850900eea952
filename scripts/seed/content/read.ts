import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'scripts/seed/content'
const known = new Map<string, unknown>()

/** Reads a file of this folder on first use: a start with nothing to seed reads no files. */
export function read<T>(name: string): T {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  return known.get(name) as T
}
