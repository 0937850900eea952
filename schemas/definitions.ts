import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockDefinition } from './content'
import { layoutDefinition, layoutItems } from './layout'

const isDefinition = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && 'name' in value && 'schema' in value

const files = (await readdir(join(process.cwd(), 'schemas/blocks'))).sort()
const modules: unknown[] = await Promise.all(
  files.map((file) => import(`./blocks/${file.replace(/\.ts$/, '')}.ts`)),
)

/** The definitions in the files of `schemas/blocks`, which are found without being listed. */
const blocks = modules.flatMap((module) => Object.values(module ?? {}).filter(isDefinition))

/**
 * Every block's definition by name, for programs that check or describe content without rendering it. It reads the
 * source folder, so bundled code takes its definitions from the registry instead.
 */
export const definitions: Readonly<Record<string, BlockDefinition>> = Object.fromEntries(
  [...blocks, layoutDefinition, ...layoutItems].map((definition) => [definition.name, definition]),
)
