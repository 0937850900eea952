import type { ReactNode } from 'react'
import { contentForEditor, layoutOfContent, readDraftLayout } from '@/lib/content/pages'
import type { FramePass, LiveStory } from '@/lib/content/preview'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { type BlockContext, shopContext } from '@/lib/storefront/blocks'
import { Blocks } from '@/registry'
import { sectionBlock } from '@/schemas/blocks/section'
import { layoutDefinition } from '@/schemas/layout'
import { DraftFrame } from './draft-frame'

type Shown = Pick<FramePass, 'market' | 'path' | 'trail' | 'at' | 'product' | 'checkout' | 'space' | 'story'>

/** Whether a story is what stands around pages. */
export const isLayout = ({ component }: { component: string }): boolean => component === layoutDefinition.name

/** The context of the blocks on the page of a pass. Throws for a market that the brand does not have. */
export async function contextOf({
  market: code,
  path,
  trail,
  at,
  product,
  checkout,
}: Shown): Promise<BlockContext> {
  const market = findMarket(config().brand, code)
  if (!market) throw new Error(`There is no market ${code}`)
  const { keepBriefly: _, ...context } = shopContext(market, await loadShopConfiguration(code))
  return {
    ...context,
    path,
    breadcrumb: trail,
    now: at ?? currentMs(),
    preview: true,
    ...(product && { product }),
    ...(checkout && { checkout }),
  }
}

/** The part of the page that changes with the story: its blocks, or of a layout everything. */
export async function liveContent(shown: Shown, saved: LiveStory['content']): Promise<ReactNode> {
  const context = await contextOf(shown)
  const { story, space } = shown
  const content = await contentForEditor({ story, space, content: saved, now: context.now })
  if (isLayout(content)) {
    const layout = layoutOfContent(content) ?? (await readDraftLayout(context.market, context.now))
    return (
      <DraftFrame layout={layout} context={context}>
        {null}
      </DraftFrame>
    )
  }
  return (
    <Blocks bloks={content.component === sectionBlock.name ? content.body : [content]} context={context} />
  )
}
