'use client'

import { useEffect, useRef } from 'react'
import { toastTimeout } from './toast-queue'
import { hideToast, useToasts } from './toast-store'

/** The newest message alone, above everything and without actions, for as long as a toast. */
export function PlainToasts() {
  const toast = useToasts().at(-1)
  const place = useRef<HTMLParagraphElement>(null)
  const id = toast?.id
  useEffect(() => {
    if (id === undefined) return
    place.current?.showPopover()
    const timer = setTimeout(() => hideToast(id), toastTimeout)
    return () => clearTimeout(timer)
  }, [id])
  return (
    toast && (
      <p
        key={id}
        ref={place}
        popover="manual"
        role="alert"
        className="inset-x-0 top-auto bottom-4 m-auto w-[min(26rem,90vw)] rounded-card border border-line bg-card p-3 text-ink text-small shadow-float"
      >
        {toast.text}
      </p>
    )
  )
}
