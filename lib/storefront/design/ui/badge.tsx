import type { ReactNode } from 'react'
import { classes } from './classes'

type Tone = 'neutral' | 'sale' | 'offer' | 'new' | 'success' | 'warning' | 'error' | 'info'

const tones: Record<Tone, string> = {
  neutral: 'bg-ink/8 text-ink',
  sale: 'bg-accent text-accent-ink',
  offer: 'bg-companion-2 text-ink',
  new: 'bg-ink text-card',
  success: 'bg-success-ground text-success',
  warning: 'bg-warning-ground text-warning',
  error: 'bg-error-ground text-error',
  info: 'bg-info-ground text-info',
}

/** A short label on a picture or beside a name. Its colour alone carries no meaning. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone | undefined
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes('badge', tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
