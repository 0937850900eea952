import type { StudioLanguage } from '@/lib/studio/i18n'
import { classes } from '@/lib/studio/ui'
import type { DeskEntry, DeskView } from './entry'
import { campaignsText } from './messages'
import { barOf, type Month } from './month'
import { conditionWords, windowWords } from './words'

type Props = {
  entry: DeskEntry
  month: Month
  now: number
  language: StudioLanguage
  view: DeskView
  /** The names of those that show in the same place at the same time. */
  meets: readonly string[]
}

const looks: Readonly<Record<DeskEntry['phase'], { badge: string; bar: string }>> = {
  running: { badge: 'bg-success-ground text-success', bar: 'bg-accent' },
  coming: { badge: 'bg-info-ground text-info', bar: 'bg-info' },
  over: { badge: 'bg-ink/8 text-quiet', bar: 'bg-outline' },
  never: { badge: 'bg-error-ground text-error', bar: 'bg-error' },
  unreadable: { badge: 'bg-error-ground text-error', bar: 'bg-error' },
}

const badge = 'inline-flex h-5.5 items-center rounded-full px-2 font-semibold text-small'

/** An entry with its time in words, and as a bar over the days of a month. */
export function CalendarRow({ entry, month, now, language, view, meets }: Props) {
  const t = campaignsText(language)
  const { kind, name, component, story, href, markets, phase, conditions, version, plan, missing, why } =
    entry
  // What is in the draft alone is not to be seen in the shop, whatever its time says.
  const isMissing = view === 'shop' && version === 'draft'
  const look = isMissing ? { ...looks[phase], badge: 'bg-warning-ground text-warning' } : looks[phase]
  const title = name || t(`kinds.${kind}`)
  const words = conditionWords(conditions, language)
  return (
    <li className="grid border-line border-b last:border-0 lg:grid-cols-[27rem_minmax(0,1fr)]">
      <div className="grid content-start gap-0.5 p-3">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 font-semibold">
            {href ? (
              <a href={href} className="text-ink no-underline underline-offset-4 hover:underline">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <span className={classes(badge, 'shrink-0', look.badge)}>
            {t(isMissing ? 'versions.draft' : `phases.${phase}`)}
          </span>
        </div>
        <p className="text-quiet text-small">
          <span className="font-semibold uppercase">{markets.join(' ')}</span>{' '}
          {story
            ? t('where', { block: t(`components.${componentKey(component)}`), story: story.name })
            : t(`kinds.${kind}`)}
        </p>
        <p className="text-small">
          {windowWords(entry, language)}
          {words && ` · ${t('onlyIf', { conditions: words })}`}
        </p>
        {phase === 'never' && why && why !== 'missing' && (
          <p className="text-error text-small">{t(`never.${why}`)}</p>
        )}
        {missing && <p className="text-error text-small">{t('missing', { names: missing.join(', ') })}</p>}
        {isMissing && (
          <p className="text-quiet text-small">{t('otherPhase.shop', { phase: t(`phases.${phase}`) })}</p>
        )}
        {version !== 'public' && !isMissing && (
          <p>
            <span className={classes(badge, 'bg-warning-ground text-warning')}>
              {t(`versions.${version}`)}
            </span>
            {entry.otherPhase && (
              <span className="text-quiet text-small">
                {' '}
                {t(`otherPhase.${view}`, { phase: t(`phases.${entry.otherPhase}`) })}
              </span>
            )}
          </p>
        )}
        {plan && <p className="text-small text-warning">{t(`plan.${plan}`)}</p>}
        {meets.length > 0 && (
          <p className="text-small text-warning">
            {t('meets', { names: meets.map((name) => t('quoted', { name })).join(', ') })}
          </p>
        )}
      </div>
      <Bar entry={entry} month={month} now={now} look={look.bar} />
    </li>
  )
}

const known = ['campaign_teaser', 'campaign_card', 'trigger_container', 'countdown'] as const

const componentKey = (component: string | undefined) =>
  known.find((name) => name === component) ?? ('other' as const)

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

function Bar({ entry, month, now, look }: { entry: DeskEntry; month: Month; now: number; look: string }) {
  const bar = barOf(entry, month)
  const today = now >= month.from && now < month.to ? (now - month.from) / (month.to - month.from) : undefined
  return (
    <div aria-hidden="true" className="relative hidden min-h-14 border-line border-s lg:block">
      {today !== undefined && (
        <span className="absolute inset-y-0 w-px bg-accent/50" style={{ insetInlineStart: percent(today) }} />
      )}
      {bar && (
        <span
          className={classes(
            'absolute top-1/2 h-4 min-w-1.5 -translate-y-1/2',
            look,
            !bar.isOpenBefore && 'rounded-s-full',
            !bar.isOpenAfter && 'rounded-e-full',
            entry.version === 'draft' && 'opacity-45',
          )}
          style={{ insetInlineStart: percent(bar.start), width: percent(bar.end - bar.start) }}
        />
      )}
    </div>
  )
}
