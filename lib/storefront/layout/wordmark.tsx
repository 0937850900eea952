import { markPaths } from '@/lib/storefront/brand'

/** The shop's logo and name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8 text-accent" fill="currentColor" aria-hidden="true">
        <path d={markPaths.nest} />
        <path d={markPaths.leaves} opacity=".6" />
      </svg>
      <span className="font-display text-h3 tracking-tight">Nestling</span>
    </span>
  )
}
