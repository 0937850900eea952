import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { type Change, changeKinds, othersFilter } from '@/lib/studio/people'
import { Button, DataTable, LinkButton, Screen, SelectField, SentClock, TextField } from '@/lib/studio/ui'
import { changeText } from './change-text'
import { logText } from './messages'

type LogFilter = Partial<Record<'person' | 'kind' | 'page' | 'from' | 'until' | 'story', string | undefined>>

type LogScreenProps = {
  language: StudioLanguage
  changes: readonly Change[]
  people: readonly { id: string; name: string }[]
  filter: LogFilter
  /** The name of the page of which alone the changes are listed. */
  story: string | undefined
  /** The path of older changes. */
  older: string | undefined
}

/** The log: who changed what, and when. Its form needs no script. */
export function LogScreen({ language, changes, people, filter, story, older }: LogScreenProps) {
  const t = logText(language)
  const columns = [
    {
      key: 'at',
      title: t('columns.at'),
      width: 'w-44',
      cell: ({ at }: Change) => (
        <time dateTime={at.toISOString()} className="whitespace-nowrap text-quiet">
          {formatMoment(language, at)}
        </time>
      ),
    },
    { key: 'person', title: t('columns.person'), width: 'w-48', cell: (change: Change) => change.personName },
    {
      key: 'what',
      title: t('columns.what'),
      cell: (change: Change) =>
        change.storyId === null || change.kind === 'story-deleted' || change.kind === 'story-purged' ? (
          changeText(language, change)
        ) : (
          <a href={`/studio/stories/${change.storyId}/`} className="text-ink">
            {changeText(language, change)}
          </a>
        ),
    },
  ]
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const kinds = changeKinds.map((value) => ({ value, label: t(`names.${value}`) }))
  return (
    <Screen title={t('title')} intro={t('intro')}>
      <form className="flex flex-wrap items-start gap-3">
        <SelectField
          id="person"
          name="person"
          label={t('columns.person')}
          defaultValue={filter.person ?? ''}
          options={[
            { value: '', label: t('everyone') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: othersFilter, label: t('others') },
          ]}
        />
        <SelectField
          id="kind"
          name="kind"
          label={t('columns.what')}
          defaultValue={filter.kind ?? ''}
          options={[{ value: '', label: t('everything') }, ...kinds]}
        />
        {filter.story === undefined ? (
          <TextField id="page" name="page" type="search" label={t('page')} defaultValue={filter.page ?? ''} />
        ) : (
          <input type="hidden" name="story" value={filter.story} />
        )}
        <div className="flex flex-wrap gap-3">
          <SentClock id="from" name="from" detail="day" label={t('from')} asked={filter.from ?? ''} />
          <SentClock id="until" name="until" detail="day" label={t('until')} asked={filter.until ?? ''} />
        </div>
        {/* Beside the fields, whose labels stand above them. */}
        <div className="flex flex-wrap gap-3 sm:mt-6">
          <Button type="submit">{t('show')}</Button>
          {isFiltered && <LinkButton href="/studio/log/">{t('all')}</LinkButton>}
        </div>
      </form>
      {filter.story !== undefined && <p>{t('ofStory', { name: story ?? filter.story })}</p>}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={changes}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? 'emptyFiltered' : 'empty')}
      />
      {older && (
        <div>
          <LinkButton href={older}>{t('older')}</LinkButton>
        </div>
      )}
    </Screen>
  )
}
