'use client'

import { Button } from '@/lib/ui/button'
import type { ToastType } from '@/lib/ui/toasts/toast-queue'
import { showToast } from '@/lib/ui/toasts/toast-store'

/** One button for each message. */
export function ToastButtons({
  toasts,
}: {
  toasts: readonly { type: ToastType; label: string; text: string }[]
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {toasts.map(({ type, label, text }) => (
        <Button key={type} variant="secondary" onClick={() => showToast(text, type)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
