'use client'

import { type ReactNode, useRef, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Permission } from '@/lib/studio/people'
import { Button, ConfirmDialog, controlClasses, Screen } from '@/lib/studio/ui'
import { LoadFailed, showToast, useShortcuts, useUiText } from '@/lib/studio/ui/client'
import { actionsFor, mayAct, type StoryAction } from './actions'
import { StoryDialogs, type StoryTask } from './dialogs/story-dialogs.client'
import { marketName } from './market-name'
import { storiesText } from './messages'
import { mostFound } from './most-found'
import type { StoryList } from './read'
import type { StoryRow } from './story-row'
import { storyStates } from './story-state'
import { linesOf, rowOf, type TreeLine, top } from './tree/tree-state'
import { TreeTable } from './tree/tree-table.client'
import { useTree } from './tree/use-tree'
import { useSearch } from './use-search'

const plusPath = 'M12 5v14M5 12h14'

const foundLines = ({ rows }: StoryList): TreeLine[] =>
  rows.map((row, index) => ({
    ...{ kind: 'story' as const, row, level: 1, isOpen: undefined, place: index + 1, of: rows.length },
  }))

/** The start of the Studio: all stories in their folders, with the search. */
export function StoriesScreen({
  first,
  permissions,
  notice,
  recent,
}: {
  first: StoryList
  permissions: readonly Permission[]
  /** What the person should know first. */
  notice?: ReactNode
  /** What was changed last, shown while nothing is searched. */
  recent?: ReactNode
}) {
  const language = useLanguage()
  const t = storiesText(language)
  const ui = useUiText()
  const { tree, open, more, reload } = useTree(first)
  const search = useSearch()
  const [active, setActive] = useState<number>()
  const [task, setTask] = useState<StoryTask>()
  /** Whose draft is not the one that was listed when it was to be published. */
  const [changed, setChanged] = useState<StoryRow>()
  const field = useRef<HTMLInputElement>(null)
  const chosen = rowOf(tree, active)
  const lines = search.found ? foundLines(search.found) : linesOf(tree)

  /** Where something new is created: in the chosen folder, or beside the chosen story. */
  const place = chosen?.isFolder ? chosen.id : (chosen?.parentId ?? null)
  const create = (parent: number | null) => setTask({ kind: 'create', parent })

  const renew = (...parents: (number | null)[]) => {
    search.again()
    for (const parent of new Set(parents)) void reload(parent ?? top)
  }

  const may = (permission: Permission) => permissions.includes(permission)
  const act = (action: StoryAction, row: StoryRow) => {
    if (!mayAct(action, row, may)) return showToast(t('refusals.needsPublisher'), 'warning')
    if (action === 'open') return window.location.assign(`/studio/stories/${row.id}/`)
    if (action === 'create') return create(row.id)
    setTask({ kind: action, row })
  }

  useShortcuts([
    { keys: 'n', label: t('shortcuts.create'), group: 'stories', run: () => create(place) },
    { keys: '/', label: t('shortcuts.search'), group: 'stories', run: () => field.current?.focus() },
    {
      keys: 'f2',
      label: t('shortcuts.rename'),
      group: 'stories',
      run: () => chosen && act('rename', chosen),
    },
    {
      keys: 'delete',
      label: t('shortcuts.delete'),
      group: 'stories',
      run: () => chosen && act('delete', chosen),
    },
  ])

  return (
    <Screen
      title={t('title')}
      actions={
        <Button
          variant="primary"
          icon={<IconFrame path={plusPath} className="size-4" />}
          onClick={() => create(place)}
        >
          {t('new')}
        </Button>
      }
    >
      {notice}
      <search className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          ref={field}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={search.text}
          maxLength={200}
          onChange={({ target }) => search.setText(target.value)}
          className={`${controlClasses} h-10 max-w-md`}
        />
        <select
          aria-label={t('search.market')}
          value={search.filter.folder ?? ''}
          onChange={({ target }) => search.setFilter({ folder: target.value || undefined })}
          className={`${controlClasses} h-10 w-auto!`}
        >
          <option value="">{t('search.everyMarket')}</option>
          {first.rows
            .filter(({ isFolder }) => isFolder)
            .map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {marketName(slug, language) ?? name}
              </option>
            ))}
        </select>
        <select
          aria-label={t('search.state')}
          value={search.filter.state ?? ''}
          onChange={({ target }) =>
            search.setFilter({ state: storyStates.find((state) => state === target.value) })
          }
          className={`${controlClasses} h-10 w-auto!`}
        >
          <option value="">{t('search.everyState')}</option>
          {storyStates.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </select>
        <p role="status" className="text-quiet text-small">
          {search.busy
            ? ui('loading')
            : search.found &&
              t(search.found.rows.length < mostFound ? 'search.found' : 'search.most', {
                count: search.found.rows.length,
              })}
        </p>
      </search>
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      {!search.found && !search.busy && recent}
      {lines.length > 0 && (
        <TreeTable
          lines={lines}
          isFound={search.found !== undefined}
          active={active}
          onActivate={setActive}
          onToggle={open}
          onMore={more}
          actionsFor={(row) => actionsFor(row, may)}
          onAction={act}
        />
      )}
      {task && (
        <StoryDialogs
          task={task}
          may={may}
          onClose={() => setTask(undefined)}
          onChanged={(...parents) => {
            setTask(undefined)
            renew(...parents)
          }}
          onStale={(row) => {
            setTask(undefined)
            setChanged(row)
            renew(row.parentId)
          }}
        />
      )}
      <ConfirmDialog
        id="draft-changed"
        title={t('dialogs.draftChanged.title')}
        confirmLabel={t('dialogs.draftChanged.open')}
        open={changed !== undefined}
        onClose={() => setChanged(undefined)}
        onConfirm={() => changed && act('open', changed)}
      >
        <p>{t('dialogs.draftChanged.text', { name: changed?.name ?? '' })}</p>
      </ConfirmDialog>
    </Screen>
  )
}
