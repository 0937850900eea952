'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toastTimeout } from './toast-queue'
import { hideToast, useToasts } from './toast-store'
import { useToastPlace } from './use-toast-place'

/** The newest message alone, above everything and without actions, for as long as a toast. */
export function PlainToasts() {
  const toast = useToasts().at(-1)
  const ref = useRef<HTMLParagraphElement>(null)
  const id = toast?.id
  const { place, popover } = useToastPlace(ref, id)
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => hideToast(id), toastTimeout)
    return () => clearTimeout(timer)
  }, [id])
  if (!toast) return null
  return createPortal(
    <p
      key={id}
      ref={ref}
      popover={popover}
      role="alert"
      className="toasts inset-x-0 top-auto bottom-[calc(var(--bottom-bar,0px)+1rem)] m-auto data-top:top-[calc(var(--stuck,0px)+1rem)] data-top:bottom-auto w-[min(26rem,90vw)] rounded-card border border-line bg-card p-3 text-ink text-small shadow-float"
    >
      {toast.text}
    </p>,
    place,
  )
}
