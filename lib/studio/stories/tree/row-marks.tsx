import { formatPlanned, stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { ColourDot, classes } from '@/lib/studio/ui'
import { marketName } from '../market-name'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'

/** What is planned for a page, and whether it has been translated. */
export function RowMarks({ row }: { row: Pick<StoryRow, 'plans' | 'untranslatedFrom' | 'stage'> }) {
  const language = useLanguage()
  const t = storiesText(language)
  const { plans = [], untranslatedFrom, stage } = row
  return (
    <>
      {stage && (
        <p className="wrap-anywhere pb-1 text-quiet text-small">
          <ColourDot color={stage.color} className="me-1.5 inline-block" />
          {stage.assignee
            ? t('marks.stageFor', { stage: stageName(stage.name, language), assignee: stage.assignee })
            : t('marks.stage', { stage: stageName(stage.name, language) })}
        </p>
      )}
      {plans.map(({ action, clock, onHold }) => (
        <p
          key={action}
          className={classes('wrap-anywhere pb-1 text-small', onHold ? 'text-warning' : 'text-info')}
        >
          {t(`marks.${onHold ? 'onHold' : action}`, { when: formatPlanned(language, clock) })}
        </p>
      ))}
      {untranslatedFrom !== undefined && (
        <p className="wrap-anywhere pb-1 text-small text-warning">
          {t('marks.untranslated', { market: marketName(untranslatedFrom, language) ?? untranslatedFrom })}
        </p>
      )}
    </>
  )
}
