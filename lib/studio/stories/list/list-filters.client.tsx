import { type ComponentProps, type Ref, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, classes, controlClasses } from '@/lib/studio/ui'
import { clockOf, DayField } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import { storyStates } from '../story-state'
import { storyTypes } from '../story-types'
import type { SearchFilter, useSearch } from '../use-search'

type Option = { value: string; label: string }

type Props = {
  search: ReturnType<typeof useSearch>
  field: Ref<HTMLInputElement>
  /** The folders of the top, such as those of the markets. */
  folders: readonly Option[]
  /** The names of those who have saved drafts. */
  people: readonly string[]
  /** The tags that pages have. */
  tags: readonly string[]
  /** The stages of the workflows. */
  stages: readonly { id: string; name: string }[]
}

const selectClasses = `${controlClasses} h-9 w-auto! max-w-full max-sm:min-w-40 max-sm:flex-1`
const further = ['type', 'person', 'tag', 'stage', 'since', 'until'] as const

/** Searches the content and narrows it: market, state, and further type, person and days of the last change. */
export function ListFilters({ search, field, folders, people, tags, stages }: Props) {
  const t = storiesText(useLanguage())
  const { filter } = search
  const [isOpen, setOpen] = useState(() => further.some((key) => filter[key]))
  const select = (
    key: 'folder' | 'state' | 'type' | 'person' | 'tag' | 'stage',
    label: string,
    options: readonly Option[],
  ) => (
    <select
      aria-label={label}
      value={filter[key] ?? ''}
      onChange={({ target }) =>
        search.setFilter({ [key]: target.value || undefined } as Partial<SearchFilter>)
      }
      className={classes(selectClasses, filter[key] && 'border-accent')}
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
  const labelled = (...given: Parameters<typeof select>) => (
    <div className="grid min-w-0 gap-1">
      <span aria-hidden="true" className="font-semibold text-small">
        {given[1]}
      </span>
      {select(...given)}
    </div>
  )
  const day = (key: 'since' | 'until', label: string) => (
    <ListDay
      id={`filter-${key}`}
      label={label}
      value={filter[key] ?? ''}
      onChange={(chosen) => search.setFilter({ [key]: chosen || undefined })}
    />
  )
  return (
    <>
      <input
        ref={field}
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={search.text}
        maxLength={200}
        onChange={({ target }) => search.setText(target.value)}
        className={`${controlClasses} h-9 max-w-md flex-1 basis-56 max-sm:basis-full`}
      />
      {select('folder', t('search.market'), [{ value: '', label: t('search.everyMarket') }, ...folders])}
      {select('state', t('search.state'), [
        { value: '', label: t('search.everyState') },
        ...storyStates.map((value) => ({ value, label: t(`states.${value}`) })),
      ])}
      <Button aria-expanded={isOpen} aria-controls="further-filters" onClick={() => setOpen(!isOpen)}>
        {t('search.further')}
      </Button>
      {search.wanted !== '' && (
        <Button variant="quiet" onClick={search.clear}>
          {t('search.clear')}
        </Button>
      )}
      <div id="further-filters" hidden={!isOpen} className="w-full">
        {/* Columns of one width, so that each row of filters stands below the one above. */}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-start gap-x-4 gap-y-2">
          {labelled('type', t('search.type'), [
            { value: '', label: t('search.everyType') },
            ...storyTypes.map((value) => ({ value, label: t(`types.${value}`) })),
          ])}
          {labelled('person', t('search.person'), [
            { value: '', label: t('search.everyPerson') },
            ...people.map((name) => ({ value: name, label: t('search.savedBy', { name }) })),
          ])}
          {tags.length > 0 &&
            labelled('tag', t('search.tag'), [
              { value: '', label: t('search.everyTag') },
              ...tags.map((value) => ({ value, label: value })),
            ])}
          {stages.length > 0 &&
            labelled('stage', t('search.stage'), [
              { value: '', label: t('search.everyStage') },
              ...stages.map(({ id, name }) => ({ value: id, label: name })),
            ])}
          {day('since', t('search.since'))}
          {day('until', t('search.until'))}
        </div>
      </div>
    </>
  )
}

/** A day that narrows the list once it is one. */
function ListDay({
  value,
  onChange,
  ...field
}: Pick<ComponentProps<typeof DayField>, 'id' | 'label' | 'value' | 'onChange'>) {
  const [typed, setTyped] = useState(value)
  // A filter that is taken away or changed elsewhere.
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return (
    <DayField
      {...field}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        const day = clockOf(next, 'day')
        if (day === undefined) return
        setLast(day)
        onChange(day)
      }}
    />
  )
}
