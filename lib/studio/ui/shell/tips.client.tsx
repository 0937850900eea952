'use client'

import { useEffect, useRef } from 'react'

/** Between a control and its name, and between the name and the edge of the window; pixels. */
const gap = 6

/** Whether a name stands on its control. What only a screen reader gets is one pixel wide. */
const isWritten = (control: HTMLElement, name: string) =>
  [control, ...control.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.children.length === 0 && part.textContent?.trim() === name && part.offsetWidth > 1,
  )

/**
 * Shows the name of a control that has only an icon while the keyboard is on it. Under the pointer the browser shows its
 * title by itself.
 */
export function Tips() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tip = ref.current
    if (!tip) return
    const hide = () => {
      if (tip.isConnected && tip.matches(':popover-open')) tip.hidePopover()
    }
    const show = (control: HTMLElement) => {
      hide()
      tip.textContent = control.title
      tip.showPopover()
      const at = control.getBoundingClientRect()
      const { width, height } = tip.getBoundingClientRect()
      const left = at.left + at.width / 2 - width / 2
      const isBelow = at.bottom + gap + height <= window.innerHeight
      tip.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`
      tip.style.top = `${isBelow ? at.bottom + gap : Math.max(gap, at.top - gap - height)}px`
    }
    const onFocus = ({ target }: FocusEvent) => {
      const control =
        target instanceof HTMLElement && target.matches('[title]:focus-visible') ? target : undefined
      if (control && tip.isConnected && !isWritten(control, control.title)) show(control)
      else hide()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('focusin', onFocus, options)
    document.addEventListener('keydown', onKey, options)
    for (const name of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(name, hide, options)
    return () => {
      listening.abort()
      hide()
    }
  }, [])
  return (
    <div
      ref={ref}
      popover="manual"
      aria-hidden="true"
      data-tip
      className="pointer-events-none fixed inset-auto m-0 w-max max-w-72 rounded-field border-0 bg-ink px-2 py-1 text-card text-small shadow-float"
    />
  )
}
