import type { ReactNode } from 'react'
import {
  contentForEditor,
  contentForReaders,
  type Layout,
  layoutOfContent,
  readDraftLayout,
  readPublishedLayout,
} from '@/lib/content/pages'
import type { FramePass, LiveStory } from '@/lib/content/preview'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration, shopWords, withShopWords } from '@/lib/platform/shop-configuration'
import { type BlockContext, shopContext } from '@/lib/storefront/runtime/blocks'
import { LiveSlot } from '@/lib/storefront/runtime/live-preview'
import { Blocks, OneBlock } from '@/registry'
import { sectionBlock } from '@/schemas/blocks/section'
import { type RawBlok, toRawBloks } from '@/schemas/content'
import { layoutDefinition } from '@/schemas/layout'
import { DraftFrame } from './draft-frame'

export type Shown = Pick<
  FramePass,
  'market' | 'path' | 'trail' | 'at' | 'product' | 'checkout' | 'ghosts' | 'language' | 'space' | 'story'
> & {
  /** One version among what is published, without what is for editors. */
  forReaders?: true
}

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
  ghosts,
  language,
  forReaders,
}: Shown): Promise<BlockContext> {
  const market = findMarket(config().brand, code)
  if (!market) throw new Error(`There is no market ${code}`)
  const { keepBriefly: _, ...context } = shopContext(market, await loadShopConfiguration(code))
  return {
    ...context,
    path,
    breadcrumb: trail,
    now: at ?? currentMs(),
    preview: !forReaders,
    ...(product && { product }),
    ...(checkout && { checkout }),
    ...(ghosts && { ghosts }),
    ...(language && { editorLanguage: language }),
  }
}

const bloksOf = ({ body }: Record<string, unknown>) => (Array.isArray(body) ? toRawBloks(body) : [])

/** Gives each block of the story's own list a place of its own in the page, in which it can be made anew alone. */
function withSlots(context: BlockContext, content: LiveStory['content']): BlockContext {
  const uids = new Set(bloksOf(content).map(({ _uid }) => _uid))
  const slot = ({ _uid: uid, _editable: mark }: RawBlok, node: ReactNode) =>
    mark !== undefined && uids.has(uid) ? <LiveSlot uid={uid}>{node}</LiveSlot> : undefined
  return { ...context, slot }
}

const contentFor = (
  { story, space, ghosts, forReaders }: Shown,
  content: LiveStory['content'],
  now: number,
): Promise<LiveStory['content']> =>
  forReaders
    ? contentForReaders({ story, content, now })
    : contentForEditor({ story, space, content, now, ghosts })

/** What stands around a draft. */
export const layoutAround = ({ forReaders }: Shown, { market, now }: BlockContext): Promise<Layout> =>
  forReaders ? readPublishedLayout(market, now) : readDraftLayout(market, now)

/**
 * The part of the page that changes with the story: its blocks, or of a layout everything.
 * @param only the uid of the only block that is made, which the content holds alone
 */
export async function liveContent(
  shown: Shown,
  saved: LiveStory['content'],
  only?: string,
): Promise<ReactNode> {
  const context = await contextOf(shown)
  const configuration = await loadShopConfiguration(context.market.code)
  const words = shopWords(configuration, context.market, context.now)
  const content = withShopWords(await contentFor(shown, saved, context.now), words)
  if (isLayout(content)) {
    const layout =
      (await layoutOfContent(content, context.market, context.now)) ?? (await layoutAround(shown, context))
    return (
      <DraftFrame layout={layout} context={context}>
        {null}
      </DraftFrame>
    )
  }
  if (only !== undefined) {
    const blok = bloksOf(content).find(({ _uid }) => _uid === only)
    return blok ? <OneBlock blok={blok} context={context} /> : null
  }
  return (
    <Blocks
      bloks={content.component === sectionBlock.name ? content.body : [content]}
      context={withSlots(context, content)}
    />
  )
}
