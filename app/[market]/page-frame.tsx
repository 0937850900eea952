import type { ReactNode } from 'react'
import { type Layout, loadLayout } from '@/lib/content/pages'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { earlyTapScript } from '@/lib/storefront/runtime/inline-scripts'
import { consentAtFirst, PreviewBar } from '@/lib/storefront/screens/layout'
import { Blocks } from '@/registry'
import { keepsTaps } from './keeps-taps'

type Props = {
  context: BlockContext
  /** When the page's own content changes next, in milliseconds since the epoch. */
  until?: number | undefined
  /** Its own content has buttons of goods, on which a tap before their code is not lost. */
  hasGoods?: boolean
  children: ReactNode
}

const soonest = (...times: (number | undefined)[]) => {
  const known = times.filter((time) => time !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/**
 * A page with the layout's banners and campaigns above and below it. They are part of the page and not of the shared
 * layout, because their triggers depend on the page. `data-until` tells a browser with a cached page when it is out of
 * date.
 */
export async function PageFrame({ context, until, hasGoods = false, children }: Props) {
  const { layout, now, until: untilLayout } = await loadLayout(context.market.code)
  return (
    <>
      {(hasGoods || keepsTaps(layout)) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a constant
        <script dangerouslySetInnerHTML={{ __html: earlyTapScript }} />
      )}
      {context.preview && <PreviewBar market={context.market} path={context.path} now={now} />}
      <BetweenCampaigns layout={layout} context={{ ...context, now }} until={soonest(until, untilLayout)}>
        {children}
      </BetweenCampaigns>
    </>
  )
}

type BetweenProps = Omit<Props, 'hasGoods'> & { layout: Layout }

/** A page between the banners and campaigns of its layout. */
export function BetweenCampaigns({ layout, context: around, until, children }: BetweenProps) {
  return (
    <>
      <div className="empty:hidden print:hidden *:rounded-none *:px-4 *:py-2.5">
        <Blocks bloks={layout.campaignsTop} context={around} />
      </div>
      <div
        className="mx-auto max-w-page px-4 md:px-6"
        data-until={until}
        data-consent={consentAtFirst(layout.consentCategories)}
      >
        {children}
      </div>
      <div className="mx-auto max-w-page px-4 pb-8 empty:hidden print:hidden md:px-6">
        <Blocks bloks={layout.campaignsBottom} context={around} />
      </div>
    </>
  )
}
