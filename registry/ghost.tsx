import type { ReactNode } from 'react'
import { judgeCampaign, readCampaign } from '@/lib/content/campaigns'
import { marketText, typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { BlockContext } from '@/lib/storefront/blocks'
import type { RawBlok } from '@/schemas/content'

export type Ghost = {
  /** The campaign without its conditions. */
  blok: RawBlok
  /** Why visitors do not see it. */
  reason: { kind: 'coming' | 'over'; at: string } | { kind: 'never' | 'unmet' }
}

/**
 * What an editor sees of a campaign that visitors do not see in the situation of the page; undefined where they do, for
 * other blocks, and outside of an editor's frame. One whose dates or triggers cannot be read says so itself.
 */
export function ghostOf(blok: RawBlok, context: BlockContext): Ghost | undefined {
  const campaign = context.ghosts ? readCampaign(blok) : undefined
  if (!campaign?.window.isValid || campaign.triggers === undefined) return undefined
  const { window, triggers } = campaign
  const { isVisible, phase } = judgeCampaign({ ...window, triggers }, context)
  if (isVisible) return undefined
  const { dateFrom: _from, dateTo: _to, triggers: _triggers, ...shown } = blok
  const at = phase === 'coming' ? window.dateFrom : window.dateTo
  const reason =
    (phase === 'coming' || phase === 'over') && at !== undefined
      ? { kind: phase, at }
      : { kind: phase === 'never' ? ('never' as const) : ('unmet' as const) }
  return { blok: shown as RawBlok, reason }
}

/** `1. Dez. 2026, 08:00` by the clock of the market. */
const moment = (iso: string, market: Market) =>
  typeset(
    new Intl.DateTimeFormat(market.iso, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: market.timezone,
    }).format(Date.parse(iso)),
    market,
  )

function words(reason: Ghost['reason'], market: Market): string {
  const t = marketText(market)
  return 'at' in reason
    ? t(`blocks.ghost.${reason.kind}`, { at: moment(reason.at, market) })
    : t(`blocks.ghost.${reason.kind}`)
}

/** A campaign that visitors do not see now, pale and with the reason above it. */
export const GhostFrame = ({
  ghost: { reason },
  market,
  children,
}: {
  ghost: Ghost
  market: Market
  children: ReactNode
}) => (
  <div
    data-ghost={reason.kind}
    className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 rounded-card border-2 border-ink/50 border-dashed p-2"
  >
    <p className="justify-self-start rounded-field bg-warning-ground px-2 py-1 text-small text-warning">
      {words(reason, market)}
    </p>
    <div className="opacity-60">{children}</div>
  </div>
)
