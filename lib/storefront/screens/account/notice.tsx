import type { ReactNode } from 'react'

/** The result of the customer's request. It gets the focus when the page is shown. */
export const Notice = ({ children }: { children: ReactNode }) =>
  children ? (
    <div
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
      autoFocus
      className="mt-4 rounded-card bg-companion-1 p-4 font-medium wrap-anywhere"
    >
      {children}
    </div>
  ) : null
