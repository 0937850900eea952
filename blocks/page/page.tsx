import type { BlockProps } from '@/lib/storefront/blocks'
import { Later } from '@/lib/storefront/frame'
import { classes } from '@/lib/storefront/ui'
import type { pageBlock } from '@/schemas/blocks/page'
import type { richTextBlock } from '@/schemas/blocks/rich-text'
import type { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { type RawBlok, toRawBloks } from '@/schemas/content'

const textName = 'rich_text' satisfies typeof richTextBlock.name
const containerName = 'trigger_container' satisfies typeof triggerContainerBlock.name

/** Whether running text stands in a list of blocks, on its own or where a campaign puts it. */
const holdsText = (blocks: readonly RawBlok[]): boolean =>
  blocks.some(
    ({ component, body }) =>
      component === textName || (component === containerName && holdsText(toRawBloks(body))),
  )

/** As many sections as fill the first view, also of a screen that stands upright. */
const firstView = 3

/** The root of a content page: its body, section by section. A page of text is set in a column. */
export function Page({ blok, render }: BlockProps<typeof pageBlock>) {
  return (
    <div className={classes('page-flow', holdsText(blok.body) && 'page-of-text')}>
      {render(blok.body.slice(0, firstView))}
      {blok.body.length > firstView && <Later>{render(blok.body.slice(firstView))}</Later>}
    </div>
  )
}
