'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chevronLeftPath, chevronRightPath, IconFrame } from '@/lib/storefront/design/ui'
import { back, backTo, entryId, menuRoot, openLevel } from './menu-stack'
import { MenuTeaser } from './menu-teaser.client'
import type { MenuEntry } from './menu-tree'

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
  /** The levels that have a teaser below or beside their entries, by their ids; 0: it is loaded when it is wanted. */
  teasers: Readonly<Record<string, ReactNode>>
  /**
   * For wide screens: two entries in a row, those with sub-categories keep their link, and a teaser stands beside them. It
   * is that of the open level, else that of this category, the first level's.
   */
  wide?: string | undefined
}

const looks = { rows: '', columns: 'menu-level-wide' } as const

type Level = MenuEntry & { id: string }

/** The levels from the root, whose id is `root`, to the open one. */
function levelsOf(entries: readonly MenuEntry[], root: string, stack: readonly string[]): Level[] {
  const levels: Level[] = []
  for (const id of stack) {
    const above = levels.at(-1) ?? { id: root, entries }
    const found = above.entries?.find((_, place) => entryId(above.id, place) === id)
    if (!found) break
    levels.push({ ...found, id })
  }
  return levels
}

/** The category navigation: one level at a time, with the way back and the breadcrumb of the levels above. */
export function CategoryMenu({ entries, texts, teasers, wide }: Props) {
  const root = wide ?? ''
  const look = wide ? 'columns' : 'rows'
  const [stack, setStack] = useState(menuRoot)
  const place = useRef<HTMLDivElement>(null)
  /** Where the focus goes after the next change of level. */
  const next = useRef<string | undefined>(undefined)
  const levels = levelsOf(entries, root, stack)
  const level = levels.at(-1)
  const teaserOf = (id: string | undefined) => {
    if (id === undefined || teasers[id] === undefined) return undefined
    return (
      <MenuTeaser key={id} id={id}>
        {teasers[id]}
      </MenuTeaser>
    )
  }
  const teaser = teaserOf(level?.id)

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

  const menu = (
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
            <a className="menu-row font-bold" {...level.link}>
              {texts.all.replace('{name}', () => level.name)}
            </a>
          </li>
        )}
        {(level?.entries ?? entries).map((entry, place) => {
          const id = entryId(level?.id ?? root, place)
          return <Entry key={id} id={id} entry={entry} look={look} below={texts.below} open={open} />
        })}
      </ul>
      {!wide && (
        <noscript>
          {entries
            .filter((entry) => entry.entries)
            .flatMap(pagesOf)
            .map(({ name, link }) => (
              <a key={link?.href} {...link}>
                {name}
              </a>
            ))}
        </noscript>
      )}
      {!wide && teaser && <div className="mt-6">{teaser}</div>}
    </div>
  )
  if (!wide) return menu
  return (
    <>
      {menu}
      <div className="menu-beside">{teaser ?? teaserOf(wide)}</div>
    </>
  )
}

type EntryProps = {
  id: string
  entry: MenuEntry
  look: keyof typeof looks
  below: string
  open: (id: string) => void
}

function Entry({ id, entry, look, below, open }: EntryProps) {
  const { name, link } = entry
  if (!entry.entries)
    return (
      <li>
        <a className="menu-row" {...(link ?? {})}>
          {name}
        </a>
      </li>
    )
  if (look === 'columns' && link)
    return (
      <li className="menu-pair">
        <a {...link}>{name}</a>
        <button
          type="button"
          data-opens={id}
          aria-label={below.replace('{name}', () => name)}
          onClick={() => open(id)}
        >
          <IconFrame path={chevronRightPath} />
        </button>
      </li>
    )
  return (
    <li>
      <button type="button" data-opens={id} onClick={() => open(id)}>
        {name}
        <IconFrame path={chevronRightPath} />
      </button>
    </li>
  )
}

/** The page of an entry; of a group that has none, those of its entries. */
const pagesOf = (entry: MenuEntry): MenuEntry[] =>
  entry.link ? [entry] : (entry.entries ?? []).flatMap(pagesOf)
