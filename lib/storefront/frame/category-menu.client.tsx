'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MenuEntry } from '@/lib/storefront/navigation'
import { back, backTo, menuRoot, openLevel } from '@/lib/storefront/navigation'
import { chevronLeftPath, chevronRightPath, classes, IconFrame } from '@/lib/storefront/ui'

type Texts = {
  back: string
  /** With `{name}`. */
  all: string
  root: string
  /** The name of the breadcrumb. */
  path: string
  /** With `{name}`. */
  below: string
}

type Props = {
  entries: MenuEntry[]
  texts: Texts
  /** What stands below the entries of a level, by the level's id. */
  teasers?: Readonly<Record<string, ReactNode>> | undefined
  /** `columns`: two entries in a row, and those with sub-categories keep their link. */
  look?: 'rows' | 'columns' | undefined
}

const rowClasses =
  'flex min-h-12 w-full items-center justify-between gap-3 border-line border-b py-2 text-start'

const looks = { rows: '', columns: 'grid grid-cols-2 content-start gap-x-8' } as const

/** The levels from the root to the open one. */
function levelsOf(entries: readonly MenuEntry[], stack: readonly string[]): MenuEntry[] {
  const levels: MenuEntry[] = []
  for (const id of stack) {
    const found = (levels.at(-1)?.entries ?? entries).find((entry) => entry.id === id)
    if (!found) break
    levels.push(found)
  }
  return levels
}

/** The category navigation: one level at a time, with the way back and the breadcrumb of the levels above. */
export function CategoryMenu({ entries, texts, teasers, look = 'rows' }: Props) {
  const [stack, setStack] = useState(menuRoot)
  const place = useRef<HTMLDivElement>(null)
  /** Where the focus goes after the next change of level. */
  const next = useRef<string | undefined>(undefined)
  const levels = levelsOf(entries, stack)
  const level = levels.at(-1)

  const open = (id: string) => {
    next.current = 'h3'
    setStack(openLevel(stack, id))
  }
  /** Goes up; the focus goes to the entry that led down. */
  const leave = (to: typeof stack) => {
    const led = stack[to.length]
    next.current = led === undefined ? 'h3' : `[data-opens="${CSS.escape(led)}"]`
    setStack(to)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of level
  useEffect(() => {
    if (next.current) place.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  }, [stack])

  useEffect(() => {
    const frame = place.current?.closest('dialog, [popover]')
    const reset = (event: Event) => {
      if (event.type === 'close' || (event as ToggleEvent).newState === 'closed') setStack(menuRoot)
    }
    frame?.addEventListener('close', reset)
    frame?.addEventListener('toggle', reset)
    return () => {
      frame?.removeEventListener('close', reset)
      frame?.removeEventListener('toggle', reset)
    }
  }, [])

  return (
    <div ref={place}>
      {level && (
        <button
          type="button"
          className="flex min-h-12 items-center gap-2 text-quiet"
          onClick={() => leave(back(stack))}
        >
          <IconFrame path={chevronLeftPath} />
          {texts.back}
        </button>
      )}
      {levels.length > 1 && (
        <ol aria-label={texts.path} className="flex flex-wrap items-center text-quiet text-small">
          {[{ id: '', name: texts.root }, ...levels.slice(0, -1)].map(({ id, name }) => (
            <li key={id} className="flex items-center after:px-2 after:content-['/'] after:text-quiet/60">
              <button
                type="button"
                className="min-h-10 underline-offset-4 hover:underline"
                onClick={() => leave(id === '' ? menuRoot : backTo(stack, id))}
              >
                {name}
              </button>
            </li>
          ))}
        </ol>
      )}
      {level && (
        <h3 tabIndex={-1} className="py-2 font-display text-h3 outline-none">
          {level.name}
        </h3>
      )}
      <ul className={looks[look]}>
        {level?.link && (
          <li>
            <a className={`${rowClasses} font-bold`} {...level.link}>
              {texts.all.replace('{name}', () => level.name)}
            </a>
          </li>
        )}
        {(level?.entries ?? entries).map((entry) => (
          <Entry key={entry.id} entry={entry} look={look} below={texts.below} open={open} />
        ))}
      </ul>
      {level && teasers?.[level.id] && <div className="mt-6">{teasers[level.id]}</div>}
    </div>
  )
}

type EntryProps = { entry: MenuEntry; look: keyof typeof looks; below: string; open: (id: string) => void }

function Entry({ entry, look, below, open }: EntryProps) {
  const { id, name, link } = entry
  if (entry.entries.length === 0)
    return (
      <li>
        <a className={classes(rowClasses, 'transition-colors hover:text-accent')} {...(link ?? {})}>
          {name}
        </a>
      </li>
    )
  if (look === 'columns' && link)
    return (
      <li className="flex items-center border-line border-b">
        <a className="flex min-h-12 flex-1 items-center py-2 transition-colors hover:text-accent" {...link}>
          {name}
        </a>
        <button
          type="button"
          data-opens={id}
          aria-label={below.replace('{name}', () => name)}
          className="flex size-11 items-center justify-center rounded-field transition-colors hover:text-accent"
          onClick={() => open(id)}
        >
          <IconFrame path={chevronRightPath} />
        </button>
      </li>
    )
  return (
    <li>
      <button type="button" data-opens={id} className={rowClasses} onClick={() => open(id)}>
        {name}
        <IconFrame path={chevronRightPath} />
      </button>
    </li>
  )
}
