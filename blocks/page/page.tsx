import { classes } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { Deferred } from '@/lib/storefront/screens/frame'
import type { pageBlock } from '@/schemas/blocks/page'
import type { richTextBlock } from '@/schemas/blocks/rich-text'
import { sharedSectionBlock } from '@/schemas/blocks/shared-section'
import type { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { type RawBlok, toRawBloks } from '@/schemas/content'

const textName = 'rich_text' satisfies typeof richTextBlock.name
const containerName = 'trigger_container' satisfies typeof triggerContainerBlock.name

/** The blocks that stand directly on the page because of this one. */
function shownIn(blok: RawBlok): readonly RawBlok[] {
  if (blok.component === containerName) return toRawBloks(blok.body)
  if (blok.component !== sharedSectionBlock.name) return []
  const { data } = sharedSectionBlock.schema.safeParse(blok)
  return (data?.sections ?? []).flatMap(({ content }) => content?.body ?? [])
}

/** Whether a list of blocks contains running text, directly, in a trigger container or in a shared section. */
const holdsText = (blocks: readonly RawBlok[]): boolean =>
  blocks.some((blok) => blok.component === textName || holdsText(shownIn(blok)))

/** The number of sections on the first screen, including upright screens. */
const firstView = 3

/** The root of a content page. A page with running text is set in a column. */
export function Page({ blok, render }: BlockProps<typeof pageBlock>) {
  return (
    <div className={classes('page-flow', holdsText(blok.body) && 'page-of-text')}>
      {render(blok.body.slice(0, firstView))}
      {blok.body.length > firstView && <Deferred>{render(blok.body.slice(firstView))}</Deferred>}
    </div>
  )
}
