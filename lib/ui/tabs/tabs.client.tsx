'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { movedBy } from '../roving'

export type TabEntry = { id: string; label: string; content: ReactNode }

export type TabsProps = {
  /** What the tabs are about. */
  label: string
  tabs: readonly TabEntry[]
}

const tabClasses =
  'relative -mb-px min-h-12 shrink-0 cursor-pointer px-4 py-2 font-bold whitespace-nowrap text-quiet transition-colors hover:text-ink aria-selected:text-ink after:absolute after:inset-x-4 after:bottom-0 after:h-0.75 after:rounded-full after:bg-accent after:opacity-0 aria-selected:after:opacity-100 focus-visible:-outline-offset-2'

/** One of several texts in one place. Without scripts all of them stand below each other, each under its name. */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const selected = Math.min(chosen, tabs.length - 1)

  const move = (event: KeyboardEvent) => {
    const next = movedBy(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex overflow-x-auto border-line border-b pb-px [scrollbar-width:none] noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            aria-controls={`${base}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setChosen(index)}
            className={tabClasses}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: from the tab, the next stop is what it shows (ARIA practices)
          tabIndex={0}
          data-selected={index === selected || undefined}
          className="hidden pt-5 data-selected:block noscript:block"
        >
          <p className="mb-2 hidden font-bold text-lead noscript:block">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
