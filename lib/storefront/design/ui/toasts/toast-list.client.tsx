'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes'
import { reachByTab } from './reach-by-tab'
import { ToastItem } from './toast-item.client'
import type { ToastType } from './toast-queue'
import { useToasts } from './toast-store'
import { useToastPlace } from './use-toast-place'

export type ToastWords = { label: string; close: string; types: Record<ToastType, string> }

/** The toasts, at the lower edge of the page or below the title of an open dialog. */
export function ToastList({ words }: { words: ToastWords }) {
  const toasts = useToasts()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const list = useRef<HTMLElement>(null)
  const isEmpty = toasts.length === 0
  const { place, popover } = useToastPlace(list, isEmpty, toasts)

  // Closing a toast removes the element with the pointer or the focus, for which browsers fire no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the messages
  useEffect(() => {
    setHovered(list.current?.matches(':hover') ?? false)
    setFocused(list.current?.contains(document.activeElement) ?? false)
  }, [toasts])

  // A dialog has its messages among its own stops.
  const offered = popover && toasts.findLast(({ action }) => action)?.id
  useEffect(() => (offered && list.current ? reachByTab(list.current) : undefined), [offered])

  if (isEmpty) return null
  return createPortal(
    <section
      ref={list}
      popover={popover}
      aria-label={words.label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      className={classes(
        'toasts overflow-y-auto',
        popover
          ? 'pointer-events-none inset-x-0 top-auto bottom-0 m-auto max-h-dvh w-[min(28rem,100vw)] bg-transparent p-4 pb-[calc(var(--bottom-bar,0px)+max(1rem,env(safe-area-inset-bottom)))] data-top:top-0 data-top:bottom-auto data-top:pt-[calc(max(var(--stuck,0px),var(--head,0px))+max(1rem,env(safe-area-inset-top)))] data-top:pb-4'
          : 'max-h-[40dvh] px-4 pb-3',
      )}
    >
      <ul className="grid gap-2">
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            typeLabel={words.types[toast.type]}
            closeLabel={words.close}
            paused={hovered || focused}
          />
        ))}
      </ul>
    </section>,
    place,
  )
}
