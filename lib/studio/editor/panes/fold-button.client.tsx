import type { ReactNode } from 'react'
import { classes } from '@/lib/studio/ui'
import { Icon } from '../icon'

type Props = {
  isOpen: boolean
  onTurn: () => void
  /** A line of its own words beside the sign; unset: a heading of what it folds. */
  plain?: boolean
  children: ReactNode
}

/** Folds and unfolds what stands below it. */
export function FoldButton({ isOpen, onTurn, plain = false, children }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onTurn}
      className={classes(
        'flex min-w-0 cursor-pointer gap-1.5 rounded-field text-start text-small hover:bg-hover pointer-coarse:min-h-10',
        plain ? 'min-h-7 items-start' : 'min-h-8 items-center px-1 font-semibold',
      )}
    >
      <Icon
        name="chevron"
        className={classes(
          'size-3.5 shrink-0 transition-transform',
          plain && 'mt-0.5',
          isOpen && 'rotate-90',
        )}
      />
      <span className="min-w-0">{children}</span>
    </button>
  )
}
