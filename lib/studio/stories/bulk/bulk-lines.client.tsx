import { stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { classes, errorKey } from '@/lib/studio/ui'
import { useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { problemOf } from '../dialogs/problem-of'
import { goesOnWords } from '../goes-on-words'
import { storiesText } from '../messages'
import { addressChange, nextFullSlug } from '../next-address'
import { StateBadge } from '../state-badge'
import { barTo } from './stage-target'
import type { BulkLine, Outcome } from './use-bulk'

type Props = {
  lines: readonly BulkLine[]
  /** Where the pages are moved to, as far as it is chosen. */
  folder?: { path: string } | undefined
  /** The stage to which the pages come, as far as it is chosen. */
  stage?: number | undefined
}

const tones = { fault: 'text-error', warning: 'text-warning' } as const

/** The pages of an action, each with what should be known of it and, afterwards, what has become of it. */
export function BulkLines({ lines, folder, stage }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const { ask } = useWhoPublishes()
  return (
    <ul className="max-h-96 overflow-y-auto rounded-card border border-line">
      {lines.map((line) => {
        const { row, skipped, notes, isUnread, outcome, since = [] } = line
        const bar = stage !== undefined && line.staged ? barTo(line.staged, stage) : undefined
        const moved = folder && !skipped && addressChange(row, nextFullSlug(row, folder.path))
        return (
          <li key={row.id} className="border-line border-b px-3 py-2 last:border-0">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className={classes('min-w-40 flex-1 font-semibold', skipped && 'text-quiet')}>
                {row.name}
                <span className="block break-all font-normal text-quiet text-small">
                  {row.address}
                  {moved && ` → ${moved.after ?? t('dialogs.noAddress')}`}
                </span>
              </span>
              {outcome ? (
                <OutcomeWords outcome={outcome} />
              ) : (
                row.state && <StateBadge state={row.state} language={language} />
              )}
            </div>
            {!outcome &&
              since.map((each) => (
                <p key={each.kind} className="text-small text-warning">
                  {t(`bulk.since.${each.kind}`, {
                    by: each.by ?? '',
                    who: each.by === undefined ? 'nobody' : 'somebody',
                    name: each.kind === 'renamed' ? each.name : '',
                    address: each.kind === 'moved' ? each.address : '',
                  })}
                </p>
              ))}
            {skipped && (
              <p className="text-quiet text-small">
                {t(`bulk.skipped.${skipped}`, {
                  stage: stageName(line.waits?.stage ?? '', language),
                  who: skipped === 'stage' ? goesOnWords(line.waits?.goesOn ?? [], language) : ask,
                })}
              </p>
            )}
            {bar && !outcome && <p className="text-quiet text-small">{t(`bulk.stages.bars.${bar}`)}</p>}
            {isUnread && !outcome && <p className="text-small text-warning">{t('bulk.unread')}</p>}
            {!outcome && notes && notes.length > 0 && (
              <ul className="flex flex-wrap gap-x-3 text-small">
                {notes.map(({ key, count, names = '', tone }) => (
                  <li key={key} className={tone ? tones[tone] : 'text-quiet'}>
                    {tone === 'fault' && <strong>{t('facts.isFault')} </strong>}
                    {t(`bulk.notes.${key}`, { count, names })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What has become of a page, with the reason of a refusal. */
function OutcomeWords({ outcome }: { outcome: Outcome }) {
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const { ask: who } = useWhoPublishes()
  if (outcome.isDone) return <span className="font-semibold text-small text-success">{t('bulk.isDone')}</span>
  const { status, key } = outcome
  const why =
    status === 409
      ? t(key === 'newer' ? 'bulk.draftNewer' : 'bulk.draftChanged')
      : key
        ? t(`problems.${problemOf(key)}`, { who })
        : ui(`errors.${errorKey(status)}`)
  return <span className="min-w-40 flex-1 text-error text-small">{t('bulk.isLeft', { why })}</span>
}
