import { dayText } from '@/lib/platform/time'
import { formatMoment, type StudioLanguage, timeZone } from '@/lib/studio/i18n'
import { Button, classes, LinkButton, Screen, SelectField } from '@/lib/studio/ui'
import { CalendarRow } from './calendar-row'
import type { DeskEntry, DeskView } from './entry'
import { type DeskFilter, type DeskOrder, deskFilters, deskOrders, fitsFilter, inOrder } from './filter'
import { campaignsText } from './messages'
import { barOf, type Month } from './month'
import { NewCampaign } from './new-campaign.client'
import { ViewSwitch } from './view-switch'

type Props = {
  language: StudioLanguage
  entries: readonly DeskEntry[]
  markets: readonly { code: string; name: string; folder: string }[]
  month: Month
  /** The code of a market; empty for all. */
  market: string
  filter: DeskFilter
  view: DeskView
  order: DeskOrder
  now: number
  /** The conditions that a campaign may have, in the words of the editor. */
  triggers: readonly { value: string; label: string }[]
  path: string
}

/** The month, or both that are seen. */
const monthName = (language: StudioLanguage, { from, to }: Month) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone }).formatRange(
    new Date(from),
    new Date(to - 1),
  )

/** Everything with a date or a trigger, over a month: what shows now, what comes, what ends, and what meets. */
export function CampaignsScreen({
  language,
  entries,
  markets,
  month,
  market,
  filter,
  view,
  order,
  now,
  triggers,
  path,
}: Props) {
  const t = campaignsText(language)
  const ofMarket = entries.filter(({ markets: codes }) => market === '' || codes.includes(market))
  const entriesOf = (name: DeskFilter) =>
    ofMarket.filter(
      (entry) => fitsFilter(entry, name, now) && (name !== 'all' || barOf(entry, month) !== undefined),
    )
  const shown = inOrder(entriesOf(filter), order === 'market' ? markets.map(({ code }) => code) : undefined)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const address = (changed: { month?: string; filter?: DeskFilter; view?: DeskView }) =>
    `${path}?${new URLSearchParams({ market, month: month.name, filter, view, order, ...changed })}`
  const title = monthName(language, month)
  return (
    <Screen
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <ViewSwitch view={view} address={(each) => address({ view: each })} language={language} />
          <NewCampaign
            triggers={triggers}
            near={(markets.find(({ code }) => code === market) ?? markets[0])?.folder ?? ''}
          />
        </>
      }
    >
      <nav aria-label={t('filters.label')}>
        <ul className="flex flex-wrap gap-2">
          {deskFilters.map((name) => {
            const count = entriesOf(name).length
            if (name === 'broken' && count === 0 && filter !== name) return null
            return (
              <li key={name}>
                <a
                  href={address({ filter: name })}
                  aria-current={name === filter ? 'true' : undefined}
                  className={classes(
                    'inline-flex h-9 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-ink no-underline hover:bg-hover',
                    'aria-current:border-accent aria-current:bg-accent aria-current:text-accent-ink',
                    name === 'broken' && 'text-error',
                  )}
                >
                  {t(`filters.${name}`)} <span className="tabular-nums">{count}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton href={address({ month: month.before })} aria-label={t('before')}>
            ‹
          </LinkButton>
          <h2 className="min-w-44 text-center font-display text-h2">{title}</h2>
          <LinkButton href={address({ month: month.after })} aria-label={t('after')}>
            ›
          </LinkButton>
          <LinkButton href={`${path}?${new URLSearchParams({ market, filter, view, order })}`}>
            {t('today')}
          </LinkButton>
        </div>
        <form className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="month" value={month.name} />
          <input type="hidden" name="filter" value={filter} />
          <input type="hidden" name="view" value={view} />
          <SelectField
            id="market"
            name="market"
            label={t('market')}
            defaultValue={market}
            options={[
              { value: '', label: t('everyMarket') },
              ...markets.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <SelectField
            id="order"
            name="order"
            label={t('order')}
            defaultValue={order}
            options={deskOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          />
          <Button type="submit">{t('show')}</Button>
        </form>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-quiet">{t(`empty.${filter}`)}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <Days month={month} now={now} language={language} />
          <ul aria-label={t('list', { month: title })}>
            {shown.map((entry) => (
              <CalendarRow
                key={entry.key}
                entry={entry}
                month={month}
                now={now}
                language={language}
                view={view}
                meets={entry.meets.flatMap((key) => byKey.get(key)?.name ?? [])}
              />
            ))}
          </ul>
        </div>
      )}
      <p className="max-w-prose text-quiet text-small">
        {t('clock', { now: formatMoment(language, new Date(now)) })}
      </p>
    </Screen>
  )
}

/** The days of the month above the bars; the rows say their times in words. */
function Days({ month, now, language }: { month: Month; now: number; language: StudioLanguage }) {
  const hasRoom = month.days.length <= 35
  const weekday = new Intl.DateTimeFormat(language, { weekday: hasRoom ? 'short' : 'narrow', timeZone })
  // Two letters tell the days of a week apart in each language; one does not.
  const headOf = (start: number) => weekday.format(new Date(start)).slice(0, 2)
  const isMonday = (start: number) => new Date(`${dayText(start, timeZone)}T12:00:00Z`).getUTCDay() === 1
  const isToday = (start: number, index: number) => now >= start && now < (month.days[index + 1] ?? month.to)
  return (
    <div
      aria-hidden="true"
      className="hidden border-line border-b bg-ground lg:grid lg:grid-cols-[27rem_minmax(0,1fr)]"
    >
      <span />
      <div className="grid auto-cols-fr grid-flow-col text-center text-[0.6875rem] text-quiet leading-tight">
        {month.days.map((start, index) => (
          <span
            key={start}
            className={classes(
              'border-s py-1',
              // Where the next month begins.
              index > 0 && dayText(start, timeZone).endsWith('-01') ? 'border-outline' : 'border-line',
              isToday(start, index) && 'relative z-10 -mx-0.5 rounded-sm bg-accent font-bold text-accent-ink',
            )}
          >
            {headOf(start)}
            <br />
            {/* Of many days the first of each week and month have room for their numbers. */}
            <span className="whitespace-nowrap">
              {hasRoom || isMonday(start) || dayText(start, timeZone).endsWith('-01') || isToday(start, index)
                ? Number(dayText(start, timeZone).slice(8))
                : '\u00a0'}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
