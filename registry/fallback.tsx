import { createText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { classes } from '@/lib/storefront/ui'
import type { BlockIssue } from './types'

export type BlockFault = {
  component: string
  uid: string
  /** `empty`: nothing was entered yet. */
  reason: 'unknown' | 'content' | 'empty' | 'failed' | 'depth'
  issues: BlockIssue[]
}

function IssueWords({
  issue: { kind = 'described', message },
  market,
}: {
  issue: BlockIssue
  market: Market
}) {
  if (kind === 'described') return <span lang="en">{message}</span>
  return createText(market.language)(`blocks.fallback.${kind}`)
}

/** Replaces a block that cannot be shown: details for an editor, nothing visible for a shopper. */
export function BlockFallback({
  fault,
  market,
  preview,
}: {
  fault: BlockFault
  market: Market
  preview: boolean
}) {
  if (!preview) return <div hidden data-block-fallback={fault.reason} />
  const t = createText(market.language)
  return (
    <section
      className={classes(
        'my-6 rounded-card border bg-card p-4 text-small',
        fault.reason === 'empty' ? 'border-outline border-dashed text-quiet' : 'border-accent',
      )}
      data-block-fallback={fault.reason}
    >
      <strong>{t(`blocks.fallback.${fault.reason}`, { component: fault.component })}</strong>
      <ul className="mt-2 list-disc ps-5">
        {fault.issues.map((issue) => (
          <li key={`${issue.path}:${issue.message}`}>
            <code>{issue.path}</code> <IssueWords issue={issue} market={market} />
          </li>
        ))}
      </ul>
    </section>
  )
}
