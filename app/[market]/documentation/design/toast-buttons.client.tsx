'use client'

import type { ToastType } from '@/lib/storefront/design/ui'
import { Button } from '@/lib/storefront/design/ui'
import { showToast } from '@/lib/storefront/design/ui/client'

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
