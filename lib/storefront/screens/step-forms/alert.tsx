import type { ReactNode } from 'react'
import { Icon } from '@/lib/storefront/design/ui'

/** What answers the button that orders. */
export function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
      autoFocus
      className="mb-6 flex items-start gap-3 rounded-card bg-warning-ground p-4"
    >
      <Icon name="warning" className="mt-0.5 size-6 text-warning" />
      <div className="min-w-0">
        <h2 className="font-bold text-warning">{title}</h2>
        {children}
      </div>
    </div>
  )
}
