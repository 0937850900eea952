'use client'

import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../button'
import { classes } from '../classes'
import { IconFrame } from '../icon-frame'
import { closePath } from '../icon-paths'
import { chatPath, errorPath, infoPath, successPath, warningPath } from '../part-icon-paths'
import { type Toast, type ToastType, timeLeft, timeoutOf, toastRole } from './toast-queue'
import { hideToast } from './toast-store'

const looks: Record<ToastType, { path: string; tone: string }> = {
  success: { path: successPath, tone: 'bg-success-ground text-success' },
  error: { path: errorPath, tone: 'bg-error-ground text-error' },
  warning: { path: warningPath, tone: 'bg-warning-ground text-warning' },
  info: { path: infoPath, tone: 'bg-info-ground text-info' },
  default: { path: chatPath, tone: 'bg-companion-2 text-ink' },
}

type ToastItemProps = {
  toast: Toast
  /** ‘Success:’, ‘Error:’: the meaning of the colour. */
  typeLabel: string
  closeLabel: string
  paused: boolean
}

/** A toast, which disappears after its timeout. The timer pauses while it has the pointer or the focus. */
export function ToastItem({ toast, typeLabel, closeLabel, paused }: ToastItemProps) {
  const { id, type, text, action } = toast
  const left = useRef(timeoutOf(toast))
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => hideToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = timeLeft(left.current, since, performance.now())
    }
  }, [id, paused])

  const { path, tone } = looks[type]
  return (
    <li className="pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-card p-2 ps-3 text-ink shadow-soft motion-safe:animate-[rise_var(--motion-slow)_var(--ease-calm)]">
      <span className={classes('flex size-9 shrink-0 items-center justify-center rounded-full', tone)}>
        <IconFrame path={path} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <div role={toastRole(type)} className="min-w-0 py-1 text-small">
          {typeLabel && <span className="sr-only">{typeLabel} </span>}
          {text}
        </div>
        {action && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 sm:ms-auto"
            data-offers=""
            onClick={() => {
              hideToast(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} icon={<IconFrame path={closePath} />} onClick={() => hideToast(id)} />
    </li>
  )
}
