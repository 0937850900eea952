'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { BlockForm } from '@/lib/studio/forms'
import { foundItem } from '@/lib/studio/ui/client'
import { BlockIcon } from '../icon'
import { FoundSearch } from '../pickers/found-search.client'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { dragSource } from '../tree/drag'
import { type BlockKind, type Offered, offeredOf } from './block-kinds'
import { foundBlocks } from './found-blocks'

const groups = ['layout', 'text', 'media', 'teaser', 'shop', 'form', 'campaign'] as const

type BlockListProps = {
  /** The names of the blocks that fit; others are left out. */
  allow: readonly string[]
  isDraggable?: boolean
  onAdd: (component: string, kind?: BlockKind) => void
}

/** The library of blocks, with a search. Of a block that has kinds each is offered, but where blocks are dragged. */
export function BlockList({ allow, isDraggable, onAdd }: BlockListProps) {
  const { forms } = useEditor()
  const t = useText()
  const id = useId()
  const [term, setTerm] = useState('')
  // A dialog has a title above it.
  const Heading = isDraggable ? 'h2' : 'h3'
  const offered = Object.values(forms)
    .filter(({ name }) => allow.includes(name))
    .flatMap((form): Offered[] => (isDraggable ? [{ key: form.name, form }] : offeredOf(form)))
  /** Entries of one list, such as triggers: no blocks, by their names. */
  const isEntries = allow.length > 0 && allow.every((name) => forms[name]?.kind === 'item')
  const byForm = new Map(offered.map((each) => [each.form, each]))
  const found = foundBlocks([...byForm.keys()], term)
  const list = (members: readonly BlockForm[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-1">
      {members.map((form) => (
        <li key={byForm.get(form)?.key}>
          <BlockButton
            form={form}
            isDraggable={isDraggable ?? false}
            onAdd={(name) => onAdd(name, byForm.get(form)?.kind)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <FoundSearch id={id} label={t(isEntries ? 'search' : 'add.search')} term={term} onTerm={setTerm}>
      {found.length === 0 && <p className="text-quiet">{term ? t('nothingFound') : t('add.none')}</p>}
      {term.trim() && list(found)}
      {groups.map((group) => {
        if (term.trim()) return null
        const members = found.filter((form) => form.group === group)
        if (members.length === 0) return null
        return (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <Heading id={`${id}-${group}`} className="mb-1 font-semibold text-quiet text-small">
              {t(`groups.${group}`)}
            </Heading>
            {list(members)}
          </section>
        )
      })}
    </FoundSearch>
  )
}

type BlockButtonProps = { form: BlockForm; isDraggable: boolean; onAdd: (component: string) => void }

function BlockButton({ form: { name, label, description, icon }, isDraggable, onAdd }: BlockButtonProps) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isDraggable || !ref.current) return
    return dragSource(
      ref.current,
      () => ({ component: name }),
      () => {},
    )
  }, [isDraggable, name])
  return (
    <div className="relative flex h-full min-h-9 items-start gap-2 has-[button:only-child]:items-center rounded-field border border-line bg-card px-2 py-1 hover:border-outline hover:bg-hover">
      <span className="grid size-8 shrink-0 place-items-center rounded-field bg-hover text-accent-deep">
        <BlockIcon name={icon} className="size-5" />
      </span>
      <div className="wrap-break-word min-w-0 hyphens-auto leading-tight">
        {/* Its name is the block's alone, and it is pressed and dragged by all of its card. */}
        <button
          ref={ref}
          type="button"
          {...foundItem}
          aria-describedby={description ? `${id}-what` : undefined}
          onClick={() => onAdd(name)}
          className="block cursor-pointer text-start font-medium outline-none after:absolute after:inset-0 after:rounded-field focus-visible:after:outline-2 focus-visible:after:outline-accent-deep focus-visible:after:outline-offset-2"
        >
          {label}
        </button>
        {description && (
          <p id={`${id}-what`} className="text-quiet text-small">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
