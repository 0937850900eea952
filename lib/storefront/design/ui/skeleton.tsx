import type { ReactNode } from 'react'
import { classes } from './classes'

const shapes = {
  text: 'h-4 w-full rounded-full',
  title: 'h-7 w-2/3 rounded-full',
  picture: 'aspect-4/3 w-full rounded-card',
  button: 'h-12 w-40 rounded-field',
} as const

/** Reserves the space of loading content, in its shape. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: keyof typeof shapes
  className?: string | undefined
}) {
  return <span aria-hidden="true" className={classes('skeleton', shapes[shape], className)} />
}

/** Wraps skeletons and announces once that something is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      {/* The skeletons have no colour there. */}
      <span className="sr-only forced-colors:not-sr-only">{label}</span>
      {children}
    </div>
  )
}
