import type { ReactNode } from 'react'
import type { CampaignProduct } from '@/lib/content/campaigns'
import type { BlockComponent, BlockContext, BlockExample } from '@/lib/storefront/runtime/blocks'
import type { BlockDefinition, ParseNote } from '@/schemas/content'

/** The exports of a block folder's `index.ts`. */
export type BlockFolder<D extends BlockDefinition> = {
  definition: D
  component: BlockComponent<D>
  /** Definitions of items that belong inside this block. */
  items?: readonly BlockDefinition[]
  /** Examples are loaded on demand, because only the block catalogue shows them. */
  examples?: () => Promise<readonly BlockExample[]>
}

type RenderBloks = (bloks: unknown, given?: { product: CampaignProduct }) => ReactNode

/** A block in the registry: its definition and the server component that shows it. */
export type RegistryEntry = {
  definition: BlockDefinition
  /** Parses raw content and renders it, or returns why it cannot. */
  render: (blok: unknown, context: BlockContext, renderBloks: RenderBloks) => RenderResult
  examples: () => Promise<readonly BlockExample[]>
}

/** What does not fit: nothing is there yet, the value is of another kind, or the message (in English) says more. */
export type BlockIssue = { path: string; message: string; kind?: 'missing' | 'unfit' | 'described' }

type RenderResult =
  | { ok: true; element: ReactNode | Promise<ReactNode>; left: ParseNote[] }
  | { ok: false; issues: BlockIssue[] }
