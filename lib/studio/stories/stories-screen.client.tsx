'use client'

import { type ReactNode, useRef, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesChanged } from '@/lib/studio/kept'
import type { Permission } from '@/lib/studio/people'
import { Button, errorKey, Screen } from '@/lib/studio/ui'
import { LoadFailed, showToast, useShortcuts, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { actionsFor, mayAct, type StoryAction } from './actions'
import { BulkBar } from './bulk/bulk-bar.client'
import { BulkDialog } from './bulk/bulk-dialog.client'
import type { BulkAction } from './bulk/bulk-facts'
import { StoryDialogs, type StoryTask } from './dialogs/story-dialogs.client'
import { ListFilters } from './list/list-filters.client'
import { newPlace } from './list/new-place'
import { OrderField } from './list/order-field'
import { noSelection, onlyThose, withAll, withNewest, withRange, withTurned } from './list/selection'
import { useFolderChoice } from './list/use-folder-choice'
import { useKeptSearch } from './list/use-kept-search'
import { marketName } from './market-name'
import { storiesText } from './messages'
import { mostFound } from './most-found'
import type { StoryList } from './read'
import type { StoryRow } from './story-row'
import { linesOf, rowOf, type TreeLine, top } from './tree/tree-state'
import { TreeTable } from './tree/tree-table.client'
import { useTree } from './tree/use-tree'
import { type Search, useSearch } from './use-search'

const plusPath = 'M12 5v14M5 12h14'

const foundLines = ({ rows }: StoryList): TreeLine[] =>
  rows.map((row, index) => ({
    ...{ kind: 'story' as const, row, level: 1, isOpen: undefined, place: index + 1, of: rows.length },
  }))

/** The start of the Studio: all stories in their folders, with the search. */
export function StoriesScreen({
  first,
  permissions,
  people,
  tags,
  stages,
  asked,
  notice,
  waiting,
  recent,
  begins,
}: {
  first: StoryList
  /** The names of those who have saved drafts. */
  people: readonly string[]
  /** The tags that pages have. */
  tags: readonly string[]
  /** The stages of the workflows, by their ids. */
  stages: readonly { id: string; name: string }[]
  /** What the address of the screen asks for. */
  asked: Search
  permissions: readonly Permission[]
  /** What the person should know first. */
  notice?: ReactNode
  /** What waits for somebody, such as a plan that is on hold. */
  waiting?: ReactNode
  /** What was changed last, shown while nothing is searched. */
  recent?: ReactNode
  /** The folders around the page on which the person worked last. */
  begins: readonly number[]
}) {
  const language = useLanguage()
  const t = storiesText(language)
  const { ask: who } = useWhoPublishes()
  const ui = useUiText()
  const search = useSearch(false, asked)
  const { tree, open, more, reload } = useTree(first, search.order, begins)
  const [active, setActive] = useState<number>()
  const [task, setTask] = useState<StoryTask>()
  const field = useRef<HTMLInputElement>(null)
  const current = rowOf(tree, active)
  const [firstWanted] = useState(search.wanted)
  // What the address asks for is not the tree, which would be there for a moment only.
  const isFirst = search.wanted !== '' && search.wanted === firstWanted && search.failed === undefined
  const lines = search.found ? foundLines(search.found) : isFirst ? [] : linesOf(tree)
  const rows = lines.flatMap((line) => (line.kind === 'story' ? line.row : []))
  const [chosen, setChosen] = useState(noSelection)
  const chooseFolder = useFolderChoice(setChosen)
  const [bulk, setBulk] = useState<BulkAction>()
  useKeptSearch(search.address)
  // What was loaded anew has another state and another mark.
  const newest = withNewest(chosen, rows)
  if (newest !== chosen) setChosen(newest)

  /** How many pages the search has in all, where the list shows only the first of them. */
  const allOf = search.found && search.found.total > search.found.rows.length ? search.found.total : undefined
  const chooseAllFound = async () => {
    const answer = await askStudio<StoryList>(`stories/?${search.wanted}&all=1`)
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    setChosen((before) => withAll(before, answer.data.rows))
  }

  const place = newPlace({ current, tops: first.rows, market: search.filter.folder, begins })
  const create = (parent: number | null) => setTask({ kind: 'create', parent })

  const renew = (...parents: (number | null)[]) => {
    search.again()
    for (const parent of new Set(parents)) void reload(parent ?? top)
    window.dispatchEvent(new Event(storiesChanged))
  }

  const may = (permission: Permission) => permissions.includes(permission)
  const act = (action: StoryAction, row: StoryRow) => {
    if (!mayAct(action, row, may)) return showToast(t('problems.needsPublisher', { who }), 'warning')
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
      run: () => current && act('rename', current),
    },
    {
      keys: 'delete',
      label: t('shortcuts.delete'),
      group: 'stories',
      run: () => (chosen.rows.size > 0 ? setBulk('delete') : current && act('delete', current)),
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
        <ListFilters
          search={search}
          field={field}
          people={people}
          tags={tags}
          stages={stages}
          folders={first.rows
            .filter(({ isFolder }) => isFolder)
            .map(({ slug, name }) => ({ value: slug, label: marketName(slug, language) ?? name }))}
        />
        <OrderField
          order={search.order}
          onOrder={search.setOrder}
          own={search.wanted === '' ? 'folder' : search.text.trim() ? 'words' : 'filter'}
        />
        <p role="status" className="text-quiet text-small">
          {search.busy
            ? ui('loading')
            : search.found &&
              t(search.found.rows.length < mostFound ? 'search.found' : 'search.most', {
                count: search.found.rows.length,
                total: search.found.total,
              })}
        </p>
      </search>
      {search.failed !== undefined && <LoadFailed status={search.failed} onRetry={search.again} />}
      {!search.found && !search.busy && recent}
      {waiting}
      {chosen.rows.size > 0 && (
        <BulkBar
          count={chosen.rows.size}
          may={may}
          hasStages={stages.length > 0}
          onAct={setBulk}
          onClear={() => setChosen(noSelection)}
          onAll={allOf === undefined ? undefined : () => void chooseAllFound()}
          all={allOf}
        />
      )}
      {lines.length > 0 && (
        <TreeTable
          lines={lines}
          isFound={search.found !== undefined}
          order={search.order}
          onOrder={search.setOrder}
          active={active}
          onActivate={setActive}
          chosen={chosen.rows}
          onChooseFolder={(folder, isChosen) => void chooseFolder(folder, isChosen)}
          onChoose={(row, isRange) =>
            setChosen((before) => (isRange ? withRange(before, rows, row) : withTurned(before, row)))
          }
          onChooseAll={(isChosen) => setChosen((before) => (isChosen ? withAll(before, rows) : noSelection))}
          onToggle={open}
          onMore={more}
          actionsFor={(row) => actionsFor(row, may)}
          onAction={act}
        />
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          rows={[...chosen.rows.values()]}
          knownTags={tags}
          may={may}
          onClose={() => setBulk(undefined)}
          onDone={(failed, folder) => {
            const parents = [...chosen.rows.values()].map(({ parentId }) => parentId)
            setChosen((before) => onlyThose(before, failed))
            renew(...parents, ...(folder === undefined ? [] : [folder]))
          }}
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
          onStale={(row) => renew(row.parentId)}
        />
      )}
    </Screen>
  )
}
