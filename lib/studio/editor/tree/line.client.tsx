'use client'

import { memo, useEffect, useRef, useState } from 'react'
import { classes } from '@/lib/studio/ui'
import { useCommentsText } from '../comments/texts'
import { BlockIcon, Icon } from '../icon'
import type { Where } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { combine, type Dragged, dragSource, dropLine } from './drag'
import type { Row } from './rows'

type BlokRow = Extract<Row, { kind: 'blok' }>

type LineProps = {
  row: BlokRow
  isSelected: boolean
  /** It is worked on, alone or together with others. */
  isChosen: boolean
  onPress: (uid: string, how: 'alone' | 'too' | 'upTo') => void
  notes: { wrong: number; idle: number }
  /** How many threads of comments are open at it. */
  comments: number
  onToggle: (uid: string) => void
}

const marks: Record<Where, string> = {
  before: 'before:absolute before:inset-x-1 before:-top-px before:h-0.5 before:bg-accent',
  after: 'after:absolute after:inset-x-1 after:-bottom-px after:h-0.5 after:bg-accent',
  inside: 'ring-2 ring-accent ring-inset',
}

const isSameNotes = (one: LineProps['notes'], other: LineProps['notes']) =>
  one.wrong === other.wrong && one.idle === other.idle

/** Rows are made anew with every letter that is typed; hardly one of them says something else. */
const isSameLine = (before: LineProps, now: LineProps) =>
  before.isSelected === now.isSelected &&
  before.isChosen === now.isChosen &&
  before.comments === now.comments &&
  before.onPress === now.onPress &&
  before.onToggle === now.onToggle &&
  isSameNotes(before.notes, now.notes) &&
  (Object.keys(now.row) as (keyof BlokRow)[]).every((name) => before.row[name] === now.row[name])

/** A block in the tree. It can be dragged, and others can be dropped above, below or into it. */
export const Line = memo(function Line({
  row,
  isSelected,
  isChosen,
  notes,
  comments,
  onToggle,
  onPress,
}: LineProps) {
  const commentsText = useCommentsText()
  const { blok, level, label, words, isOpen, position, size } = row
  const { commands, forms } = useEditor()
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<Where>()
  const [isDragged, setDragged] = useState(false)
  const { _uid: uid, component } = blok

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const placeFor = (dragged: Dragged, where: Where) =>
      commands.placeFor(uid, dragged.component, where, dragged.uid)
    return combine(
      dragSource(element, () => (level > 1 ? { uid, component } : undefined), setDragged),
      dropLine(element, { placeFor, tell: setOver }),
    )
  }, [uid, component, level, commands])

  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  const icon = Object.hasOwn(forms, component) ? (forms[component]?.icon ?? '') : ''
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of its lines
    <div
      ref={ref}
      role="treeitem"
      id={`line-${uid}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isChosen}
      aria-expanded={isOpen}
      tabIndex={isSelected ? 0 : -1}
      data-uid={uid}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        onPress(uid, shiftKey ? 'upTo' : ctrlKey || metaKey ? 'too' : 'alone')
      }
      style={{ paddingInlineStart: `${(level - 1) * 0.875 + 0.25}rem` }}
      className={classes(
        'relative flex h-8 pointer-coarse:h-10 cursor-pointer select-none items-center gap-1.5 rounded-field pe-1.5 focus-visible:outline-offset-[-2px]',
        isChosen ? 'bg-accent/12 text-accent-deep' : 'hover:bg-hover',
        isDragged && 'opacity-40',
        over && marks[over],
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tree item holds no further control */}
      <span
        className={classes(
          'grid size-6 shrink-0 place-items-center rounded pointer-coarse:size-10',
          isOpen !== undefined && 'hover:bg-hover',
        )}
        onClick={(event) => {
          event.stopPropagation()
          if (isOpen !== undefined) onToggle(uid)
        }}
      >
        {isOpen !== undefined && (
          <Icon name="chevron" className={classes('size-3.5 transition-transform', isOpen && 'rotate-90')} />
        )}
      </span>
      <BlockIcon name={icon} className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{label}</span>{' '}
        {words && <span className="ms-0.5 text-quiet text-small">{words}</span>}
      </span>
      {comments > 0 && (
        <span className="flex shrink-0 items-center gap-0.5 text-accent-deep text-small">
          <Icon name="comment" className="size-3.5" />
          <span aria-hidden="true">{comments}</span>
          <span className="sr-only">{commentsText('open', { count: comments })}</span>
        </span>
      )}
      {notes.wrong + notes.idle > 0 && (
        <span className={classes('shrink-0', notes.wrong > 0 ? 'text-error' : 'text-warning')}>
          <Icon name="warning" className="size-4" />
          <span className="sr-only">
            {[
              notes.wrong > 0 && t('tree.faults', { count: notes.wrong }),
              notes.idle > 0 && t('tree.notes', { count: notes.idle }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      )}
    </div>
  )
}, isSameLine)
