'use client'

import { useRef, useState } from 'react'
import type { MenuEntry } from '@/lib/storefront/navigation'
import { back, menuRoot, openLevel } from '@/lib/storefront/navigation'
import { chevronLeftPath, chevronRightPath, IconFrame } from '@/lib/storefront/ui'

type Texts = { back: string; all: string }
type Props = { entries: MenuEntry[]; texts: Texts }

const rowClasses =
  'flex min-h-12 w-full items-center justify-between gap-3 border-line border-b py-2 text-start'

const find = (entries: readonly MenuEntry[], stack: readonly string[]): MenuEntry | undefined =>
  stack.reduce<MenuEntry | undefined>(
    (level, id) => (level?.entries ?? entries).find((entry) => entry.id === id),
    undefined,
  )

/** The category navigation of phones: one level at a time, with the way back on top. */
export function CategoryMenu({ entries, texts }: Props) {
  const [stack, setStack] = useState(menuRoot)
  const top = useRef<HTMLDivElement>(null)
  const level = find(entries, stack)
  const move = (next: typeof stack) => {
    setStack(next)
    top.current?.focus()
  }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {level && (
        <button
          type="button"
          className="flex min-h-12 w-full items-center gap-2 text-quiet"
          onClick={() => move(back(stack))}
        >
          <IconFrame path={chevronLeftPath} />
          {texts.back}
        </button>
      )}
      {level && <p className="py-2 font-display text-h3">{level.name}</p>}
      <ul>
        {level?.link && (
          <li>
            <a className={`${rowClasses} font-bold`} {...level.link}>
              {texts.all.replace('{name}', level.name)}
            </a>
          </li>
        )}
        {(level?.entries ?? entries).map((entry) => (
          <li key={entry.id}>
            {entry.entries.length > 0 ? (
              <button type="button" className={rowClasses} onClick={() => move(openLevel(stack, entry.id))}>
                {entry.name}
                <IconFrame path={chevronRightPath} />
              </button>
            ) : (
              <a className={rowClasses} {...(entry.link ?? {})}>
                {entry.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
