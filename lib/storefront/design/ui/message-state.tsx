import type { ReactNode } from 'react'
import { classes } from './classes'
import type { HeadingLevel } from './heading-level'
import { Icon } from './icon'
import type { IconName } from './icons'

type StateProps = {
  headline: string
  level?: HeadingLevel | undefined
  /** The reason, and what to do now. */
  text?: string | undefined
  icon?: IconName | undefined
  /** Buttons and links. */
  children?: ReactNode
}

/** Nothing to show yet, and what to do about it. */
export function EmptyState({ icon = 'search', ...state }: StateProps) {
  return <MessageState {...state} icon={icon} tone="bg-companion-2 text-ink" />
}

/** Something could not be shown, and what to do about it. Announced to screen readers when it replaces content. */
export function ErrorState({
  icon = 'warning',
  live,
  ...state
}: StateProps & { live?: boolean | undefined }) {
  const message = <MessageState {...state} icon={icon} tone="bg-error-ground text-error" />
  return live ? <div role="alert">{message}</div> : message
}

function MessageState(props: StateProps & { icon: IconName; tone: string }) {
  const { headline, level: Heading = 'h2', text, icon, tone, children } = props
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-[min(1.25rem,6.25vw)] xs:flex-row sm:gap-6 sm:p-8">
      <span className={classes('flex size-14 shrink-0 items-center justify-center rounded-full', tone)}>
        <Icon name={icon} className="size-7" />
      </span>
      <div className="min-w-0 max-w-full">
        <Heading className="font-display text-h3">{headline}</Heading>
        {text && <p className="mt-2 max-w-prose text-quiet wrap-anywhere">{text}</p>}
        {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  )
}
