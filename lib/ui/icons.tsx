import { classes } from './classes'

const frame = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Leads on: beside the words of a link. */
export function ArrowIcon({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={classes('size-5 shrink-0', className)}>
      <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />
    </svg>
  )
}

/** Stands between the steps of a way. */
export function ChevronIcon({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={classes('size-4 shrink-0', className)}>
      <path d="m8 5 5 5-5 5" />
    </svg>
  )
}

/** Opens; turned by an eighth it closes. */
export function PlusIcon({ className }: { className?: string }) {
  return (
    <svg {...frame} aria-hidden="true" className={classes('size-5 shrink-0', className)}>
      <path d="M10 4v12M4 10h12" />
    </svg>
  )
}
