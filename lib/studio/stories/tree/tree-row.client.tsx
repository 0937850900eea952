'use client'

import type { KeyboardEvent } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { classes } from '@/lib/studio/ui'
import type { OfferedAction, StoryAction } from '../actions'
import { marketName } from '../market-name'
import { storiesText } from '../messages'
import { presentNames } from '../present-names'
import { StateBadge } from '../state-badge'
import type { StoryRow } from '../story-row'
import { notShownWords } from '../tell-shown'
import { FolderBox } from './folder-box'
import { HitWords } from './hit-words'
import { RowMarks } from './row-marks'
import { RowMenu } from './row-menu.client'
import { shownFrom } from './tree-columns'

const folderPath = 'M3.5 6.5a1 1 0 0 1 1-1h5l2 2.5h8a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6.5Z'
const storyPath = 'M6.5 3.5h7L18 8v12.5H6.5v-17ZM13 3.5V8.5h5'
const chevronPath = 'm9.5 5.5 6.5 6.5-6.5 6.5'

export type RowProps = {
  row: StoryRow
  level: number
  isOpen: boolean | undefined
  place: number
  of: number
  isActive: boolean
  /** It is worked on together with others. */
  isChosen: boolean
  /** How many pages of a folder are. */
  chosenIn: number
  onChooseFolder: (isChosen: boolean) => void
  /** The line that Tab reaches: the active one, at first the first one. */
  isTabStop: boolean
  /** What is found is shown with its path instead of its place in the tree. */
  isFound: boolean
  actions: readonly OfferedAction[]
  onActivate: () => void
  onToggle: () => void
  /** `isRange`: with everything up to the line that was chosen last. */
  onChoose: (isRange: boolean) => void
  onKey: (event: KeyboardEvent) => void
  onAction: (action: StoryAction) => void
}

/** A story or folder, as a line of the tree. */
export function TreeRow(props: RowProps) {
  const { row, level, isOpen, place, of, isActive, isChosen, isTabStop, isFound, actions } = props
  const { chosenIn, onChooseFolder, onActivate, onToggle, onChoose, onKey, onAction } = props
  const language = useLanguage()
  const t = storiesText(language)
  const { isFolder, name } = row
  const market = isFolder && row.parentId === null ? marketName(row.slug, language) : undefined
  return (
    <tr
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={isFound ? undefined : isOpen}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-story={row.id}
      onFocus={onActivate}
      onKeyDown={onKey}
      onDoubleClick={() => (isFolder ? onToggle() : onAction('open'))}
      className="group border-line border-b last:border-0 hover:bg-hover focus-visible:outline-offset-[-2px] data-active:bg-accent/8 aria-selected:bg-accent/12"
    >
      <td className="py-0.5 ps-3">
        {isFolder ? (
          <FolderBox
            label={t('bulk.chooseFolder', { name })}
            count={chosenIn}
            isTabStop={isTabStop}
            onChoose={onChooseFolder}
          />
        ) : (
          <input
            type="checkbox"
            tabIndex={isTabStop ? 0 : -1}
            aria-label={t('bulk.choose', { name })}
            checked={isChosen}
            onChange={() => undefined}
            onDoubleClick={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation()
              onChoose(event.shiftKey)
            }}
            className="block size-4.5 cursor-pointer"
          />
        )}
      </td>
      <td className="min-w-0 py-0.5 pe-3">
        <div
          className="flex min-w-0 items-center gap-1.5"
          style={{ paddingInlineStart: `calc(${level - 1} * var(--indent))` }}
        >
          {isFolder && !isFound ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name })}
              onClick={onToggle}
              className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-field text-quiet hover:bg-hover md:size-7"
            >
              <IconFrame
                path={chevronPath}
                className={classes('size-4 transition-transform', isOpen && 'rotate-90')}
              />
            </button>
          ) : (
            <span className="size-9 shrink-0 md:size-7" />
          )}
          <IconFrame
            path={isFolder ? folderPath : storyPath}
            filled={false}
            className={classes('size-5 shrink-0', isFolder ? 'text-accent' : 'text-quiet')}
          />
          <div className="min-w-0">
            {isFolder ? (
              <span className="block font-semibold @max-[40rem]:wrap-break-word @min-[40rem]:truncate">
                {market ?? name} {market && <span className="ms-1 font-normal text-quiet">{name}</span>}
              </span>
            ) : (
              <div className="flex flex-wrap items-baseline gap-x-2">
                <a
                  href={`/studio/stories/${row.id}/`}
                  tabIndex={-1}
                  className="max-w-full font-medium text-ink no-underline hover:underline @max-[40rem]:wrap-break-word @min-[40rem]:truncate"
                >
                  {name}
                </a>
                <Tags tags={row.tags ?? []} />
              </div>
            )}
            {row.unknownType !== undefined && (
              <p className="wrap-anywhere pb-1 text-error text-small">
                {t('unknownType', { type: row.unknownType })}
              </p>
            )}
            {row.hit && <HitWords storyId={row.id} hit={row.hit} />}
            {row.present && (
              <p className="wrap-anywhere pb-1 text-small text-success">
                {t('present', { names: presentNames(row.present) })}
              </p>
            )}
            <RowMarks row={row} />
            {row.notShown && (
              <p className="wrap-anywhere pb-1 text-small text-warning">{notShownWords(row.notShown, t)}</p>
            )}
            {row.isOutside && <p className="wrap-anywhere pb-1 text-small text-warning">{t('outside')}</p>}
            {(row.state || isFound) && (
              <div className="flex flex-wrap items-center gap-x-2 pb-1 @min-[40rem]:hidden">
                {row.state && <StateBadge state={row.state} language={language} />}
                {isFound && <span className="min-w-0 break-all text-quiet text-small">{row.address}</span>}
              </div>
            )}
          </div>
        </div>
      </td>
      <td className={classes('truncate py-0.5 pe-3 text-quiet', shownFrom.slug)}>
        <span
          className={classes(isFound && 'wrap-anywhere line-clamp-2 whitespace-normal')}
          title={row.address}
        >
          {isFound ? row.address : row.slug}
        </span>
      </td>
      <td className={classes('py-0.5 pe-3', shownFrom.state)}>
        {row.state && <StateBadge state={row.state} language={language} />}
      </td>
      <td className={classes('whitespace-nowrap py-0.5 pe-3 text-quiet text-small', shownFrom.changed)}>
        {!isFolder && <time dateTime={row.updatedAt}>{formatMoment(language, row.updatedAt)}</time>}
        {!isFolder && row.savedBy && (
          <span className="block truncate @min-[62rem]:hidden">{row.savedBy}</span>
        )}
      </td>
      <td className={classes('truncate py-0.5 pe-3 text-quiet text-small', shownFrom.person)}>
        {!isFolder && row.savedBy}
      </td>
      <td className="w-9 py-0.5 pe-1">
        <RowMenu name={name} actions={actions} isActive={isTabStop} onAction={onAction} />
      </td>
    </tr>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = storiesText(useLanguage())
  if (tags.length === 0) return null
  return (
    <>
      <span className="sr-only">{t('bulk.tags.label')}</span>
      {tags.map((tag) => (
        <span key={tag} className="wrap-anywhere rounded-full bg-ink/6 px-2 text-quiet text-small">
          {tag}
        </span>
      ))}
    </>
  )
}
