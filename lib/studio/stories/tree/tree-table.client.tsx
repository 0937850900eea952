'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, classes } from '@/lib/studio/ui'
import { useUiText } from '@/lib/studio/ui/client'
import type { OfferedAction, StoryAction } from '../actions'
import type { ListOrder } from '../list/list-order'
import { canBeChosen, chosenIn } from '../list/selection'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { ColumnHeads } from './column-heads'
import { shownFrom } from './tree-columns'
import { effectOfKey } from './tree-keys'
import { TreeRow } from './tree-row.client'
import type { TreeLine } from './tree-state'

type TreeTableProps = {
  lines: readonly TreeLine[]
  isFound: boolean
  order: ListOrder | undefined
  onOrder: (order: ListOrder | undefined) => void
  active: number | undefined
  chosen: ReadonlyMap<number, StoryRow>
  onChoose: (row: StoryRow, isRange: boolean) => void
  /** Chooses all pages of a folder, or none. */
  onChooseFolder: (folder: StoryRow, isChosen: boolean) => void
  /** Chooses all lines, or none. */
  onChooseAll: (isChosen: boolean) => void
  onActivate: (id: number) => void
  onToggle: (id: number, isOpen: boolean) => void
  onMore: (parent: number) => void
  actionsFor: (row: StoryRow) => readonly OfferedAction[]
  onAction: (action: StoryAction, row: StoryRow) => void
}

/** Where the line with the focus goes, as after its deletion, the focus stays in its place. */
function useFocusKept(body: RefObject<HTMLElement | null>, lines: readonly TreeLine[]) {
  const place = useRef<{ id: string; index: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are what has changed in the document
  useEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-story]') ?? [])]
    const { id, index } = place.current ?? {}
    const isGone = id !== undefined && rows.every(({ dataset }) => dataset.story !== id)
    const hasNone = document.activeElement === document.body || document.activeElement?.id === 'content'
    if (isGone && index !== undefined && hasNone) (rows[index] ?? rows.at(-1))?.focus()
  }, [body, lines])
  return (id: number) => {
    const stories = lines.filter((line) => line.kind === 'story')
    place.current = { id: String(id), index: stories.findIndex(({ row }) => row.id === id) }
  }
}

/** Stories and folders as a treegrid: arrows move, open and close, Enter opens a story. */
export function TreeTable(props: TreeTableProps) {
  const { lines, isFound, active, chosen, onActivate, onToggle, onMore, actionsFor, onAction } = props
  const { onChoose, onChooseFolder, onChooseAll, order, onOrder } = props
  const t = storiesText(useLanguage())
  const ui = useUiText()
  const body = useRef<HTMLTableSectionElement>(null)
  const noteFocus = useFocusKept(body, lines)
  const stories = lines.filter((line) => line.kind === 'story')
  const first = stories.some(({ row }) => row.id === active) ? active : stories[0]?.row.id

  const pages = stories.filter(({ row }) => canBeChosen(row))
  const chosenHere = pages.filter(({ row }) => chosen.has(row.id)).length

  const onKey = (event: KeyboardEvent, row: StoryRow) => {
    if (event.target !== event.currentTarget || event.altKey) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      return onChooseAll(true)
    }
    if (event.ctrlKey || event.metaKey) return
    const effect = effectOfKey(event.key, stories, row.id)
    if (!effect) return
    event.preventDefault()
    if (effect.kind === 'toggle') onToggle(row.id, effect.isOpen)
    else if (effect.kind === 'action') onAction(effect.action, row)
    else if (effect.kind === 'choose' && row.isFolder) onChooseFolder(row, chosenIn(chosen, row) === 0)
    else if (effect.kind === 'choose') onChoose(row, event.shiftKey)
    else {
      if (event.shiftKey && canBeChosen(effect.line.row)) {
        if (!chosen.has(row.id) && canBeChosen(row)) onChoose(row, false)
        onChoose(effect.line.row, true)
      }
      body.current?.querySelector<HTMLElement>(`[data-story="${effect.line.row.id}"]`)?.focus()
    }
  }

  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-card [--indent:0.625rem] md:[--indent:1.25rem]">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a treegrid may be a table (ARIA practices)
        role="treegrid"
        aria-multiselectable="true"
        aria-label={t('tree.label')}
        className="w-full table-fixed border-collapse"
      >
        <colgroup>
          <col className="w-9" />
          <col />
          <col className={classes(shownFrom.slug, isFound ? 'w-[17%]' : 'w-[20%]')} />
          <col className={classes(shownFrom.state, 'w-32')} />
          <col className={classes(shownFrom.changed, 'w-38')} />
          <col className={classes(shownFrom.person, 'w-30')} />
          <col className="w-12 @min-[40rem]:w-10" />
        </colgroup>
        <thead>
          <tr className="border-line border-b text-quiet text-small">
            <th scope="col" className="ps-3">
              <span className="sr-only">{t('bulk.label')}</span>
              {pages.length > 0 && (
                <input
                  type="checkbox"
                  aria-label={t('bulk.chooseShown')}
                  checked={chosenHere === pages.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosenHere > 0 && chosenHere < pages.length
                  }}
                  onChange={({ target }) => onChooseAll(target.checked)}
                  className="block size-4.5 cursor-pointer"
                />
              )}
            </th>
            <ColumnHeads isFound={isFound} order={order} onOrder={onOrder} />
            <th scope="col">
              <span className="sr-only">{t('tree.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line) =>
            line.kind === 'story' ? (
              <TreeRow
                key={line.row.id}
                {...line}
                isFound={isFound}
                isActive={line.row.id === active}
                isChosen={chosen.has(line.row.id)}
                chosenIn={line.row.isFolder ? chosenIn(chosen, line.row) : 0}
                onChooseFolder={(isChosen) => onChooseFolder(line.row, isChosen)}
                onChoose={(isRange) => onChoose(line.row, isRange)}
                isTabStop={line.row.id === first}
                actions={actionsFor(line.row)}
                onActivate={() => {
                  noteFocus(line.row.id)
                  onActivate(line.row.id)
                }}
                onToggle={() => onToggle(line.row.id, !line.isOpen)}
                onKey={(event) => onKey(event, line.row)}
                onAction={(action) => onAction(action, line.row)}
              />
            ) : (
              <tr
                key={`${line.kind} ${line.parent}`}
                aria-level={line.level}
                className="border-line border-b"
              >
                {/* As many as a phone has: more would be columns of their own there. */}
                <td colSpan={3} className="py-1.5 text-quiet">
                  <div style={{ paddingInlineStart: `calc(${line.level - 1} * var(--indent) + 2.1rem)` }}>
                    {line.kind === 'more' ? (
                      <Button size="small" onClick={() => onMore(line.parent)}>
                        {t('tree.more', { left: line.left })}
                      </Button>
                    ) : line.kind === 'empty' ? (
                      t('tree.empty')
                    ) : (
                      ui('loading')
                    )}
                  </div>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
