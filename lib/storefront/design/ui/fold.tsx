import type { ReactNode } from 'react'

type Props = {
  /** What is known, in words. */
  label: string
  value: string
  /** Opens it. */
  change: string
  children: ReactNode
}

/**
 * Fields whose values are known, as one line that opens. They are sent closed as well, and need no script. What is still
 * to be answered or was refused belongs into no fold: who cannot see it cannot mend it.
 */
export const Fold = ({ label, value, change, children }: Props) => (
  <details className="group/fold min-w-0">
    <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-field border border-line bg-card px-3.5 py-2.5 group-open/fold:mb-5 hover:border-ink">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-quiet text-small">{label}</span>
        <span className="block group-open/fold:hidden">{value}</span>
      </span>
      <span className="text-small underline underline-offset-4 group-open/fold:hidden">{change}</span>
    </summary>
    <div className="grid gap-5">{children}</div>
  </details>
)
