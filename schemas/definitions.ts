import * as blocks from './blocks'
import type { BlockDefinition } from './content'
import { layoutDefinition, layoutItems } from './layout'

const isDefinition = (value: unknown): value is BlockDefinition =>
  typeof value === 'object' && value !== null && 'name' in value && 'schema' in value

/** Every block's definition by its name, for programs that check or describe content and show none of it. */
export const definitions: Readonly<Record<string, BlockDefinition>> = Object.fromEntries(
  [...Object.values<unknown>(blocks).filter(isDefinition), layoutDefinition, ...layoutItems].map(
    (definition) => [definition.name, definition],
  ),
)
