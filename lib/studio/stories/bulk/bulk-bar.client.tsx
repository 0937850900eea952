import { useLanguage } from '@/lib/studio/i18n/client'
import type { Permission } from '@/lib/studio/people'
import { Button } from '@/lib/studio/ui'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import { mostAtOnce } from '../most-found'
import { type BulkAction, bulkActions, bulkPermission } from './bulk-facts'

/** Publishing weighs as much as in the editor, deleting as everywhere. */
const weights: Partial<Record<BulkAction, 'primary' | 'danger'>> = { publish: 'primary', delete: 'danger' }

type Props = {
  count: number
  may: (permission: Permission) => boolean
  /** Pages of the shop have stages. */
  hasStages: boolean
  onAct: (action: BulkAction) => void
  onClear: () => void
  /** How many pages the search has in all, and what chooses them, where not all are shown. */
  all?: number | undefined
  onAll?: (() => void) | undefined
}

/** How many pages are chosen, and what can be done with them together. */
export function BulkBar({ count, may, hasStages, onAct, onClear, all, onAll }: Props) {
  const t = storiesText(useLanguage())
  const { ask: who } = useWhoPublishes()
  const actions = bulkActions.filter((action) => action !== 'stage' || hasStages)
  const isLimited = actions.some((action) => !may(bulkPermission[action]))
  return (
    <section
      aria-label={t('bulk.label')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded-card border border-accent/40 bg-card p-2.5 shadow-float"
    >
      <p role="status" className="font-semibold">
        {t('bulk.chosen', { count })}
      </p>
      {actions.map((action) => {
        const isAllowed = may(bulkPermission[action])
        return (
          <Button
            key={action}
            size="small"
            variant={weights[action] ?? 'secondary'}
            // It keeps its place in the order of the Tab key, so that its reason is read out.
            aria-disabled={isAllowed ? undefined : true}
            aria-describedby={isAllowed ? undefined : 'bulk-refusal'}
            className="aria-disabled:cursor-not-allowed"
            onClick={() => isAllowed && onAct(action)}
          >
            {t(`bulk.actions.${action}`)}
          </Button>
        )
      })}
      {onAll && all !== undefined && count < Math.min(all, mostAtOnce) && (
        <Button size="small" variant="quiet" onClick={onAll}>
          {all <= mostAtOnce
            ? t('bulk.chooseAll', { count: all })
            : t('bulk.chooseFirst', { count: mostAtOnce })}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {isLimited && (
        <p id="bulk-refusal" className="w-full text-quiet text-small">
          {t('bulk.refusal', { who })}
        </p>
      )}
    </section>
  )
}
