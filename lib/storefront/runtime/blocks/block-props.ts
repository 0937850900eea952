import type { ReactNode } from 'react'
import type { CampaignProduct } from '@/lib/content/campaigns'
import type { BlockDefinition, ContentOf, RawBlok } from '@/schemas/content'
import type { BlockContext } from './context'

/** What the registry hands to a block's server component. */
export type BlockProps<D extends BlockDefinition> = {
  blok: ContentOf<D> & { uid: string }
  context: BlockContext
  /** Renders nested blocks through the registry. A block with a product gives it to the campaigns among them. */
  render: (bloks: readonly RawBlok[], given?: { product: CampaignProduct }) => ReactNode
}

export type BlockComponent<D extends BlockDefinition> = (
  props: BlockProps<D>,
) => ReactNode | Promise<ReactNode>

/** A story of the block catalogue: raw content as the content service sends it. */
export type BlockExample = { title: string; blok: RawBlok }
