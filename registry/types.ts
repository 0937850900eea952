import type { ReactNode } from 'react'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { BlockDefinition, ParseNote } from '@/schemas/content'

/** A block in the registry: its definition and the server component that shows it. */
export type RegistryEntry = {
  definition: BlockDefinition
  /** Reads raw content and renders it, or says why it cannot. */
  render: (blok: unknown, context: BlockContext, renderBloks: (bloks: unknown) => ReactNode) => RenderResult
}

export type RenderResult =
  | { ok: true; element: ReactNode | Promise<ReactNode>; left: ParseNote[] }
  | { ok: false; issues: { path: string; message: string }[] }
