import type { ReactNode } from 'react'
import type { BlockComponent, BlockContext, BlockExample } from '@/lib/storefront/blocks'
import type { BlockDefinition, ParseNote } from '@/schemas/content'

/** What the `index.ts` of a block's folder exports. */
export type BlockFolder<D extends BlockDefinition> = {
  definition: D
  component: BlockComponent<D>
  /** Definitions of what stands only inside this block. */
  items?: readonly BlockDefinition[]
  /** Only the block catalogue shows examples, so they are loaded when it asks for them. */
  examples?: () => Promise<readonly BlockExample[]>
}

/** A block in the registry: its definition and the server component that shows it. */
export type RegistryEntry = {
  definition: BlockDefinition
  /** Reads raw content and renders it, or says why it cannot. */
  render: (blok: unknown, context: BlockContext, renderBloks: (bloks: unknown) => ReactNode) => RenderResult
  examples: () => Promise<readonly BlockExample[]>
}

export type RenderResult =
  | { ok: true; element: ReactNode | Promise<ReactNode>; left: ParseNote[] }
  | { ok: false; issues: { path: string; message: string }[] }
