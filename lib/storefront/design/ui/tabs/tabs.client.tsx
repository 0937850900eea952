'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { revealableEvent, revealEvent } from '../reveal'
import { rovingIndex } from '../roving'

type TabEntry = {
  id: string
  label: string
  /** The fragment that opens it. */
  anchor?: string | undefined
  content: ReactNode
}

export type TabsProps = {
  /** The name of the tab list. */
  label: string
  tabs: readonly TabEntry[]
}

const tabClasses =
  'relative -mb-px min-h-12 shrink-0 cursor-pointer px-4 py-2 font-bold first:ps-0 first:after:start-0 whitespace-nowrap text-quiet transition-colors hover:text-ink aria-selected:text-ink after:absolute after:inset-x-4 after:bottom-0 after:h-0.75 after:rounded-full after:bg-accent after:opacity-0 aria-selected:after:opacity-100 focus-visible:-outline-offset-2'

/** Tabs. Without scripts all panels are shown one below the other, each under its title. */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const base = useId()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const panelId = (index: number) => tabs[index]?.anchor ?? `${base}-panel-${index}`
  const selected = Math.min(chosen, tabs.length - 1)

  useEffect(() => {
    const current = box.current
    const reveal = ({ target }: Event) => {
      const [, ...panels] = current?.children ?? []
      const index = panels.findIndex((panel) => target instanceof Node && panel.contains(target))
      if (index >= 0) flushSync(() => setChosen(index))
    }
    current?.addEventListener(revealEvent, reveal)
    window.dispatchEvent(new Event(revealableEvent))
    return () => current?.removeEventListener(revealEvent, reveal)
  }, [])

  const move = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div ref={box}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="scrolls-sideways flex overflow-x-auto border-line border-b pb-px [scrollbar-width:none] noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-keeps-tap
            id={`${base}-tab-${index}`}
            aria-controls={panelId(index)}
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
          id={panelId(index)}
          aria-labelledby={`${base}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: from the tab, the next stop is what it shows (ARIA practices)
          tabIndex={0}
          data-selected={index === selected || undefined}
          className="hidden scroll-mt-48 pt-5 data-selected:block noscript:block"
        >
          <p className="mb-2 hidden font-bold text-lead noscript:block">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
