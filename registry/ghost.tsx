import type { ReactNode } from 'react'
import { judgeCampaign, readCampaign } from '@/lib/content/campaigns'
import { typeset } from '@/lib/platform/i18n'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { editorLocale, editorText } from '@/lib/storefront/runtime/blocks'
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
function moment(at: string, context: BlockContext): string {
  const iso = editorLocale(context)
  const { timezone } = context.market
  const format = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })
  return typeset(format.format(Date.parse(at)), { iso })
}

function words(reason: Ghost['reason'], context: BlockContext): string {
  const t = editorText(context)
  return 'at' in reason
    ? t(`ghost.${reason.kind}`, { at: moment(reason.at, context) })
    : t(`ghost.${reason.kind}`)
}

/** A campaign that visitors do not see now, pale and with the reason above it. */
export const GhostFrame = ({
  ghost: { reason },
  context,
  children,
}: {
  ghost: Ghost
  context: BlockContext
  children: ReactNode
}) => (
  <div
    data-ghost={reason.kind}
    className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 rounded-card border-2 border-ink/50 border-dashed p-2"
  >
    <p
      lang={context.editorLanguage}
      // Below the header of the page, which would cover it where the campaign is taller than the window.
      className="sticky top-[calc(var(--stuck,0px)+0.5rem)] z-10 justify-self-start rounded-field bg-warning-ground px-2 py-1 text-small text-warning"
    >
      {words(reason, context)}
    </p>
    <div className="opacity-60">{children}</div>
  </div>
)
